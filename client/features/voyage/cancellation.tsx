import { useLanguage } from '#client/app/facts.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { CancellationTable } from '#client/parts/cancellation-table.tsx';
import { PolicyLink } from '#client/parts/policy/policy-link.tsx';
import { useMoney } from '#client/parts/use-money.ts';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { cancellationSums } from '#shared/rules/cancellation.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { useChosenSum } from './choice/use-chosen-sum.ts';
import { NotKnown, Section, Unavailable } from './section.tsx';

/** Lists the fees of a cancellation by the days of this sailing; the row of today is marked. With chosen cabins each row says its sum for them. */
export function Cancellation({ voyage }: { voyage: VoyagePage }) {
	const { cancellation, date } = voyage;
	const { t } = useTranslation('voyage');
	const lang = useLanguage();
	const money = useMoney();
	const { people, total } = useChosenSum(voyage);
	const rows = cancellation === 'unavailable' ? [] : cancellation;
	const sums = cancellationSums(rows, { paid: total, total, passengers: people, feeNow: null });
	const known = people > 0 && sums.some((sum) => sum !== null);
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
					{known && total !== null && <p className="mb-4">{t('cancellation.chosen', { total: money(total) })}</p>}
					<CancellationTable rows={rows.map((row, index) => ({ ...row, sum: sums[index] }))} date={date} booked={false} />
					<p className="mt-5 max-w-measure text-14 text-2">{t('cancellation.refund')}</p>
				</>
			)}
		</Section>
	);
}
