import { useLoaderData } from 'react-router';
import { paths } from '#shared/paths.ts';
import { BookingGone } from './booking-gone.tsx';
import { Confirm } from './confirm/confirm.tsx';
import { loadConfirmation } from './load-booking.ts';

export const loader = loadConfirmation;

/** The confirmation of a booking: the member checks it, agrees to the policies and orders it. */
export default function ConfirmPage() {
	const { loaded } = useLoaderData<typeof loader>();
	return (
		<main className="booking-page">
			{loaded ? <Confirm key={loaded.localId} loaded={loaded} /> : <BookingGone path={paths.confirm} />}
		</main>
	);
}
