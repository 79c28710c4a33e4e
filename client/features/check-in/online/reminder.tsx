import { useTranslation } from 'react-i18next';
import { CalendarButton } from '#client/parts/calendar/calendar-button.tsx';
import { useDepartureNote } from '#client/parts/order/departure-change.tsx';
import { useVoyageName } from '#client/parts/voyage-name.tsx';
import type { ButtonVariant } from '#client/ui/button.tsx';
import type { CheckInSailing } from '#shared/catalogue/bff/check-in.ts';
import { dueDay } from '../use-window-words.ts';

/** Renders the button that adds the deadline of the check-in, and the boarding time where it is known, to the visitor's calendar. */
export function Reminder({ sailing, variant = 'ghost' }: { sailing: CheckInSailing; variant?: ButtonVariant }) {
	const { t } = useTranslation('check-in');
	const { nameOf } = useVoyageName();
	const { order, voyage, window, leavesAt } = sailing;
	const title = nameOf(voyage);
	const note = useDepartureNote()(leavesAt);
	const due = dueDay(window);
	// After the recommended day only the closing time matters.
	const by = window.phase === 'late' ? { at: window.closes } : { from: due, until: due };
	const place = window.terminal || voyage.ship.name;
	const boarding =
		window.boardingAt === null
			? []
			: [{ id: `boarding-${order}`, title: t('calendar.board', { title }), place, note, at: window.boardingAt }];
	return (
		<CalendarButton
			entries={[{ id: `check-in-${order}`, title: t('calendar.checkIn', { title }), place: '', note, ...by }, ...boarding]}
			name={`check-in-${voyage.code || voyage.date}`}
			variant={variant}
			size="sm"
		>
			{t('calendar.add')}
		</CalendarButton>
	);
}
