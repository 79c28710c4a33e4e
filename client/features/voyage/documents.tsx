import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { usePapers } from '#client/parts/papers.ts';
import { TextLink } from '#client/ui/link.tsx';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { BOARDING_PASS_DAYS, CHECK_IN_DAYS } from '#shared/constants.ts';
import { paths } from '#shared/paths.ts';
import { addDays, formatDate, formatMoment } from '#shared/rules/dates.ts';
import { Section } from './section.tsx';

/** Says what holders of mainland passports need to go ashore, in upstream's words or by a link to our own answer, and what holders of others do. */
function Visas({ visa }: Pick<VoyagePage, 'visa'>) {
	const { t } = useTranslation('voyage');
	const answer = `${paths.faq}?${new URLSearchParams({ q: t('documents.visaWord') })}`;
	return (
		<>
			<p>{visa || t('documents.visaUntold')}</p>
			<p className="mt-2">{t('documents.visaOthers')}</p>
			<TextLink to={answer}>{t('documents.visaLink')}</TextLink>
		</>
	);
}

/** Lists the documents that this sailing needs, with their deadlines. */
export function Documents({ voyage: { date, returnDate, documentTypes, visa, checkIn } }: { voyage: VoyagePage }) {
	const { t } = useTranslation('voyage');
	const lang = useLanguage();
	const papers = usePapers();
	const day = (value: string) => formatDate(value, 'day', lang);
	const documents = (
		<>
			<span>{`${papers(documentTypes, returnDate)} `}</span>
			<span>{t('documents.passportText', { departure: day(date) })}</span>
		</>
	);
	const checkInWords = () => {
		if (checkIn.phase === 'late') return t('documents.checkInLate', { closes: formatMoment(checkIn.closes, lang) });
		if (checkIn.phase === 'closed') return t('documents.checkInClosed');
		return t('documents.checkInText', { day: day(addDays(date, -CHECK_IN_DAYS)) });
	};
	const items = [
		[t('documents.passport'), documents],
		[t('documents.visa'), <Visas key="visas" visa={visa} />],
		[t('documents.passengers'), t('documents.passengersText')],
		[t('documents.checkIn'), checkInWords()],
		[t('documents.pass'), t('documents.passText', { day: day(addDays(date, -BOARDING_PASS_DAYS)) })],
	] as const;
	return (
		<Section id="documents" title={t('documents.title')} lead={t('documents.lead')} ground="soft" fold>
			<dl className="grid gap-x-12 gap-y-8 md:grid-cols-6">
				{items.map(([term, text], index) => (
					<div key={term} className={`border-t border-gold-500 pt-4 ${index < 3 ? 'md:col-span-2' : 'md:col-span-3'}`}>
						<dt className="font-display text-h4 leading-head">{term}</dt>
						<dd className="mt-2 max-w-measure text-muted">{text}</dd>
					</div>
				))}
			</dl>
		</Section>
	);
}
