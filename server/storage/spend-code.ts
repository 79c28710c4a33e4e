import { randomUUID } from 'node:crypto';
import { AppError } from '#server/request/errors.ts';
import type { Identity } from '#server/request/identity.ts';
import type { UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { once } from './once.ts';
import type { Vault } from './vault.ts';

/** A press is repeated within this time; a number's next code comes a minute after the last one. */
const KEEP_SECONDS = 10 * 60;
const ROUND_SECONDS = 60 * 60;

/** Boarding passes that a browser keeps are over sooner than this. */
const ENDED_SECONDS = 60 * 24 * 60 * 60;

/** A browser's name for its logins: after a logout it has another one, and none of their replies is found. `ended`: by upstream. */
type Round = { id: string; ended?: true };
type Browser = Pick<Identity, 'knownBrowser'>;

const roundOf = (browser: string): string => `login-round:${browser}`;

/** True for a reply that ends a code: with the session's token, or with the token that binds a number. */
const hasSpent = (reply: unknown): boolean => {
	const { token, bindToken } = reply as { token?: unknown; bindToken?: unknown };
	return Boolean(token || bindToken);
};

type Spending = { name: UpstreamCall; input: unknown; identity: Identity; vault: Vault; timeoutMs: number };

/**
 * Sends a login upstream. A code works once, so further presses in the same browser with the same input get the reply of the first
 * for ten minutes, from any process (docs/rules.md, login-once). Throws `code-unclear` for a code that upstream refuses after a
 * press with it got no answer, since upstream may have taken it then.
 */
export async function spendCode(
	{ name, input, identity, vault, timeoutMs }: Spending,
	send: () => Promise<unknown>,
): Promise<unknown> {
	const browser = identity.browser();
	const round: Round = { id: randomUUID() };
	await vault.put(roundOf(browser), round, ROUND_SECONDS, 'first');
	const { id } = (await vault.get<Round>(roundOf(browser))) ?? round;
	const key = `login:${JSON.stringify([browser, id, name, input])}`;
	const unanswered = `unanswered:${key}`;
	const reply = await once(vault, key, { keepSeconds: (reply) => (hasSpent(reply) ? KEEP_SECONDS : 0), timeoutMs }, async () => {
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
	// A new session isn't the one that upstream ended, and its presses may come until its round ends.
	if (hasSpent(reply)) await vault.put(roundOf(browser), { id } satisfies Round, ROUND_SECONDS).catch(() => {});
	return reply;
}

/** Forgets what a browser has logged in with: after a logout no code that was used before begins another session. */
export async function forgetLogins({ knownBrowser }: Browser, vault: Vault): Promise<void> {
	const browser = knownBrowser();
	if (browser !== undefined) await vault.drop(roundOf(browser));
}

/** Forgets it too when upstream has ended the session, and notes that for the browser's next pages. */
export async function noteSessionEnded({ knownBrowser }: Browser, vault: Vault): Promise<void> {
	const browser = knownBrowser();
	if (browser !== undefined) await vault.put(roundOf(browser), { id: randomUUID(), ended: true } satisfies Round, ENDED_SECONDS);
}

/** True when upstream ended the last session of a browser; false after one that merely ran out. */
export async function hasSessionEnded({ knownBrowser }: Browser, vault: Vault): Promise<boolean> {
	const browser = knownBrowser();
	return browser !== undefined && ((await vault.get<Round>(roundOf(browser)))?.ended ?? false);
}
