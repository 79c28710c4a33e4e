import { useState } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from '#client/app/api.ts';
import { useSession } from '#client/app/session.tsx';
import { useUnsavedInput } from '#client/app/unsaved-input.tsx';
import { announceCartChange } from '#client/parts/cart/cart-event.ts';
import type { ConfirmView } from '#shared/catalogue/bff/confirm.ts';
import { incompleteBookingPath, paymentPath } from '#shared/journey-paths.ts';

export type OpenBooking = Extract<ConfirmView, { state: 'open' }>;

const AGREED = { booking: true, contract: true, privacy: true } as const;

/** Holds the confirmation of a booking; `reload` reads it again. A booking that was ordered meanwhile leads to its payment. */
export function useConfirmView(loaded: OpenBooking) {
	const navigate = useNavigate();
	const [view, setView] = useState(loaded);
	// When the session ends, the login opens over the page, so that ticked boxes stay
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
	return { view, reload, setView };
}

/**
 * Makes the order of a booking, once, at the price that is shown, and leads to its payment. `order` resolves to the outcome:
 * `changed` where the price changed, `expired` where the cabins are held no longer, undefined where the page was left or `failure`
 * is set.
 */
export function useOrder({ view: { localId, total }, reload, setView }: ReturnType<typeof useConfirmView>) {
	const navigate = useNavigate();
	const { refresh } = useSession();
	const [ordering, setOrdering] = useState(false);
	const [failure, setFailure] = useState<unknown>();
	const send = async () => {
		const reply = await browserApi('POST /booking/create', { localId, total, policies: AGREED });
		if (reply.state === 'created') {
			// The cabins that were ordered are no longer in the cart
			announceCartChange();
			void refresh();
			return navigate(paymentPath(reply.orderId), { replace: true, state: { from: 'booking' } });
		}
		if (reply.state === 'incomplete') return navigate(incompleteBookingPath(localId));
		await reload();
		if (reply.state === 'changed') setView((current) => ({ ...current, changed: reply.change }));
		return reply.state;
	};
	const order = async () => {
		setOrdering(true);
		setFailure(undefined);
		try {
			return await send();
		} catch (error) {
			setFailure(error);
		} finally {
			setOrdering(false);
		}
	};
	return { order, ordering, failure };
}
