import { randomBytes } from 'node:crypto';
import type { PayMethod } from '#shared/constants.ts';
import type { Vault } from './vault.ts';

/** The path of the site's own links to cashiers. */
export const CASHIER_LINK_PATH = '/pay/go';
const LINK_SECONDS = 10 * 60;
/** A cashier that was opened may still be paid at for this time. */
const OPEN_SECONDS = 15 * 60;

/** A visit to a cashier. `afterFailure`: the order's last payment had failed before, or may fail at another cashier that is open beside it. */
export type Visit = { orderId: string; method: PayMethod; afterFailure: boolean };
/** A visit that began, with the moment, epoch milliseconds: at a page, or by a code to scan. */
export type OpenedCashier = Visit & { at: number; as: 'page' | 'code' };

type CashierLink = { memberId: string; url: string; visit: Visit };
/** A link as stored; `at` is when, in epoch milliseconds. A link of an older version has no visit, or no `at`. */
type StoredLink = Omit<CashierLink, 'visit'> & { visit?: Visit; at?: number };
const keyOf = (token: string): string => `go:${token}`;
const usedKey = (token: string): string => `used:${token}`;
const openedKey = (memberId: string, orderId: string): string => `cashier:${memberId}:${orderId}`;

/** Makes an address of this site that redirects one member to the cashier at `url`, for ten minutes. */
export async function createCashierLink(link: CashierLink, vault: Vault): Promise<string> {
	const token = randomBytes(18).toString('base64url');
	const stored: StoredLink = { ...link, at: Date.now() };
	await vault.put(keyOf(token), stored, LINK_SECONDS);
	return `${CASHIER_LINK_PATH}/${token}`;
}

/**
 * Returns the cashier's address behind a link, and notes at its first use that it is opened; null when the link is over or belongs
 * to another member. A note that fails is handed to `onUnnoted`, and the member still gets to the cashier.
 */
export async function followCashierLink(
	token: string,
	memberId: string,
	vault: Vault,
	onUnnoted: (error: unknown) => void,
): Promise<string | null> {
	const link = await vault.get<StoredLink>(keyOf(token));
	if (link?.memberId !== memberId) return null;
	try {
		const isFirst = await vault.put(usedKey(token), true, LINK_SECONDS, 'first');
		if (isFirst && link.visit) {
			// Of two cashiers that are open at once the order doesn't tell which one failed: it says nothing of this one.
			const other = await openedCashier(link.visit.orderId, memberId, vault);
			const isBeside = other !== null && other.at > (link.at ?? Infinity);
			await noteOpened({ ...link.visit, afterFailure: link.visit.afterFailure || isBeside }, 'page', memberId, vault);
		}
	} catch (error) {
		onUnnoted(error);
	}
	return link.url;
}

/** Notes that a member sees a cashier from now on. */
export function noteOpened(visit: Visit, as: OpenedCashier['as'], memberId: string, vault: Vault): Promise<boolean> {
	const opened: OpenedCashier = { ...visit, as, at: Date.now() };
	return vault.put(openedKey(memberId, visit.orderId), opened, OPEN_SECONDS);
}

/** Returns the last cashier that a member opened for an order, for a quarter of an hour; null when there is none. */
export const openedCashier = (orderId: string, memberId: string, vault: Vault): Promise<OpenedCashier | null> =>
	vault.get<OpenedCashier>(openedKey(memberId, orderId));
