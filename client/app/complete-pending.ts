import { useEffect, useEffectEvent } from 'react';
import { useAddress } from '#client/app/root-data.ts';
import { useSession } from '#client/app/session.tsx';
import { forget, readStored } from '#client/app/stored.ts';
import { pageIdentity } from '#shared/rules/page-address.ts';
import { PENDING_KEY, type PendingAction, type PendingCabin, type StoredAction } from './pending-action.ts';

const LIFETIME = 30 * 60_000;
const MAX_CABINS = 40;

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0 && (value as number) < 100;
const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

const isRoom = (value: unknown): boolean => {
	const { id, roomNum } = (value ?? {}) as { id?: unknown; roomNum?: unknown };
	return isId(id) && typeof roomNum === 'string' && roomNum.length <= 16;
};

function isCabin(value: unknown): value is PendingCabin {
	const { categoryId, count, adult, child, rooms = [] } = (value ?? {}) as Partial<PendingCabin>;
	const known = Array.isArray(rooms) && rooms.length <= MAX_CABINS && rooms.every(isRoom);
	return isId(categoryId) && isCount(count) && isCount(adult) && isCount(child) && known;
}

function isAction(value: unknown): value is PendingAction {
	const { kind, voyageId, cabins } = (value ?? {}) as { kind?: unknown; voyageId?: unknown; cabins?: unknown };
	if (!isId(voyageId)) return false;
	if (kind === 'favourite') return true;
	return (kind === 'cart' || kind === 'book') && Array.isArray(cabins) && cabins.length <= MAX_CABINS && cabins.every(isCabin);
}

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

/** Returns the action kept for the page at `address`, or null. */
export const keptPending = (address: string): PendingAction | null =>
	readPending(readStored('sessionStorage', PENDING_KEY), address, Date.now());

/** Runs, once, the action that the member asked for as a guest on this page, if it is of this kind. */
export function usePendingAction<K extends PendingAction['kind']>(
	kind: K,
	run: (action: Extract<PendingAction, { kind: K }>) => void,
): void {
	const { user } = useSession();
	const address = useAddress();
	const complete = useEffectEvent(run);
	const member = user?.id;
	useEffect(() => {
		if (member === undefined) return;
		const action = keptPending(address);
		if (action?.kind !== kind) return;
		forget('sessionStorage', PENDING_KEY);
		complete(action as Extract<PendingAction, { kind: K }>);
	}, [member, address, kind]);
}
