import { type LoaderFunctionArgs, redirect } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { failedCall } from '#client/app/failed-call.ts';
import { type BookingStep, stepFor } from '#client/parts/booking/booking-journey.ts';
import type { ConfirmView } from '#shared/catalogue/bff/confirm.ts';
import type { Api } from '#shared/catalogue/catalogue.ts';
import { incompleteBookingPath, paymentPath } from '#shared/journey-paths.ts';

/** What `read` brings; null when there is no such booking, or it belongs to another member. */
async function nullWhenGone<T>(read: () => Promise<T>): Promise<T | null> {
	try {
		return await read();
	} catch (error) {
		const { code } = failedCall(error);
		if (code === 'not-found' || code === 'invalid-input') return null;
		throw error;
	}
}

/** The booking named by a page's address, and the api to load it with. */
export function requestedBooking({ context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>) {
	return { api: context.get(apiContext) as Api, localId: new URL(request.url).searchParams.get('localId') ?? '' };
}

/** What is to be confirmed, if that is where the booking is; leads to the step where it is otherwise, null when it is gone. */
export async function loadConfirmStep(
	api: Api,
	localId: string,
	asked: Exclude<BookingStep, 'pay'>,
): Promise<Extract<ConfirmView, { state: 'open' }> | null> {
	const view = await nullWhenGone(() =>
		api('GET /booking/confirm', { localId, propose: asked === 'confirm' ? 'yes' : undefined }),
	);
	if (view === null) return null;
	if (view.state === 'ordered') throw redirect(paymentPath(view.orderId));
	if (stepFor(asked, { complete: view.complete, orderId: null }) !== asked) throw redirect(incompleteBookingPath(localId));
	return view;
}

/** The booking's first page; one that was ordered already leads on. */
export async function loadPassengersStep(api: Api, localId: string) {
	const booking = await nullWhenGone(() => api('GET /booking', { localId }));
	if (booking === null) await loadConfirmStep(api, localId, 'passengers');
	return booking;
}
