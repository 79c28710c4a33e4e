import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLanguage } from '#client/app/facts.tsx';
import { readStored, store } from '#client/app/stored.ts';
import { useOnNavigation } from '#client/app/use-on-navigation.ts';
import HeldList from '#client/parts/booking/held-list.tsx';
import { clock } from '#client/parts/use-deadline.ts';
import { secondsUntil, useServerNow } from '#client/parts/use-server-now.ts';
import { useVoyageName } from '#client/parts/voyage-name.tsx';
import { CloseIcon } from '#client/ui/icons.tsx';
import { useDisclosure } from '#client/ui/use-disclosure.ts';
import type { OpenBookingView } from '#shared/catalogue/bff/session.ts';
import { bookingPath } from '#shared/paths.ts';
import { formatMoment } from '#shared/rules/dates.ts';
import { BarFrame, BarLink } from './bar-frame.tsx';
import { isOfTrip } from './trip-pages.ts';

const CLOSED = 'bookingBarClosed';
const button = 'min-h-target shrink-0 px-2 text-14 underline underline-offset-4';

/** Returns a button for the bookings after the first, and the panel that it opens. */
function useOthers(others: readonly OpenBookingView[]) {
	const { t } = useTranslation('trip');
	const [open, setOpen] = useState(false);
	const { area, button: opener, panel } = useDisclosure(open, setOpen);
	useOnNavigation(() => setOpen(false));
	if (others.length === 0) return { area: {}, button: null, panel: null };
	return {
		area,
		button: (
			<button {...opener} className={button}>
				{t('bookings.more', { count: others.length })}
			</button>
		),
		panel: (
			<div {...panel} hidden={!open} className="column max-h-[40svh] overflow-y-auto border-b border-line py-2">
				<HeldList bookings={others} />
			</div>
		),
	};
}

type Props = { bookings: readonly OpenBookingView[]; pathname: string; children: ReactNode };

/**
 * Renders the booking with held cabins and the time left; after that the time until which it is kept. A kept booking can be put
 * away for this visit, but not on its voyage's page and those of the member's trips. Without a booking `children` are rendered.
 */
export function BookingBar({ bookings, pathname, children }: Props) {
	const { t } = useTranslation('trip');
	const lang = useLanguage();
	const { search } = useLocation();
	const now = useServerNow();
	const { nameOf } = useVoyageName();
	const [closed, setClosed] = useState(() => readStored('sessionStorage', CLOSED));
	const [first, ...rest] = bookings.filter(({ deadline, keptUntil }) => Math.max(deadline, keptUntil) > now);
	const others = useOthers(rest);
	const left = first ? secondsUntil(first.deadline, now) : 0;
	const ids = bookings.map(({ localId }) => localId).join();
	const ofPage = isOfTrip(pathname) || new URLSearchParams(search).get('id') === first?.voyage.id;
	if (!first?.localId || (left === 0 && closed === ids && !ofPage)) return children;
	const { voyage, cabins, keptUntil } = first;
	const name = nameOf(voyage) || t('bookings.voyage');
	const close = () => {
		store('sessionStorage', CLOSED, ids);
		setClosed(ids);
	};
	return (
		<div {...others.area}>
			<BarFrame label={t('bookings.label')} panel={others.panel}>
				<BarLink
					to={bookingPath(first.localId)}
					go={t('bookings.go')}
					title={left > 0 ? t('bookings.held', { count: cabins.length }) : t('bookings.title', { name })}
					time={
						left > 0 && (
							<>
								<span aria-hidden="true">{clock(left)}</span>
								<span className="sr-only">{t('bookings.minutes', { count: Math.ceil(left / 60) })}</span>
							</>
						)
					}
					text={left > 0 ? name : t('bookings.kept', { time: formatMoment(keptUntil, lang) })}
				/>
				{others.button}
				{left === 0 && !ofPage && (
					<button
						type="button"
						aria-label={t('bookings.close')}
						onClick={close}
						className="grid size-target shrink-0 place-items-center max-md:-mr-2"
					>
						<CloseIcon size={20} />
					</button>
				)}
			</BarFrame>
		</div>
	);
}
