import { useState } from 'react';
import { useDeadline } from '#client/parts/use-deadline.ts';
import { useAttempt } from '#client/ui/use-attempt.ts';
import { useBookingApi } from './use-booking-api.ts';

/** With this many seconds left or fewer the time is amber, and the cabins can be held again. */
export const WARN_AT = 120;
export const LAST_MINUTE = 60;
/** With this many seconds left or fewer the time is red, and a dialog asks about it. */
const URGENT_AT = 30;

export type HeldCabins = {
	localId: string;
	/** The end of the hold, and the server's clock when it sent this, in milliseconds since 1970. */
	deadline: number;
	now: number;
	cabins: readonly { categoryId: string; name: string; roomNum: string }[];
};

/**
 * The time left of a booking's hold, and `again`, which holds the same cabins anew once `settled` has resolved. `missing` names the
 * cabins that could not be held again, `moved` those that got another room.
 */
export function useHold<H extends HeldCabins>(booking: H, reload: () => Promise<H>, settled: () => Promise<unknown>) {
	const { localId, deadline, cabins } = booking;
	const api = useBookingApi(localId);
	const counted = useDeadline(booking);
	const [ended, setEnded] = useState<number>();
	const left = ended === deadline ? 0 : counted;
	const [missing, setMissing] = useState<readonly string[]>([]);
	const [moved, setMoved] = useState<readonly { name: string; from: string; to: string }[]>([]);
	const { busy, failure, attempt } = useAttempt(async (key) => {
		await settled();
		const reply = await api('POST /booking/hold-again', { localId }, key);
		setMissing(cabins.filter(({ categoryId }) => reply.missing.includes(categoryId)).map(({ name }) => name));
		if (reply.localId === null) return;
		const next = await reload();
		setMoved(
			next.cabins.flatMap(({ name, roomNum }, index) => {
				const from = cabins[index]?.roomNum ?? '';
				return roomNum === from ? [] : [{ name, from, to: roomNum }];
			}),
		);
	});
	const phase = left === 0 ? 'over' : left <= URGENT_AT ? 'soon' : 'held';
	/** Shows the hold as over although time was left: the server said so. */
	const end = () => setEnded(deadline);
	return { deadline, left, phase, end, again: attempt, holding: busy, failure, missing, moved } as const;
}

export type Hold = ReturnType<typeof useHold>;
