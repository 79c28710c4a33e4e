import { lazy, Suspense } from 'react';
import type { useHeldBooking } from './use-held-booking.ts';
import type { usePriceChange } from './use-price-change.ts';

const PriceChangedDialog = lazy(() => import('./price-changed-dialog.tsx'));

/** Asks whether the booking goes on at its new price, while that is to be seen. */
export function PriceChangedQuestion({
	change,
	held,
}: {
	change: ReturnType<typeof usePriceChange>;
	held: ReturnType<typeof useHeldBooking>;
}) {
	if (change.shown === null) return null;
	return (
		<Suspense fallback={null}>
			<PriceChangedDialog
				change={change.shown}
				onAccept={change.accept}
				onClose={change.putOff}
				onGiveUp={() => {
					change.putOff();
					held.giveUp.ask();
				}}
			/>
		</Suspense>
	);
}
