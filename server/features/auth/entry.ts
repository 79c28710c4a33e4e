import { createHash, timingSafeEqual } from 'node:crypto';
import { memberView } from '#server/composition/member-view.ts';
import { AppError } from '#server/errors.ts';
import type { MemberView } from '#shared/catalogue/bff/session.ts';
import type { FeatureScope, Handler } from '../handler.ts';

const USED_SECONDS = 24 * 60 * 60;

/** What entries from elsewhere carry: only the browser that was given its id can know it. */
const nonceOf = (browser: string): string => createHash('sha256').update(`entry:${browser}`).digest('base64url');

function isNonceOf(browser: string, sent: string): boolean {
	const [a, b] = [Buffer.from(sent), Buffer.from(nonceOf(browser))];
	return a.length === b.length && timingSafeEqual(a, b);
}

/** `GET /login/entry`: changes nothing but the browser's own id. Another site's page can't read the nonce, nor guess it. */
export const entry: Handler<'GET /login/entry'> = async (_input, { identity, member }) => ({
	nonce: nonceOf(identity.browser()),
	user: member && memberView(member),
});

type Entry = {
	nonce: string;
	replace?: boolean;
	/** What works once only, a code or a ticket. */
	once: string;
	logIn: () => Promise<unknown>;
};

/** Lets a browser in by a link from elsewhere, if it is the browser that asked, and nobody is logged out unasked (security.md T22–T26). */
export async function enter({ nonce, replace, once, logIn }: Entry, { identity, vault }: FeatureScope): Promise<MemberView> {
	if (!isNonceOf(identity.browser(), nonce)) throw new AppError('forbidden', 'not the browser that asked');
	if (identity.member && !replace) throw new AppError('conflict', 'somebody is logged in');
	if (!(await vault.put(`entered:${once}`, true, USED_SECONDS, 'first'))) throw new AppError('conflict', 'used already');
	await logIn();
	if (!identity.member) throw new AppError('upstream-unavailable', 'upstream logged nobody in');
	return memberView(identity.member);
}
