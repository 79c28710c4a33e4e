import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { failedCall } from '#client/app/failed-call.ts';
import { type BookingStep, stepFor } from '#client/parts/booking/booking-journey.ts';
import type { Api } from '#shared/catalogue/catalogue.ts';
import { incompleteBookingPath, paymentPath } from '#shared/inner-paths.ts';

/** Loads from the booking that the page's address names; null when it is gone, or belongs to another member. */
async function loadOwn<T>({ context, request }: LoaderFunctionArgs, read: (api: Api, localId: string) => Promise<T>) {
	try {
		return await read(context.get(apiContext), new URL(request.url).searchParams.get('localId') ?? '');
	} catch (error) {
		const { code } = failedCall(error);
		if (code === 'not-found' || code === 'invalid-input') return null;
		throw error;
	}
}

/** Loads what is to be confirmed; leads to the step where the booking is instead of to the one asked for. */
async function confirmView(args: LoaderFunctionArgs, asked: Exclude<BookingStep, 'pay'>) {
	const view = await loadOwn(args, (api, localId) =>
		api('GET /booking/confirm', { localId, propose: asked === 'confirm' ? 'yes' : undefined }),
	);
	if (view === null) return null;
	if (view.state === 'ordered') throw redirect(paymentPath(view.orderId));
	if (stepFor(asked, { complete: view.complete, orderId: null }) !== asked) throw redirect(incompleteBookingPath(view.localId));
	return view;
}

const orGone = <T>(loaded: T | null) => data({ loaded }, { status: loaded ? 200 : 404 });

/** Loads the confirmation of a booking; null with status 404 when it is gone. */
export const loadConfirmation = async (args: LoaderFunctionArgs) => orGone(await confirmView(args, 'confirm'));

/** Loads a booking's first page; a booking that was ordered already leads to its payment. Null with status 404 when it is gone. */
export async function loadPassengers(args: LoaderFunctionArgs) {
	const booking = await loadOwn(args, (api, localId) => api('GET /booking', { localId }));
	if (booking === null) await confirmView(args, 'passengers');
	return orGone(booking);
}
