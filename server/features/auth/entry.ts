import { createHash, timingSafeEqual } from 'node:crypto';
import { memberView } from '#server/composition/member-view.ts';
import { AppError } from '#server/errors.ts';
import { safePath } from '#shared/rules/safe-path.ts';
import type { FeatureScope, Handler } from '../handler.ts';

/** What an entry from elsewhere may be used with: its own browser, until it closes. */
const nonceOf = (browser: string): string => createHash('sha256').update(`entry:${browser}`).digest('base64url');

/** `GET /login/entry`: changes nothing but the browser's own id. Somebody else's page can't read the nonce, nor guess it. */
export const entry: Handler<'GET /login/entry'> = async (_input, { identity, member }) => ({
	nonce: nonceOf(identity.browser()),
	name: member && memberView(member).name,
});

type Entry = { nonce: string; redirect?: string; change?: boolean };
type Entered = { state: 'in'; user: ReturnType<typeof memberView>; to: string } | { state: 'ask'; name: string };

/**
 * Lets a browser in by a link from elsewhere: `logIn` is run when the nonce is this browser's and nobody else would be logged out unasked
 * (security.md T22–T26). What is at most once used is marked by `once`.
 */
export async function enter(
	{ nonce, redirect, change }: Entry,
	{ identity, member, vault }: FeatureScope,
	once: string,
	logIn: () => Promise<unknown>,
): Promise<Entered> {
	const [sent, known] = [Buffer.from(nonce), Buffer.from(nonceOf(identity.browser()))];
	if (sent.length !== known.length || !timingSafeEqual(sent, known))
		throw new AppError('forbidden', 'not the browser that began');
	if (member && !change) return { state: 'ask', name: memberView(member).name };
	if (!(await vault.put(`entered:${once}`, true, 600, 'first'))) throw new AppError('conflict', 'used already');
	await logIn();
	if (!identity.member) throw new AppError('upstream-unavailable', 'upstream logged nobody in');
	return { state: 'in', user: memberView(identity.member), to: safePath(redirect) };
}
