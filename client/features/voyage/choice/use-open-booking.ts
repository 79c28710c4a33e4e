import { useEffect, useEffectEvent, useRef } from 'react';
import { useSession } from '#client/app/session.tsx';
import { type Pick, picksOf, samePicks } from './choice-state.ts';

/**
 * Brings the cabins of the member's open booking of this voyage back into the choice, once, unless something has been chosen meanwhile: Back
 * from a booking loses nothing. Returns whether the choice is still that booking.
 */
export function useOpenBooking(voyageId: string, picks: readonly Pick[], restore: (picks: readonly Pick[]) => void): boolean {
	const { bookings } = useSession();
	const open = bookings.find(({ voyage, localId }) => voyage.id === voyageId && localId !== null);
	const own = open ? picksOf(open.cabins) : [];
	const settled = useRef(false);
	const bringBack = useEffectEvent(() => restore(own));
	const begun = own.length > 0;
	const chosen = picks.length > 0;
	useEffect(() => {
		if (settled.current || (!begun && !chosen)) return;
		settled.current = true;
		if (!chosen) bringBack();
	}, [begun, chosen]);
	return begun && samePicks(own, picks);
}
