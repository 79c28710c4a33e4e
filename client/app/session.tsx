import { createContext, type ReactNode, startTransition, use, useCallback, useEffect, useMemo, useState } from 'react';
import { browserApi } from '#client/app/api.ts';
import { useLanguage } from '#client/app/facts.tsx';
import { dropPasses } from '#client/app/kept-passes.ts';
import { watchTabs } from '#client/app/other-tabs.ts';
import { ownPage } from '#client/app/own-page.ts';
import { whenIdle } from '#client/app/timing.ts';
import type { MemberView } from '#shared/catalogue/bff/session.ts';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import { loginPath } from '#shared/paths.ts';
import { clockOffset } from '#shared/rules/countdown.ts';

export type Session = Omit<CallOutput<'GET /session'>, 'now' | 'mark' | 'ended'> & {
	/** True once the answer is there; until then every visitor is shown as a guest. */
	known: boolean;
	/** Milliseconds by which the server's clock is ahead of the visitor's. */
	clockOffset: number;
	/**
	 * Asks for the session again: after logging in or out, and when a badge has changed. Never rejects; resolves to true for a
	 * member.
	 */
	refresh: () => Promise<boolean>;
	/** Shows a voyage as a favourite, or no longer as one, without calling the backend. */
	setFavourite: (voyageId: string, on: boolean) => void;
	/** Shows how many cabins are in the cart. */
	setCart: (count: number) => void;
};

const SessionContext = createContext<Session | null>(null);

/** A member's name, as the header shows it. */
export const memberName = ({ nickname, mobileMasked }: MemberView): string => nickname || mobileMasked;

/** Asks for the session once the page is hydrated: a cached page, which every guest gets, holds nothing personal. */
export function SessionProvider({ children }: { children: ReactNode }) {
	const lang = useLanguage();
	const [session, setSession] = useState<Omit<Session, 'refresh' | 'setFavourite' | 'setCart'>>({
		user: null,
		lang,
		badges: { cart: 0, favourites: 0 },
		favourites: [],
		bookings: [],
		known: false,
		clockOffset: 0,
	});
	const refresh = useCallback(
		() =>
			browserApi('GET /session', {}).then(
				({ now, mark, ...who }) => {
					ownPage(mark);
					if (who.user || who.ended) void dropPasses(who.user?.id);
					startTransition(() => setSession({ ...who, known: true, clockOffset: clockOffset(now, Date.now()) }));
					return who.user !== null;
				},
				() => false,
			),
		[],
	);
	const setFavourite = useCallback((voyageId: string, on: boolean) => {
		setSession((before) => {
			const others = before.favourites.filter((id) => id !== voyageId);
			const favourites = on ? [voyageId, ...others] : others;
			return { ...before, favourites, badges: { ...before.badges, favourites: favourites.length } };
		});
	}, []);
	const setCart = useCallback((cart: number) => {
		setSession((before) => ({ ...before, badges: { ...before.badges, cart } }));
	}, []);
	useEffect(() => whenIdle(() => void refresh()), [refresh]);
	// Tests wait for this attribute: the page is hydrated and its session is known. React doesn't touch attributes that it didn't
	// write.
	useEffect(() => {
		if (session.known) document.documentElement.dataset.alive = '';
	}, [session.known]);
	useEffect(() => watchTabs(() => void refresh()), [refresh]);
	const value = useMemo(() => ({ ...session, refresh, setFavourite, setCart }), [session, refresh, setFavourite, setCart]);
	return <SessionContext value={value}>{children}</SessionContext>;
}

/** Returns the session; a guest's (`user` null, no badges) until the answer is there. */
export function useSession(): Session {
	const session = use(SessionContext);
	if (!session) throw new Error('no session: rendered outside the shell');
	return session;
}

/** Returns a function that gives the address of a member's page; for guests it is the login page that leads there. */
export function useMemberPath(): (path: string) => string {
	const { user, known } = useSession();
	return (path) => (known && !user ? loginPath(path) : path);
}
