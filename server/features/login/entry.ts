import { createHash, timingSafeEqual } from 'node:crypto';
import { memberView } from '#server/composition/members/member-view.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { MemberView } from '#shared/catalogue/bff/session.ts';

/** A nonce for logins by a link from another site: only the browser that got its id from us can have it. */
const nonceOf = (browser: string): string => createHash('sha256').update(`entry:${browser}`).digest('base64url');

function isNonceOf(browser: string, sent: string): boolean {
	const [a, b] = [Buffer.from(sent), Buffer.from(nonceOf(browser))];
	return a.length === b.length && timingSafeEqual(a, b);
}

/** `GET /login/entry`: changes nothing but the browser's own id. Another site's page can't read the nonce, nor guess it. */
export const entry: Handler<'GET /login/entry'> = async (_input, { identity }) => ({
	nonce: nonceOf(identity.browser()),
	user: identity.member && memberView(identity.member),
});

type Entry = {
	nonce: string;
	replace?: boolean;
	/** Names what may be used once, and says for how many seconds its use is remembered. */
	once: string;
	seconds: number;
	logIn: () => Promise<unknown>;
};

const isOutage = (error: unknown): boolean => error instanceof AppError && error.code === 'upstream-unavailable';

/** Logs a browser in by a link from another site: only the browser that asked for it, and never over another member's session unless `replace` says so. */
export async function enter(entry: Entry, { identity, vault }: FeatureScope): Promise<MemberView> {
	const { nonce, replace, once, seconds, logIn } = entry;
	if (!isNonceOf(identity.browser(), nonce)) throw new AppError('forbidden', 'not the browser that asked');
	if (identity.member && !replace) throw new AppError('conflict', 'somebody is logged in');
	const key = `entered:${once}`;
	if (!(await vault.put(key, true, seconds, 'first'))) throw new AppError('conflict', 'used already');
	try {
		await logIn();
	} catch (error) {
		// Upstream wasn't reached, so the link may be tried again.
		if (isOutage(error)) await vault.drop(key);
		throw error;
	}
	if (!identity.member) throw new AppError('upstream-unavailable', 'upstream logged nobody in');
	return memberView(identity.member);
}
