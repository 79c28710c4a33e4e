import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import type { CancellationRow } from '#shared/catalogue/bff/voyage.ts';
import type { CancellationSum } from '#shared/rules/cancellation.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { useMoney } from './price-amount.tsx';

/** A row of the table; on an order's pages with its sums for that order. */
type ShownRow = CancellationRow & { sum?: CancellationSum | null };

function Row({ row: { from, until, fee, today, sum } }: { row: ShownRow }) {
	const { t } = useTranslation('voyage');
	const lang = useLanguage();
	const day = (value: string) => formatDate(value, 'day', lang);
	const money = useMoney();
	const whenWords = () => {
		if (from && from === until) return t('cancellation.on', { day: day(from) });
		if (from && until) return t('cancellation.between', { from: day(from), until: day(until) });
		if (until) return t('cancellation.until', { day: day(until) });
		return from ? t('cancellation.from', { day: day(from) }) : t('cancellation.any');
	};
	const feeWords = () => {
		if ('percent' in fee) return fee.percent > 0 ? t('cancellation.percent', fee) : t('cancellation.free');
		return fee.amount > 0 ? t('cancellation.amount', { price: money(fee.amount) }) : t('cancellation.free');
	};
	return (
		<tr
			aria-current={today ? 'date' : undefined}
			className="group border-b border-line align-top aria-[current]:bg-gold-100/50 aria-[current]:font-semibold"
		>
			<th scope="row" className="py-4 pr-4 pl-4 text-left font-normal group-aria-[current]:font-semibold">
				<span className="block break-keep wrap-anywhere first-letter:uppercase">{whenWords()}</span>
				{today && (
					<span className="mt-1 flex items-center gap-2 text-14 font-semibold text-accent">
						<span aria-hidden="true" className="size-2 rounded-pill bg-gold-500" />
						{t('cancellation.today')} · {t('cancellation.todayNote')}
					</span>
				)}
			</th>
			<td className="tabular w-[44%] py-4 pr-4">
				<span>{feeWords()}</span>
				{sum && (
					<span className="mt-1 block text-14 leading-head break-keep wrap-anywhere text-muted">
						{t('cancellation.sum', { fee: money(sum.fee), back: money(sum.back) })}
					</span>
				)}
				{'percent' in fee && (
					<span aria-hidden="true" className="mt-2.5 block h-1 rounded-pill bg-navy-100 print:hidden">
						<span className="block h-full rounded-pill bg-navy-700" style={{ width: `${Math.min(100, fee.percent)}%` }} />
					</span>
				)}
			</td>
		</tr>
	);
}

/** The fees of cancelling a sailing of `date`, by days; today's row is marked, and the sum that comes back today stands first. */
export function CancellationTable({ rows, date }: { rows: readonly ShownRow[]; date: string }) {
	const { t } = useTranslation('voyage');
	const lang = useLanguage();
	const money = useMoney();
	const sum = rows.find(({ today }) => today)?.sum;
	return (
		<>
			{sum && <p className="mb-4 text-18 font-semibold">{t('cancellation.now', { back: money(sum.back) })}</p>}
			<table className="w-full border-collapse">
				<caption className="sr-only">{t('cancellation.caption', { date: formatDate(date, 'day', lang) })}</caption>
				<thead>
					<tr className="border-b border-control text-left text-14 text-muted">
						<th scope="col" className="py-3 pr-4 pl-4">
							{t('cancellation.when')}
						</th>
						<th scope="col" className="py-3 pr-4">
							{t('cancellation.fee')}
						</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<Row key={`${row.from}-${row.until}`} row={row} />
					))}
				</tbody>
			</table>
		</>
	);
}
