import { AppError } from '#server/request/errors.ts';
import type { UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { KEEP_SECONDS, type Round } from './login-round.ts';
import { once } from './once.ts';
import type { Vault } from './vault.ts';

/** True for a reply that ends a code: with the session's token, or with the token that binds a number. */
const hasSpent = (reply: unknown): boolean => {
	const { token, bindToken } = reply as { token?: unknown; bindToken?: unknown };
	return Boolean(token || bindToken);
};

type Spending = { name: UpstreamCall; input: unknown; round: Round; vault: Vault; timeoutMs: number };

/**
 * Sends a login upstream. A code works once, so further presses in the same browser with the same input get the reply of the first
 * for ten minutes, from any process (docs/rules.md, login-once). Throws `code-unclear` for a code that upstream refuses after a
 * press with it got no answer, since upstream may have taken it then.
 */
export async function spendCode(
	{ name, input, round, vault, timeoutMs }: Spending,
	send: () => Promise<unknown>,
): Promise<unknown> {
	const key = `login:${JSON.stringify([round.browser, round.id, name, input])}`;
	const unanswered = `unanswered:${key}`;
	return once(vault, key, { keepSeconds: (reply) => (hasSpent(reply) ? KEEP_SECONDS : 0), timeoutMs }, async () => {
		try {
			return await send();
		} catch (error) {
			if (!(error instanceof AppError)) throw error;
			if (error.code === 'upstream-unavailable' && !error.unsent) await vault.put(unanswered, true, KEEP_SECONDS).catch(() => {});
			if (error.code === 'upstream-business' && (await vault.get(unanswered)))
				throw new AppError('code-unclear', 'refused after a press without an answer', { cause: error });
			throw error;
		}
	});
}
