import { pageIdentity } from '#shared/rules/page-address.ts';

/** A choice of cabins: their category, how many, and the people in each. */
type PendingCabin = { categoryId: string; count: number; adult: number; child: number };

/** An action that a guest asked for before logging in. It is completed once, on the page where it was asked for. */
export type PendingAction =
	| { kind: 'favourite'; voyageId: string }
	| { kind: 'cart'; voyageId: string; cabins: readonly PendingCabin[] }
	| { kind: 'book'; voyageId: string; cabins: readonly PendingCabin[] };

type StoredAction = { action: PendingAction; address: string; at: number };

const LIFETIME = 30 * 60_000;
const MAX_CABINS = 40;

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0 && (value as number) < 100;
const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

function isCabin(value: unknown): value is PendingCabin {
	const { categoryId, count, adult, child } = (value ?? {}) as Partial<PendingCabin>;
	return isId(categoryId) && isCount(count) && isCount(adult) && isCount(child);
}

function isAction(value: unknown): value is PendingAction {
	const { kind, voyageId, cabins } = (value ?? {}) as { kind?: unknown; voyageId?: unknown; cabins?: unknown };
	if (!isId(voyageId)) return false;
	if (kind === 'favourite') return true;
	return (kind === 'cart' || kind === 'book') && Array.isArray(cabins) && cabins.length <= MAX_CABINS && cabins.every(isCabin);
}

/** Writes the action as text for the tab's own storage: ids and counts only, nothing about a person. */
export const writePending = (action: PendingAction, address: string, now: number): string =>
	JSON.stringify({ action, address, at: now } satisfies StoredAction);

/** Reads the action stored for the page at `address`; null for another page, after half an hour, and for anything unreadable. */
export function readPending(text: string | null, address: string, now: number): PendingAction | null {
	if (!text) return null;
	try {
		const { action, address: asked, at } = JSON.parse(text) as Partial<StoredAction>;
		if (typeof asked !== 'string' || typeof at !== 'number' || at > now || now - at > LIFETIME) return null;
		return isAction(action) && pageIdentity(asked) === pageIdentity(address) ? action : null;
	} catch {
		return null;
	}
}
