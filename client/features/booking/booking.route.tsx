import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { paths } from '#shared/paths.ts';
import { BookingGone } from './booking-gone.tsx';
import { loadPassengersStep, requestedBooking } from './load-booking.ts';
import { Booking } from './passengers/booking.tsx';

export async function loader(args: LoaderFunctionArgs) {
	const { api, localId } = requestedBooking(args);
	const booking = await loadPassengersStep(api, localId);
	return data({ booking }, { status: booking ? 200 : 404 });
}

/** The booking while its cabins are held: its passengers, the contact and the price. */
export default function BookingPage() {
	const { booking } = useLoaderData<typeof loader>();
	return (
		<main className="booking-page">
			{booking ? <Booking key={booking.localId} loaded={booking} /> : <BookingGone path={paths.booking} />}
		</main>
	);
}
