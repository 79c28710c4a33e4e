import { type ComponentProps, type ReactNode, useState } from 'react';
import { useLazyWithTexts } from '#client/app/on-demand.tsx';
import type PrepareSheet from '#client/parts/booking/prepare-sheet.tsx';

type Booking = Pick<ComponentProps<typeof PrepareSheet>, 'voyage' | 'cabins' | 'onMissing'>;

/**
 * Returns the sheet that comes before cabins are held, and `open`; its code is loaded with the first press. `null` means that there is
 * nothing to book.
 */
export function usePrepareSheet(booking: Booking | null): { open: () => void; sheet: ReactNode } {
	const Sheet = useLazyWithTexts(() => import('#client/parts/booking/prepare-sheet.tsx'), 'cart');
	const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
	const close = () => setState('closed');
	const sheet = booking && state !== 'unused' && (
		<Sheet
			{...booking}
			open={state === 'open'}
			onClose={close}
			onMissing={(categoryIds) => {
				close();
				booking.onMissing(categoryIds);
			}}
		/>
	);
	return { open: () => setState('open'), sheet };
}
