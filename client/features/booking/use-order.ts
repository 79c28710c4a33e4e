import { useState } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from '#client/app/api.ts';
import { failedCall } from '#client/app/failed-call.ts';
import { useSession } from '#client/app/session.tsx';
import { tellCartChanged } from '#client/parts/cart/cart-event.ts';
import { incompleteBookingPath, paymentPath } from '#shared/journey-paths.ts';
import type { useConfirmView } from './use-confirm-view.ts';

const AGREED = { booking: true, contract: true, privacy: true } as const;

/** What the backend says of an order that could not be made; `unclear`: it can't tell whether it was. */
export type OrderFailure = { shown: string; unclear: boolean };

type Outcome = 'left-page' | 'changed' | 'expired' | 'failed';

/** Makes the order of a booking, once, with the price that is shown; leads to its payment, or says what else came of it. */
export function useOrder({ view: { localId, total }, reload, showChange }: ReturnType<typeof useConfirmView>) {
	const navigate = useNavigate();
	const { refresh } = useSession();
	const [ordering, setOrdering] = useState(false);
	const [failure, setFailure] = useState<OrderFailure | null>(null);
	const send = async (): Promise<Outcome> => {
		const reply = await browserApi('POST /booking/create', { localId, total, policies: AGREED });
		if (reply.state === 'created') {
			// Its cabins have left the cart
			tellCartChanged();
			void refresh();
			await navigate(paymentPath(reply.orderId), { replace: true, state: { from: 'booking' } });
			return 'left-page';
		}
		if (reply.state === 'incomplete') {
			await navigate(incompleteBookingPath(localId));
			return 'left-page';
		}
		await reload();
		if (reply.state === 'changed') showChange(reply.change);
		return reply.state;
	};
	const order = async (): Promise<Outcome> => {
		setOrdering(true);
		setFailure(null);
		try {
			return await send();
		} catch (error) {
			const { shown, code } = failedCall(error);
			setFailure({ shown, unclear: code === 'order-unclear' });
			return 'failed';
		} finally {
			setOrdering(false);
		}
	};
	return { order, ordering, failure };
}
