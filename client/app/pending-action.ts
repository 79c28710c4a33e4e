import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useAddress } from '#client/app/root-data.ts';
import { useSession } from '#client/app/session.tsx';
import { forget, readStored, store } from '#client/app/stored.ts';
import { loginPath, paths } from '#shared/paths.ts';
import { type PendingAction, readPending, writePending } from './pending-action-state.ts';

const KEY = 'pendingAction';
const LOGIN_PAGES: readonly string[] = [paths.login, paths.bind];

/** Keeps an action for the page at `address`, in this tab, for half an hour from now. */
export const keepPending = (action: PendingAction, address: string): void =>
	store('sessionStorage', KEY, writePending(action, address, Date.now()));

/** Returns the action kept for the page at `address`, or null. */
export const keptPending = (address: string): PendingAction | null =>
	readPending(readStored('sessionStorage', KEY), address, Date.now());

/**
 * Returns a function that leads a guest to the login page and back to this one. The action, if any, is completed there once: it
 * is kept in this tab, by name and voyage only, so that no address can cause it.
 */
export function useAskToLogIn(): (action?: PendingAction) => void {
	const navigate = useNavigate();
	const address = useAddress();
	return (action) => {
		if (action) keepPending(action, address);
		void navigate(loginPath(address));
	};
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
		forget('sessionStorage', KEY);
		complete(action as Extract<PendingAction, { kind: K }>);
	}, [member, address, kind]);
}

/** Forgets the action of a guest who left the login page without logging in. */
export function useForgetPending(): void {
	const { user, known } = useSession();
	const address = useAddress();
	useEffect(() => {
		const [pathname = ''] = address.split('?');
		if (known && !user && !LOGIN_PAGES.includes(pathname)) forget('sessionStorage', KEY);
	}, [known, user, address]);
}
