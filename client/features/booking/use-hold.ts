import { useEffect, useRef, useState } from 'react';
import { browserApi } from '#client/api.ts';
import { useSession } from '#client/layout/session.tsx';

/** From here on the time left is said in amber, and can be begun anew. */
export const WARN_AT = 120;
export const LAST_MINUTE = 60;
/** From here on it is red, and asked about in a dialog. */
const URGENT_AT = 30;

type Held = {
	localId: string;
	/** Until when the cabins are held, and the server's clock when it said so. */
	deadline: number;
	now: number;
	cabins: readonly { categoryId: string; name: string; roomNum: string }[];
};

/** Whole seconds until the deadline by the server's clock, whatever the visitor's says; read anew when the page comes back to light. */
function useHoldLeft({ deadline, now }: Held): number {
	const { known, clockOffset } = useSession();
	const [left, setLeft] = useState(() => Math.max(0, Math.ceil((deadline - now) / 1_000)));
	// What is fetched while the page is shown tells the time as it comes; the page itself was written a while before it runs
	const read = useRef<{ now: number; offset: number | null }>({ now, offset: null });
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

/**
 * The hold of a booking's cabins: how long it lasts, and holding the same ones again. `settled` is waited for before, `reload` brings
 * what came of it.
 */
export function useHold<H extends Held>(booking: H, settled: () => Promise<unknown>, reload: () => Promise<H>) {
	const { localId, deadline, cabins } = booking;
	const left = useHoldLeft(booking);
	const [holding, setHolding] = useState(false);
	const [failure, setFailure] = useState<{ shown: string } | null>(null);
	const [missing, setMissing] = useState<readonly string[]>([]);
	const [moved, setMoved] = useState<readonly { name: string; from: string; to: string }[]>([]);
	const again = async () => {
		setHolding(true);
		setFailure(null);
		try {
			await settled();
			const reply = await browserApi('POST /booking/hold-again', { localId });
			setMissing(cabins.filter(({ categoryId }) => reply.missing.includes(categoryId)).map(({ name }) => name));
			if (reply.localId !== null) {
				const next = await reload();
				setMoved(
					next.cabins.flatMap(({ name, roomNum }, index) => {
						const from = cabins[index]?.roomNum ?? '';
						return roomNum === from ? [] : [{ name, from, to: roomNum }];
					}),
				);
			}
		} catch (error) {
			setFailure({ shown: (error as { shown?: string }).shown ?? '' });
		}
		setHolding(false);
	};
	const phase = left === 0 ? 'over' : left <= URGENT_AT ? 'soon' : 'held';
	return { localId, deadline, left, phase, again, holding, failure, missing, moved } as const;
}

export type Hold = ReturnType<typeof useHold>;

/** `04:12`. */
export const clock = (left: number): string =>
	`${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`;
