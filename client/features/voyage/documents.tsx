import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/facts.tsx';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { addDays, formatDate } from '#shared/rules/dates.ts';
import { Section } from './section.tsx';

/** Days before departure by which checking in online should be done, and within which the boarding pass is made (spec section 4). */
const CHECK_IN_DAYS = 5;
const PASS_DAYS = 2;

/** What to bring and by when, in this sailing's own dates. */
export function Documents({ voyage: { date, passportValidUntil } }: { voyage: VoyagePage }) {
	const { t } = useTranslation('voyage');
	const lang = useLanguage();
	const day = (value: string) => formatDate(value, 'day', lang);
	const rows = [
		[t('documents.passport'), t('documents.passportText', { day: day(passportValidUntil), departure: day(date) })],
		[t('documents.visa'), t('documents.visaText')],
		[t('documents.checkIn'), t('documents.checkInText', { day: day(addDays(date, -CHECK_IN_DAYS)) })],
		[t('documents.pass'), t('documents.passText', { day: day(addDays(date, -PASS_DAYS)) })],
		[t('documents.guests'), t('documents.guestsText')],
	] as const;
	return (
		<Section id="documents" title={t('documents.title')} lead={t('documents.lead')}>
			<dl className="grid gap-x-16 gap-y-8 md:grid-cols-2">
				{rows.map(([term, text]) => (
					<div key={term} className="border-t border-line pt-4">
						<dt className="text-h4 font-semibold">{term}</dt>
						<dd className="mt-2 max-w-measure text-2">{text}</dd>
					</div>
				))}
			</dl>
		</Section>
	);
}
