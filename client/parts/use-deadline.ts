import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHydrated } from '#client/app/root-data.ts';
import { useSession } from '#client/app/session.tsx';

/**
 * Whole seconds until the deadline by the server's clock, whatever the visitor's clock says; computed again when the tab becomes visible. `onEnd` is
 * called when none is left.
 */
export function useDeadline({ deadline, now }: { deadline: number; now: number }, onEnd = () => {}): number {
	const { known, clockOffset } = useSession();
	const [left, setLeft] = useState(() => Math.max(0, Math.ceil((deadline - now) / 1_000)));
	// A reply fetched later has the server's time on arrival; the page itself was rendered a while before this code runs.
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
	const end = useEffectEvent(onEnd);
	const over = left === 0;
	useEffect(() => {
		if (over) end();
	}, [over]);
	return left;
}

/** `04:12`. */
export const clock = (left: number): string =>
	`${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`;
