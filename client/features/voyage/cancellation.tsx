import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/facts.tsx';
import { Tag } from '#client/ui/tag.tsx';
import type { CancellationRow, VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { Section } from './section.tsx';
import { PhoneLink, Unavailable } from './unavailable.tsx';

function usePeriod() {
	const { t } = useTranslation('voyage');
	const lang = useLanguage();
	const day = (value: string) => formatDate(value, 'day', lang);
	return ({ from, until }: CancellationRow): string => {
		if (from && until) {
			return from === until
				? t('cancellation.on', { day: day(from) })
				: t('cancellation.between', { from: day(from), until: day(until) });
		}
		if (until) return t('cancellation.until', { day: day(until) });
		return from ? t('cancellation.from', { day: day(from) }) : t('cancellation.any');
	};
}

function useFee() {
	const { t } = useTranslation('voyage');
	const lang = useLanguage();
	return ({ fee }: CancellationRow): string => {
		if ('amount' in fee)
			return fee.amount === 0 ? t('cancellation.free') : t('cancellation.amount', { price: formatMoney(fee.amount, lang) });
		return fee.percent === 0 ? t('cancellation.free') : t('cancellation.percent', { percent: fee.percent });
	};
}

function Ladder({ rows, departure }: { rows: readonly CancellationRow[]; departure: string }) {
	const { t } = useTranslation('voyage');
	const period = usePeriod();
	const fee = useFee();
	return (
		<table className="w-full max-w-[52rem] border-collapse text-left">
			<caption className="sr-only">{t('cancellation.caption', { date: departure })}</caption>
			<thead>
				<tr className="border-b border-control text-14 text-2">
					<th scope="col" className="py-3 pr-4 font-semibold">
						{t('cancellation.when')}
					</th>
					<th scope="col" className="py-3 font-semibold">
						{t('cancellation.fee')}
					</th>
				</tr>
			</thead>
			<tbody className="tabular">
				{rows.map((row) => (
					<tr
						key={`${row.from}/${row.until}`}
						aria-current={row.today ? 'date' : undefined}
						className="border-b border-line aria-[current]:bg-gold-100"
					>
						<th scope="row" className="py-4 pr-4 font-normal">
							<span className="flex flex-wrap items-center gap-x-3 gap-y-1 pl-3">
								{period(row)}
								{row.today && <Tag tone="gold">{`${t('cancellation.today')} · ${t('cancellation.todayNote')}`}</Tag>}
							</span>
						</th>
						<td className="py-4 pr-3 font-semibold">{fee(row)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** What cancelling costs, with this sailing's own dates; the row in force today is marked. */
export function Cancellation({ voyage: { cancellation, date } }: { voyage: VoyagePage }) {
	const { t } = useTranslation('voyage');
	const lang = useLanguage();
	const departure = formatDate(date, 'day', lang);
	return (
		<Section id="cancellation" title={t('cancellation.title')} lead={t('cancellation.lead', { date: departure })} soft>
			{cancellation === 'unavailable' && <Unavailable>{t('cancellation.unavailable')}</Unavailable>}
			{cancellation !== 'unavailable' && cancellation.length > 0 && <Ladder rows={cancellation} departure={departure} />}
			<p className="mt-6 text-14 text-2">
				{cancellation.length === 0 ? (
					<>
						{t('cancellation.none')} <PhoneLink />
					</>
				) : (
					t('cancellation.refund')
				)}
			</p>
		</Section>
	);
}
