import { useState } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from '#client/app/api.ts';
import { useUnsavedInput } from '#client/app/unsaved-input.tsx';
import type { ConfirmView } from '#shared/catalogue/bff/confirm.ts';
import type { PriceChange } from '#shared/catalogue/bff/views.ts';
import { incompleteBookingPath, paymentPath } from '#shared/journey-paths.ts';

export type OpenBooking = Extract<ConfirmView, { state: 'open' }>;

/** A booking as it will be ordered, read again when asked; one that was ordered meanwhile leads to its payment. */
export function useConfirmView(loaded: OpenBooking) {
	const navigate = useNavigate();
	const [view, setView] = useState(loaded);
	// A session that ends here is begun again over the page: boxes stay ticked
	useUnsavedInput(true);
	const reload = async (): Promise<OpenBooking> => {
		const next = await browserApi('GET /booking/confirm', { localId: view.localId });
		if (next.state === 'ordered') {
			await navigate(paymentPath(next.orderId), { replace: true });
			return view;
		}
		// Another tab took something away
		if (!next.complete) await navigate(incompleteBookingPath(view.localId), { replace: true });
		setView(next);
		return next;
	};
	const showChange = (changed: PriceChange) => setView((current) => ({ ...current, changed }));
	return { view, reload, showChange };
}
