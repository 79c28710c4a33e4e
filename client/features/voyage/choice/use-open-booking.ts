import { useEffect, useEffectEvent, useRef } from 'react';
import { useSession } from '#client/app/session.tsx';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { useChoice } from './choice.tsx';
import { categoriesOf, groupCabins, isChoiceOf, restoredOf } from './choice-state.ts';

/**
 * Makes the cabins of the member's open booking of this voyage the choice again, once, unless other cabins were chosen first: going Back from
 * a booking loses nothing. Returns true while the choice is that booking.
 */
export function useOpenBooking(voyage: VoyagePage): boolean {
	const { bookings } = useSession();
	const { chosen, dispatch } = useChoice();
	const open = bookings.find((booking) => booking.voyage.id === voyage.id && booking.localId !== null);
	const own = groupCabins(open?.cabins ?? []);
	const settled = useRef(false);
	const restore = useEffectEvent(() => {
		const restored = restoredOf(own, categoriesOf(voyage));
		dispatch({ do: 'set', chosen: restored });
		const last = restored.at(-1);
		if (last) dispatch({ do: 'party', party: last });
	});
	const begun = own.length > 0;
	const choosing = chosen.length > 0;
	useEffect(() => {
		if (settled.current || (!begun && !choosing)) return;
		settled.current = true;
		if (!choosing) restore();
	}, [begun, choosing]);
	return begun && isChoiceOf(chosen, own);
}
