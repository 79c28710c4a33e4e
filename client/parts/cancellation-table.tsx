import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { Details } from '#client/ui/details.tsx';
import { DOT } from '#client/ui/dot.ts';
import type { CancellationRow } from '#shared/catalogue/bff/voyage.ts';
import type { CancellationSum } from '#shared/rules/cancellation.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { useMoney } from './price-amount.tsx';

/** A row of the table, with its sums for an order or for chosen cabins. */
type ShownRow = CancellationRow & { sum?: CancellationSum | null };
/** What the sums are of. */
type Of = { of: 'order' | 'choice' };

function Row({ row: { from, until, fee, today, sum }, of }: { row: ShownRow } & Of) {
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
						{`${t('cancellation.today')}${DOT}${t('cancellation.todayNote')}`}
					</span>
				)}
			</th>
			<td className="tabular w-[44%] py-4 pr-4">
				<span>{feeWords()}</span>
				{sum && (
					<span className="mt-1 block text-14 leading-head break-keep wrap-anywhere text-muted">
						{t(`cancellation.sum.${of}`, { fee: money(sum.fee), back: money(sum.back) })}
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

type TableProps = { rows: readonly ShownRow[]; date: string } & Of;

function Table({ rows, of, caption }: Omit<TableProps, 'date'> & { caption?: string }) {
	const { t } = useTranslation('voyage');
	return (
		<table className="w-full border-collapse">
			{caption && <caption className="sr-only">{caption}</caption>}
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
					<Row key={`${row.from}-${row.until}`} row={row} of={of} />
				))}
			</tbody>
		</table>
	);
}

/**
 * The fees of cancelling a sailing of `date`, by days; today's row is marked, and of an order the sum that comes back today stands first.
 * Rows that are over are folded.
 */
export function CancellationTable({ rows, date, of = 'order' }: Omit<TableProps, 'of'> & Partial<Of>) {
	const { t } = useTranslation('voyage');
	const lang = useLanguage();
	const money = useMoney();
	const current = Math.max(
		0,
		rows.findIndex(({ today }) => today),
	);
	const sum = rows[current]?.today ? rows[current].sum : null;
	return (
		<>
			{sum && of === 'order' && <p className="mb-4 text-18 font-semibold">{t('cancellation.now', { back: money(sum.back) })}</p>}
			<Table rows={rows.slice(current)} of={of} caption={t('cancellation.caption', { date: formatDate(date, 'day', lang) })} />
			{current > 0 && (
				<Details summary={t('cancellation.over')}>
					<Table rows={rows.slice(0, current)} of={of} />
				</Details>
			)}
		</>
	);
}
