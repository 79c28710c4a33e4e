import { useTranslation } from 'react-i18next';
import { Button } from '#client/ui/button.tsx';
import { CalendarIcon } from '#client/ui/icons.tsx';
import type { PaymentView } from '#shared/catalogue/bff/payment.ts';
import { calendarFile } from './calendar-file.ts';

/** Puts the voyage into the visitor's own calendar: a file made here, nothing is sent. */
export function CalendarButton({ view: { orderId, voyage } }: { view: PaymentView }) {
	const { t } = useTranslation('payment');
	const save = () => {
		const { title, ship, date: from, returnDate: until } = voyage;
		const entry = { id: `${orderId}@${location.hostname}`, title, place: ship.name, from, until };
		const url = URL.createObjectURL(new Blob([calendarFile(entry, new Date())], { type: 'text/calendar' }));
		const link = document.createElement('a');
		link.href = url;
		link.download = `${voyage.code || orderId}.ics`;
		link.click();
		setTimeout(() => URL.revokeObjectURL(url), 1_000);
	};
	return (
		<Button variant="secondary" onClick={save} className="noscript:hidden">
			<CalendarIcon size={20} />
			{t('paid.calendar')}
		</Button>
	);
}
