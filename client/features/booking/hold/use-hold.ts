import { useState } from 'react';
import { browserApi } from '#client/app/api.ts';
import { failedCall } from '#client/app/failed-call.ts';
import { useDeadline } from '#client/parts/use-deadline.ts';

/** From here on the time left is said in amber, and can be begun anew. */
export const WARN_AT = 120;
export const LAST_MINUTE = 60;
/** From here on it is red, and asked about in a dialog. */
const URGENT_AT = 30;

export type HeldCabins = {
	localId: string;
	/** Until when the cabins are held, and the server's clock when it said so. */
	deadline: number;
	now: number;
	cabins: readonly { categoryId: string; name: string; roomNum: string }[];
};

/**
 * The hold of a booking's cabins: how long it lasts, and holding the same ones again. `settled` is waited for before, `reload` brings
 * what came of it.
 */
export function useHold<H extends HeldCabins>(booking: H, settled: () => Promise<unknown>, reload: () => Promise<H>) {
	const { localId, deadline, cabins } = booking;
	const left = useDeadline(booking);
	const [holding, setHolding] = useState(false);
	const [failure, setFailure] = useState<{ shown: string; full: boolean } | null>(null);
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
			const { shown, code } = failedCall(error);
			setFailure({ shown, full: code === 'too-many-holds' });
		}
		setHolding(false);
	};
	const phase = left === 0 ? 'over' : left <= URGENT_AT ? 'soon' : 'held';
	return { localId, deadline, left, phase, again, holding, failure, missing, moved } as const;
}

export type Hold = ReturnType<typeof useHold>;
