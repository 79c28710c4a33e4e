import { randomBytes } from 'node:crypto';
import type { Vault } from './vault.ts';

/** The path of the site's own links to cashiers. */
export const CASHIER_LINK_PATH = '/pay/go';
const LINK_SECONDS = 10 * 60;

type CashierLink = { memberId: string; url: string };
const keyOf = (token: string): string => `go:${token}`;

/** Makes an address of this site that redirects one member to the cashier at `url`, for ten minutes. */
export async function createCashierLink(url: string, memberId: string, vault: Vault): Promise<string> {
	const token = randomBytes(18).toString('base64url');
	await vault.put(keyOf(token), { memberId, url } satisfies CashierLink, LINK_SECONDS);
	return `${CASHIER_LINK_PATH}/${token}`;
}

/** Returns the cashier's address behind a link; null when the link is over or belongs to another member. */
export async function cashierBehind(token: string, memberId: string, vault: Vault): Promise<string | null> {
	const link = await vault.get<CashierLink>(keyOf(token));
	return link?.memberId === memberId ? link.url : null;
}
