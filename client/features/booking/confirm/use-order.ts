import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from '#client/app/api.ts';
import { useSession } from '#client/app/session.tsx';
import { useUnsavedInput } from '#client/app/unsaved-input.tsx';
import { announceCartChange } from '#client/parts/cart/cart-event.ts';
import { usePress } from '#client/ui/use-press.ts';
import type { ConfirmView } from '#shared/catalogue/bff/confirm.ts';
import type { ParsedInput } from '#shared/catalogue/catalogue.ts';
import { incompleteBookingPath, paymentPath } from '#shared/paths.ts';
import { useBookingApi, useToOrder } from '../hold/use-booking-api.ts';

export type OpenBooking = Extract<ConfirmView, { state: 'open' }>;

/** The day of departure that the page showed, and the present one. */
export type MovedSailing = { before: string; after: string };

type Replaces = ParsedInput<'POST /booking/create'>['replaces'];

const AGREED = { booking: true, contract: true, privacy: true } as const;

/** Holds the confirmation of a booking; `reload` reads it again. A booking that was ordered meanwhile leads to its payment. */
export function useConfirmView(loaded: OpenBooking) {
	const navigate = useNavigate();
	const api = useBookingApi(loaded.localId);
	const toOrder = useToOrder();
	const [view, setView] = useState(loaded);
	/** True once this page has asked for the order: the order that it finds then is its own. */
	const hasOrdered = useRef(false);
	// When the session ends, the login opens over the page, so that ticked boxes stay
	useUnsavedInput(true);
	const reload = async (): Promise<OpenBooking> => {
		const next = await api('GET /booking/confirm', { localId: view.localId });
		if (next.state === 'ordered') {
			if (hasOrdered.current) await navigate(paymentPath(next.orderId), { replace: true, state: { from: 'booking' } });
			else await toOrder(next.orderId);
			return view;
		}
		// Another tab took something away
		if (!next.complete) await navigate(incompleteBookingPath(view.localId), { replace: true });
		setView(next);
		return next;
	};
	return { view, reload, setView, hasOrdered };
}

/**
 * Makes the order of a booking, once, at the price and for the day that are shown, and leads to its payment. `order` takes the passengers who
 * give another document at check-in and the order to replace, and resolves to the outcome: `changed` where the price changed, `moved` where the
 * day of departure did, `refund` where the order to replace did, `expired` where the cabins are held no longer, undefined where the page was left
 * or `failure` is set.
 */
export function useOrder({ view: { localId, total, voyage }, reload, setView, hasOrdered }: ReturnType<typeof useConfirmView>) {
	const navigate = useNavigate();
	const { refresh } = useSession();
	const { busy: ordering, press } = usePress();
	const [failure, setFailure] = useState<unknown>();
	const [moved, setMoved] = useState<MovedSailing | null>(null);
	const [refundChanged, setRefundChanged] = useState(false);
	const send = async (otherDocuments: string[], replaces: Replaces, key: string) => {
		hasOrdered.current = true;
		const seen = { localId, total, departs: voyage.date };
		const reply = await browserApi('POST /booking/create', { ...seen, otherDocuments, replaces, policies: AGREED }, key);
		if (reply.state === 'created') {
			// The cabins that were ordered are no longer in the cart
			announceCartChange();
			void refresh();
			return navigate(paymentPath(reply.orderId), { replace: true, state: { from: 'booking' } });
		}
		if (reply.state === 'incomplete') return navigate(incompleteBookingPath(localId));
		// The answer counts, also when the booking can't be read now
		await reload().catch(() => {});
		if (reply.state === 'changed') setView((current) => ({ ...current, changed: reply.change }));
		if (reply.state === 'refund') setRefundChanged(true);
		if (reply.state === 'moved') setMoved({ before: voyage.date, after: reply.departs });
		return reply.state;
	};
	const order = async (otherDocuments: string[], replaces: Replaces) => {
		let outcome: Awaited<ReturnType<typeof send>> | undefined;
		await press(async (key) => {
			setFailure(undefined);
			setMoved(null);
			setRefundChanged(false);
			try {
				outcome = await send(otherDocuments, replaces, key);
			} catch (error) {
				setFailure(error);
			}
		});
		return outcome;
	};
	return { order, ordering, failure, moved, refundChanged };
}
