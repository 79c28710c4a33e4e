import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { TicketsView } from '#shared/catalogue/bff/tickets.ts';
import type { PassState } from '#shared/rules/boarding-pass.ts';

const RELOAD_EVERY_MS = 4_000;
const MOST_RELOADS = 15;
/** Milliseconds of the longest timer that browsers take: longer ones end at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

const has = ({ orders }: TicketsView, wanted: PassState): boolean =>
	orders.some(({ passes }) => passes !== 'unavailable' && passes.some(({ state }) => state === wanted));

/** Returns the milliseconds until the next pass can be requested; null when none waits for that. */
function untilDue(view: TicketsView): number | null {
	const waiting = view.orders.filter((order) => has({ ...view, orders: [order] }, 'not-yet'));
	const [first] = waiting.map(({ passFrom }) => passFrom - view.now).toSorted((one, other) => one - other);
	return first === undefined || first > LONGEST_TIMER ? null : Math.max(0, first);
}

/** Loads passes again while some are being made, up to `MOST_RELOADS` times, and when the next can be requested. Returns true after the last time. */
export function useFollowPasses(view: TicketsView): boolean {
	const { revalidate } = useRevalidator();
	const reloads = useRef(0);
	const [slow, setSlow] = useState(false);
	const making = has(view, 'making');
	useEffect(() => {
		if (!making) reloads.current = 0;
		setSlow(making && reloads.current >= MOST_RELOADS);
		const wait = making ? RELOAD_EVERY_MS : untilDue(view);
		if (wait === null || reloads.current >= MOST_RELOADS) return;
		const reload = () => {
			if (document.visibilityState !== 'visible') return;
			reloads.current += 1;
			void revalidate();
		};
		const timer = setTimeout(reload, wait);
		// A hidden tab doesn't load: it does when it becomes visible.
		document.addEventListener('visibilitychange', reload);
		return () => {
			clearTimeout(timer);
			document.removeEventListener('visibilitychange', reload);
		};
	}, [view, making, revalidate]);
	return slow;
}
