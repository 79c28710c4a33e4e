import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useAddress } from '#client/app/root-data.ts';
import { useSession } from '#client/app/session.tsx';
import { forget, readStored, store } from '#client/app/stored.ts';
import { loginPath, paths } from '#shared/paths.ts';
import { pageIdentity } from '#shared/rules/page-address.ts';

/** A choice of cabins: their category, how many, the people in each, and those that were chosen on the deck. */
type PendingCabin = {
	categoryId: string;
	count: number;
	adult: number;
	child: number;
	rooms?: readonly { id: string; roomNum: string }[];
};

/** An action that a guest asked for before logging in. It is completed once, on the page where it was asked for. */
export type PendingAction =
	| { kind: 'favourite'; voyageId: string }
	| { kind: 'cart'; voyageId: string; cabins: readonly PendingCabin[] }
	| { kind: 'book'; voyageId: string; cabins: readonly PendingCabin[] };

type StoredAction = { action: PendingAction; address: string; at: number };

const PENDING_KEY = 'pendingAction';
/** Milliseconds for which an action is kept. */
const LIFETIME = 30 * 60_000;
const MAX_CABINS = 40;
const LOGIN_PAGES: readonly string[] = [paths.login, paths.bind];

/** Writes the action as text for the tab's own storage: ids and counts only, nothing about a person. */
export const writePending = (action: PendingAction, address: string, now: number): string =>
	JSON.stringify({ action, address, at: now } satisfies StoredAction);

/** Keeps an action for the page at `address`, in this tab, for half an hour from now. */
export const keepPending = (action: PendingAction, address: string): void =>
	store('sessionStorage', PENDING_KEY, writePending(action, address, Date.now()));

const isId = (value: unknown): boolean => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);
const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 100;

const isCabin = ({ categoryId, count, adult, child, rooms = [] }: PendingCabin): boolean =>
	isId(categoryId) && [count, adult, child].every(isCount) && rooms.every(({ id, roomNum }) => isId(id) && roomNum.length <= 16);

function isAction(action: PendingAction): boolean {
	if (!isId(action.voyageId)) return false;
	if (action.kind === 'favourite') return true;
	return ['cart', 'book'].includes(action.kind) && action.cabins.length <= MAX_CABINS && action.cabins.every(isCabin);
}

/** Reads the action stored for the page at `address`; null for another page, after half an hour, and for anything unreadable. */
export function readPending(text: string | null, address: string, now: number): PendingAction | null {
	try {
		const { action, address: asked, at } = JSON.parse(text ?? '') as StoredAction;
		if (at > now || now - at > LIFETIME || pageIdentity(asked) !== pageIdentity(address)) return null;
		return isAction(action) ? action : null;
	} catch {
		return null;
	}
}

/** Returns the action kept for the page at `address`, or null. */
export const keptPending = (address: string): PendingAction | null =>
	readPending(readStored('sessionStorage', PENDING_KEY), address, Date.now());

/** True while an action is kept in this tab, for whatever page. */
export const hasPending = (): boolean => readStored('sessionStorage', PENDING_KEY) !== null;

/** True while the session or the login page is awaited: nothing is forgotten meanwhile. */
let asking = false;

/**
 * Returns a function that leads a guest to the login page and back to this one. The action, if any, is completed there once: it
 * is kept in this tab, by name and voyage only, so that no address can cause it. Until the session is known every visitor counts
 * as a guest: for a member the action is completed here.
 */
export function useAskToLogIn(): (action?: PendingAction) => Promise<void> {
	const { known, refresh } = useSession();
	const navigate = useNavigate();
	const address = useAddress();
	return async (action) => {
		if (action) keepPending(action, address);
		asking = true;
		if (known || !(await refresh())) await navigate(loginPath(address));
		asking = false;
	};
}

/** Forgets the action of a guest who left the login page without logging in. */
export function useForgetPending(): void {
	const { user, known } = useSession();
	const address = useAddress();
	useEffect(() => {
		const [pathname = ''] = address.split('?');
		if (!asking && known && !user && !LOGIN_PAGES.includes(pathname)) forget('sessionStorage', PENDING_KEY);
	}, [known, user, address]);
}

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
