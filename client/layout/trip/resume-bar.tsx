import { useEffect, useRef } from 'react';
import { useSession } from '#client/app/session.tsx';
import { isCheckout } from '#client/parts/booking/booking-journey.ts';
import { useDocumentEvent } from '#client/ui/use-document-event.ts';
import { BookingBar } from './booking-bar.tsx';
import { CheckInBar } from './check-in-bar.tsx';

/**
 * Asks for the session again when a page of a booking is left, and when the tab is shown again: another tab may have changed the
 * open bookings.
 */
function useFreshBookings(checkout: boolean, any: boolean): void {
	const { refresh } = useSession();
	const was = useRef(checkout);
	useEffect(() => {
		if (was.current && !checkout) void refresh();
		was.current = checkout;
	}, [checkout, refresh]);
	useDocumentEvent('visibilitychange', () => {
		if (any && !document.hidden) void refresh();
	});
}

/** Renders the one bar that leads back into a task: a booking, or else a check-in. */
export default function ResumeBar({ pathname }: { pathname: string }) {
	const bookings = useSession().bookings.filter(({ localId }) => localId !== null);
	const checkout = isCheckout(pathname);
	useFreshBookings(checkout, bookings.length > 0);
	if (checkout) return null;
	return (
		<BookingBar bookings={bookings} pathname={pathname}>
			<CheckInBar pathname={pathname} />
		</BookingBar>
	);
}
