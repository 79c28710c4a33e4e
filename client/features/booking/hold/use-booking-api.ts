import { useTranslation } from 'react-i18next';
import { useNavigate, useRevalidator } from 'react-router';
import { browserApi } from '#client/app/api.ts';
import { failedCall } from '#client/app/failed-call.ts';
import { useMessages } from '#client/ui/messages.tsx';
import type { Api } from '#shared/catalogue/catalogue.ts';
import { paymentPath } from '#shared/paths.ts';

let following: Promise<void> | null = null;

const isGone = (error: unknown): boolean => failedCall(error).code === 'not-found';

/** Returns a function that says that a booking was ordered elsewhere, and leads to its order in place of the booking. */
export function useToOrder(): (orderId: string) => Promise<void> {
	const { t } = useTranslation('booking');
	const navigate = useNavigate();
	const show = useMessages();
	return async (orderId) => {
		show('info', t('orderedElsewhere'));
		await navigate(paymentPath(orderId), { replace: true });
	};
}

/**
 * Returns the `api` for the calls of a booking. When one finds that the booking doesn't exist any more, since another window or device
 * ordered or ended it, the page says so and leads to the order, or shows that the booking is gone. The call fails all the same.
 */
export function useBookingApi(localId: string): Api {
	const { t } = useTranslation('booking');
	const { revalidate } = useRevalidator();
	const show = useMessages();
	const toOrder = useToOrder();
	const followOnce = async () => {
		try {
			const view = await browserApi('GET /booking/confirm', { localId });
			if (view.state === 'ordered') await toOrder(view.orderId);
		} catch (error) {
			if (!isGone(error)) return;
			show('info', t('elsewhere'));
			await revalidate();
		}
	};
	/** Several calls may find out at the same time: one of them says so. */
	const follow = () => {
		following ??= followOnce().finally(() => {
			following = null;
		});
		return following;
	};
	return async (name, input, press) => {
		try {
			return await browserApi(name, input, press);
		} catch (error) {
			if (isGone(error)) await follow();
			throw error;
		}
	};
}
