import { useState } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from '#client/app/api.ts';
import { useSession } from '#client/app/session.tsx';
import { useUnsavedInput } from '#client/app/unsaved-input.tsx';
import { tellCartChanged } from '#client/parts/cart/cart-event.ts';
import type { ConfirmView, PriceChange } from '#shared/catalogue/bff/confirm.ts';
import { paths, paymentPath } from '#shared/paths.ts';
import { bookingPath } from './load-step.ts';

export type OpenBooking = Extract<ConfirmView, { state: 'open' }>;
export type CouponChoice = { code: string } | { crmId: string } | null;

/** What a booking's last page does: coupons, a changed price that has been seen, and the order itself. */
export function useConfirm(loaded: OpenBooking) {
	const navigate = useNavigate();
	const { refresh } = useSession();
	const [view, setView] = useState(loaded);
	const [couponState, setCouponState] = useState<'idle' | 'applying' | 'not-applicable' | 'failed'>('idle');
	const [wanted, setWanted] = useState<CouponChoice>();
	const [ordering, setOrdering] = useState(false);
	const [failure, setFailure] = useState<{ shown: string } | null>(null);
	const { localId, total } = view;
	// A session that ends here is begun again over the page: boxes stay ticked
	useUnsavedInput(true);

	const reload = async (): Promise<OpenBooking> => {
		const next = await browserApi('GET /booking/confirm', { localId });
		if (next.state === 'ordered') {
			await navigate(paymentPath(next.orderId), { replace: true });
			return view;
		}
		setView(next);
		return next;
	};
	const chooseCoupon = async (choice: CouponChoice) => {
		setWanted(choice);
		setCouponState('applying');
		try {
			const { state } = await browserApi('POST /booking/coupon', { localId, ...choice });
			if (state !== 'not-applicable') await reload();
			setCouponState(state === 'not-applicable' ? state : 'idle');
			return state !== 'not-applicable';
		} catch {
			setCouponState('failed');
			return false;
		} finally {
			setWanted(undefined);
		}
	};
	/** A changed price goes on only when it was seen. */
	const acceptPrice = async ({ after }: PriceChange) => {
		await browserApi('POST /booking/price', { localId, total: after });
		await reload();
	};
	/** Makes the order, once; tells what else came of it. */
	const order = async (): Promise<'gone-on' | 'changed' | 'expired' | 'failed'> => {
		setOrdering(true);
		setFailure(null);
		try {
			const policies = { booking: true, contract: true, privacy: true } as const;
			const reply = await browserApi('POST /booking/create', { localId, total, policies });
			if (reply.state === 'created') {
				// Its cabins have left the cart
				tellCartChanged();
				void refresh();
				await navigate(paymentPath(reply.orderId), { replace: true, state: { from: 'booking' } });
				return 'gone-on';
			}
			if (reply.state === 'incomplete') {
				await navigate(bookingPath(paths.booking, localId));
				return 'gone-on';
			}
			if (reply.state === 'changed') setView({ ...(await reload()), changed: reply.change });
			else await reload();
			return reply.state;
		} catch (error) {
			setFailure({ shown: (error as { shown?: string }).shown ?? '' });
			return 'failed';
		} finally {
			setOrdering(false);
		}
	};
	return { view, reload, chooseCoupon, couponState, wanted, acceptPrice, order, ordering, failure };
}
