import { useLanguage } from '#client/app/facts.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { CancellationTable } from '#client/parts/cancellation-table.tsx';
import { PolicyLink } from '#client/parts/policy/policy-link.tsx';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { NotKnown, Section, Unavailable } from './section.tsx';

/** Lists the fees of a cancellation by the days of this sailing; the row of today is marked. */
export function Cancellation({ voyage: { cancellation, date } }: { voyage: VoyagePage }) {
	const { t } = useTranslation('voyage');
	const lang = useLanguage();
	const rows = cancellation === 'unavailable' ? [] : cancellation;
	const sailing = { date: formatDate(date, 'day', lang) };
	return (
		<Section id="cancellation" title={t('cancellation.title')} lead={rows.length > 0 && t('cancellation.lead', sailing)} fold>
			{cancellation === 'unavailable' && (
				<>
					<Unavailable>{t('cancellation.unavailable')}</Unavailable>
					<p className="mt-4">
						<PolicyLink type="REFUND">{t('cancellation.policy')}</PolicyLink>
					</p>
				</>
			)}
			{cancellation !== 'unavailable' && rows.length === 0 && <NotKnown>{t('cancellation.none')}</NotKnown>}
			{rows.length > 0 && (
				<>
					<CancellationTable rows={rows} date={date} />
					<p className="mt-5 max-w-measure text-14 text-2">{t('cancellation.refund')}</p>
				</>
			)}
		</Section>
	);
}
