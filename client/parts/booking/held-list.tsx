import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { ChevronRightIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import type { OpenBookingView } from '#shared/catalogue/bff/session.ts';
import { bookingPath, voyagePath } from '#shared/paths.ts';
import { formatDate, formatMoment } from '#shared/rules/dates.ts';
import { clock } from '../use-deadline.ts';
import { secondsUntil, useServerNow } from '../use-server-now.ts';
import { useVoyageName } from '../voyage-name.tsx';

/** The time for which a booking's cabins are held, or the moment until which its draft is kept. */
function Standing({ booking: { localId, cabins, deadline, keptUntil }, now }: { booking: OpenBookingView; now: number }) {
	const { t } = useTranslation('trip');
	const lang = useLanguage();
	const left = secondsUntil(deadline, now);
	if (left === 0) return <span>{t('bookings.kept', { time: formatMoment(keptUntil, lang) })}</span>;
	const words = t(localId === null ? 'bookings.givenUp' : 'bookings.held', { count: cabins.length });
	return (
		<>
			<span>{`${words} `}</span>
			<span aria-hidden="true">{clock(left)}</span>
			<span className="sr-only">{t('bookings.minutes', { count: Math.ceil(left / 60) })}</span>
		</>
	);
}

type Props = {
	bookings: readonly OpenBookingView[];
	/** Leaves out bookings of cabins that are held no longer. */
	heldOnly?: boolean;
};

/** A member's bookings that aren't orders yet, each with a link to it; a booking that was given up links to its voyage. */
export default function HeldList({ bookings, heldOnly = false }: Props) {
	const { t } = useTranslation('trip');
	const lang = useLanguage();
	const now = useServerNow();
	const { nameOf } = useVoyageName();
	return (
		<ul className="divide-y divide-line">
			{bookings.map((booking) => {
				const { voyage, localId, deadline } = booking;
				if (deadline <= now && (heldOnly || localId === null)) return null;
				return (
					<li key={voyage.id}>
						<Link
							to={localId === null ? voyagePath(voyage) : bookingPath(localId)}
							className="flex min-h-target items-center gap-4 py-2 leading-head hover:text-link"
						>
							<span className="min-w-0 flex-1">
								<span className="block font-semibold">
									<span>{nameOf(voyage) || t('bookings.voyage')}</span>
									{voyage.date && (
										<span className="ml-2 text-14 font-normal whitespace-nowrap text-muted">
											{formatDate(voyage.date, 'shortDay', lang)}
										</span>
									)}
								</span>
								<span className="tabular block text-14 text-muted">
									<Standing booking={booking} now={now} />
								</span>
							</span>
							<ChevronRightIcon size={18} className="shrink-0" />
						</Link>
					</li>
				);
			})}
		</ul>
	);
}
