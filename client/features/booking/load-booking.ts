import { data, type LoaderFunctionArgs } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { failedCall } from '#client/app/failed-call.ts';
import { redirectAway } from '#client/app/redirect-away.ts';
import { type BookingStep, stepFor } from '#client/parts/booking/booking-journey.ts';
import type { Api } from '#shared/catalogue/catalogue.ts';
import { incompleteBookingPath, paymentPath } from '#shared/paths.ts';

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

/**
 * Loads the confirmation of a booking. A booking that stands at another step is redirected to that step's page (docs/rules.md,
 * journey-steps).
 */
async function confirmView(args: LoaderFunctionArgs, asked: Exclude<BookingStep, 'pay'>) {
	const view = await loadOwn(args, (api, localId) =>
		api('GET /booking/confirm', { localId, propose: asked === 'confirm' ? 'yes' : undefined }),
	);
	if (view === null) return null;
	if (view.state === 'ordered') throw redirectAway(args.request, paymentPath(view.orderId));
	if (stepFor(asked, { complete: view.complete, orderId: null }) !== asked)
		throw redirectAway(args.request, incompleteBookingPath(view.localId));
	return view;
}

const orGone = <T>(loaded: T | null) => data({ loaded }, { status: loaded ? 200 : 404 });

/** The loader of a booking's confirmation: null with status 404 when the booking is gone. */
export const loadConfirmation = async (args: LoaderFunctionArgs) => orGone(await confirmView(args, 'confirm'));

/** The loader of a booking's first page: null with status 404 when the booking is gone; an ordered booking leads to its payment. */
export async function loadPassengers(args: LoaderFunctionArgs) {
	const booking = await loadOwn(args, (api, localId) => api('GET /booking', { localId }));
	if (booking === null) await confirmView(args, 'passengers');
	return orGone(booking);
}
