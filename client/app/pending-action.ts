import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useAddress } from '#client/app/root-data.ts';
import { useSession } from '#client/app/session.tsx';
import { forget, readStored, store } from '#client/app/stored.ts';
import { loginPath, paths } from '#shared/paths.ts';

/** A choice of cabins: their category, how many, the people in each, and those that were chosen on the deck. */
export type PendingCabin = {
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

export type StoredAction = { action: PendingAction; address: string; at: number };

export const PENDING_KEY = 'pendingAction';
const LOGIN_PAGES: readonly string[] = [paths.login, paths.bind];

/** Writes the action as text for the tab's own storage: ids and counts only, nothing about a person. */
export const writePending = (action: PendingAction, address: string, now: number): string =>
	JSON.stringify({ action, address, at: now } satisfies StoredAction);

/** Keeps an action for the page at `address`, in this tab, for half an hour from now. */
export const keepPending = (action: PendingAction, address: string): void =>
	store('sessionStorage', PENDING_KEY, writePending(action, address, Date.now()));

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
