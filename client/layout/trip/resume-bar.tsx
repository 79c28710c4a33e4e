import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '#client/app/api.ts';
import { useLanguage } from '#client/app/facts.tsx';
import { useSession } from '#client/app/session.tsx';
import { isCheckout } from '#client/parts/booking/booking-journey.ts';
import { useDocumentEvent } from '#client/ui/use-document-event.ts';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import { checkInFormPath } from '#shared/paths.ts';
import { formatMoment } from '#shared/rules/dates.ts';
import { BarFrame, BarLink } from './bar-frame.tsx';
import { BookingBar } from './booking-bar.tsx';
import { isOfTrip } from './trip-pages.ts';

type Unfinished = CallOutput<'GET /check-in/unfinished'>['unfinished'];

/**
 * Renders the check-in that was begun: its person, the time when it was saved last, and a link that goes on with it. It is asked
 * for again on each page of the member's trips.
 */
function CheckInBar({ pathname }: { pathname: string }) {
	const { t } = useTranslation('trip');
	const lang = useLanguage();
	const [answer, setAnswer] = useState<{ on: string; unfinished: Unfinished } | null>(null);
	useEffect(() => {
		if (!isOfTrip(pathname)) return;
		browserApi('GET /check-in/unfinished', {}).then(
			({ unfinished }) => setAnswer({ on: pathname, unfinished }),
			() => {},
		);
	}, [pathname]);
	// The check-in may have been sent since the page before.
	const unfinished = answer?.on === pathname ? answer.unfinished : null;
	if (!unfinished) return null;
	const { order, person, step, name, savedAt } = unfinished;
	return (
		<BarFrame label={t('resume.label')}>
			<BarLink
				to={checkInFormPath({ order, person, step })}
				title={t('resume.title', { name })}
				text={t('resume.saved', { time: formatMoment(savedAt, lang) })}
				go={t('resume.go')}
			/>
		</BarFrame>
	);
}

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
