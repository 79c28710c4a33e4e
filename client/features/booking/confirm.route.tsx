import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { paths } from '#shared/paths.ts';
import { BookingGone } from './booking-gone.tsx';
import { Confirm } from './confirm/confirm.tsx';
import { loadConfirmStep, requestedBooking } from './load-booking.ts';

export async function loader(args: LoaderFunctionArgs) {
	const { api, localId } = requestedBooking(args);
	const view = await loadConfirmStep(api, localId, 'confirm');
	return data({ view }, { status: view ? 200 : 404 });
}

/** A booking as it will be ordered: to be checked, agreed to, and sent. */
export default function ConfirmPage() {
	const { view } = useLoaderData<typeof loader>();
	return (
		<main className="booking-page">
			{view ? <Confirm key={view.localId} loaded={view} /> : <BookingGone path={paths.confirm} />}
		</main>
	);
}
