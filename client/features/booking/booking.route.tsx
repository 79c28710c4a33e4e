import { useLoaderData } from 'react-router';
import { paths } from '#shared/paths.ts';
import { BookingGone } from './booking-gone.tsx';
import { loadPassengers } from './load-booking.ts';
import { Booking } from './passengers/booking.tsx';

export const loader = loadPassengers;

/** The first page of a booking: its passengers, the contact and the price. */
export default function BookingPage() {
	const { loaded } = useLoaderData<typeof loader>();
	return (
		<main className="booking-page">
			{loaded ? <Booking key={loaded.localId} loaded={loaded} /> : <BookingGone path={paths.booking} />}
		</main>
	);
}
