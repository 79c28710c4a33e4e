import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { browserApi } from '#client/api.ts';
import { useLanguage } from '#client/facts.tsx';
import type { Language } from '#shared/constants.ts';
import { clockOffset } from '#shared/rules/countdown.ts';

export type Session = {
	user: { name: string } | null;
	lang: Language;
	badges: { cart: number; favourites: number };
	/** How far the server's clock is ahead of the visitor's, in milliseconds. */
	clockOffset: number;
};

const SessionContext = createContext<Session | null>(null);
const WAIT = 2_000;

/** Runs when the browser has nothing better to do. Returns how to call it off. */
function whenIdle(run: () => void): () => void {
	if (!('requestIdleCallback' in window)) {
		const timer = setTimeout(run, WAIT);
		return () => clearTimeout(timer);
	}
	const handle = requestIdleCallback(run, { timeout: WAIT });
	return () => cancelIdleCallback(handle);
}

/** Asks once, after the page has been hydrated, who is visiting: what is personal is never in a page kept for everybody. */
export function SessionProvider({ children }: { children: ReactNode }) {
	const lang = useLanguage();
	const [session, setSession] = useState<Session>({ user: null, lang, badges: { cart: 0, favourites: 0 }, clockOffset: 0 });
	useEffect(
		() =>
			whenIdle(() => {
				browserApi('GET /session', {}).then(
					({ now, ...who }) => setSession({ ...who, clockOffset: clockOffset(now, Date.now()) }),
					() => {},
				);
			}),
		[],
	);
	return <SessionContext value={session}>{children}</SessionContext>;
}

/** Who is visiting; a visitor (`user` null, no badges) until the answer is there. */
export function useSession(): Session {
	const session = use(SessionContext);
	if (!session) throw new Error('no session: rendered outside the shell');
	return session;
}
