import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '#client/app/root-data.ts';
import { useSession } from '#client/app/session.tsx';

/** Whole seconds until the deadline by the server's clock, whatever the visitor's says; read anew when the page comes back to light. */
export function useDeadline({ deadline, now }: { deadline: number; now: number }): number {
	const { known, clockOffset } = useSession();
	const [left, setLeft] = useState(() => Math.max(0, Math.ceil((deadline - now) / 1_000)));
	// What is fetched while the page is shown tells the time as it comes; the page itself was written a while before it runs
	const [served] = useState(!useHydrated());
	const read = useRef<{ now: number; offset: number | null }>({ now: served ? now : 0, offset: null });
	useEffect(() => {
		if (read.current.now !== now) read.current = { now, offset: now - Date.now() };
		const offset = read.current.offset ?? (known ? clockOffset : now - Date.now());
		const tick = () => setLeft(Math.max(0, Math.ceil((deadline - Date.now() - offset) / 1_000)));
		tick();
		const timer = setInterval(tick, 1_000);
		const events = ['visibilitychange', 'pageshow', 'online'] as const;
		for (const event of events) addEventListener(event, tick);
		return () => {
			clearInterval(timer);
			for (const event of events) removeEventListener(event, tick);
		};
	}, [deadline, now, known, clockOffset]);
	return left;
}

/** `04:12`. */
export const clock = (left: number): string =>
	`${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`;
