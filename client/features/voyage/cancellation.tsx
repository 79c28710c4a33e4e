import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { useHydrated } from '#client/app/root-data.ts';
import { CancellationTable } from '#client/parts/cancellation-table.tsx';
import { PolicyLink } from '#client/parts/policy/policy-link.tsx';
import type { CancellationRow, VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { entriesOf } from '#shared/entries-of.ts';
import { type CancellationSum, cancellationSums } from '#shared/rules/cancellation.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { peopleOf } from '#shared/rules/party-price.ts';
import { useChoice } from './choice/choice.tsx';
import { usePrices } from './choice/prices.tsx';
import { NotKnown, Section, Unavailable } from './section.tsx';

/** Returns what cancelling the chosen cabins would cost in each row, CNY; null where that isn't known, or nothing is chosen. */
function useSums(rows: readonly CancellationRow[]): (CancellationSum | null)[] {
	// A cabin may be chosen before this part is hydrated: it begins as it was served
	const hydrated = useHydrated();
	const { chosen } = useChoice();
	const { total } = usePrices();
	const passengers = chosen.reduce((sum, own) => sum + peopleOf(own) * own.count, 0);
	return cancellationSums(rows, { paid: hydrated && chosen.length > 0 ? total : null, total, passengers, feeNow: null });
}

/** Lists the fees of a cancellation by the days of this sailing, with the sums for the chosen cabins; the row of today is marked. */
export function Cancellation({ voyage: { cancellation, date } }: { voyage: VoyagePage }) {
	const { t } = useTranslation('voyage');
	const lang = useLanguage();
	const rows = entriesOf(cancellation);
	const sums = useSums(rows);
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
					<CancellationTable rows={rows.map((row, at) => ({ ...row, sum: sums[at] }))} date={date} of="choice" />
					<p className="mt-5 max-w-measure text-14 text-muted">{t('cancellation.refund')}</p>
				</>
			)}
		</Section>
	);
}
