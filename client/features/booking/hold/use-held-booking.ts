import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { useGiveUp } from './use-give-up.ts';
import { type HeldCabins, useHold } from './use-hold.ts';
import { useHoldQuestion } from './use-hold-question.ts';
import { useRefreshOnReturn } from './use-refresh-on-return.ts';

/**
 * What both pages of a booking do about its cabins being held: count the time, ask when it runs out, hold them again, give them up.
 * `settled` is waited for before they are held again; `reload` reads the booking again.
 */
export function useHeldBooking<B extends HeldCabins & { voyage: VoyageCard }>(
	booking: B,
	settled: () => Promise<unknown>,
	reload: () => Promise<B>,
) {
	const hold = useHold(booking, settled, reload);
	const question = useHoldQuestion(hold);
	const giveUp = useGiveUp(booking);
	useRefreshOnReturn(reload);
	return { hold, question, giveUp };
}

export type HeldBooking = ReturnType<typeof useHeldBooking>;
