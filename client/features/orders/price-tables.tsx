import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { PriceAmount, useMoney } from '#client/parts/price-amount.tsx';
import { DOT } from '#client/ui/dot.ts';
import { Section } from '#client/ui/section.tsx';
import type { PriceLine } from '#shared/catalogue/bff/order-views.ts';
import type { OrderPriceView } from '#shared/catalogue/bff/orders.ts';
import { formatMoment } from '#shared/rules/dates.ts';

/** Renders the names of the columns. Sums stand at the right; a column in the middle is shown only where there is room. */
const TableHead = ({ names }: { names: readonly string[] }) => (
	<thead>
		<tr className="border-b border-control text-14 text-muted">
			{names.map((name) => (
				<th
					key={name}
					scope="col"
					className="py-3 text-right font-normal first:text-left not-last:pr-4 not-first:not-last:max-md:hidden"
				>
					{name}
				</th>
			))}
		</tr>
	</thead>
);

function PriceRow({ line: { kind, name, detail, perPerson, amount } }: { line: PriceLine }) {
	const { t } = useTranslation('orders');
	const money = useMoney();
	const party = detail && [
		t('cabins.adults', { count: detail.adult }),
		...(detail.child > 0 ? [t('cabins.children', { count: detail.child })] : []),
		...(detail.roomNum ? [t('cabins.room', { room: detail.roomNum })] : []),
	];
	return (
		<tr className="border-b border-line align-top">
			<th scope="row" className="py-4 pr-4 text-left font-normal wrap-anywhere">
				<span className="block font-semibold">{kind === 'cabin' ? name : t(`sum.${kind}`)}</span>
				<span className="mt-1 block text-14 text-muted">{kind === 'cabin' ? party?.join(DOT) : name}</span>
			</th>
			<td className="tabular py-4 pr-4 text-right text-muted max-md:hidden">{perPerson === null ? '' : money(perPerson)}</td>
			<td className="tabular py-4 text-right whitespace-nowrap">{money(amount)}</td>
		</tr>
	);
}

/** Renders each cabin and coupon with its amount, and the sum. */
export function PriceTable({ price: { lines, total, number } }: { price: OrderPriceView }) {
	const { t } = useTranslation('orders');
	if (lines.length === 0 && total === null) return <p className="mt-6 text-muted">{t('sum.unknown')}</p>;
	return (
		<table className="mt-6 w-full border-collapse">
			<caption className="sr-only">{number ? t('price.caption', { number }) : t('price.title')}</caption>
			<TableHead names={[t('price.item'), t('price.perPerson'), t('price.amount')]} />
			<tbody>
				{[...lines.entries()].map(([place, line]) => (
					<PriceRow key={place} line={line} />
				))}
			</tbody>
			{total !== null && (
				<tfoot>
					<tr>
						<th scope="row" className="pt-5 text-left">
							{t('price.total')}
							<span className="ml-2 text-14 font-normal text-muted">{t('sum.tax')}</span>
						</th>
						<td className="max-md:hidden" />
						<td className="pt-5 text-right whitespace-nowrap">
							<PriceAmount value={total} className="text-h4 leading-head text-price md:text-h3" />
						</td>
					</tr>
				</tfoot>
			)}
		</table>
	);
}

function PaymentRow({ payment: { kind, method, amount, at } }: { payment: OrderPriceView['payments'][number] }) {
	const { t } = useTranslation('orders');
	const money = useMoney();
	const lang = useLanguage();
	return (
		<tr className="border-b border-line align-top">
			<th scope="row" className="py-4 pr-4 text-left font-normal wrap-anywhere">
				<span className="block font-semibold">{t(`price.${kind}`)}</span>
				<span className="tabular mt-1 flex flex-wrap gap-x-4 text-14 text-muted">
					<span>{t(`price.methods.${method || 'other'}`)}</span>
					<time dateTime={new Date(at).toISOString()}>{formatMoment(at, lang)}</time>
				</span>
			</th>
			<td className="tabular py-4 text-right whitespace-nowrap">{money(kind === 'refund' ? -amount : amount)}</td>
		</tr>
	);
}

/** Renders every payment and refund with its time and method, and the sum that is still due. */
export function PaymentTable({ price: { payments, number, due, status } }: { price: OrderPriceView }) {
	const { t } = useTranslation('orders');
	const money = useMoney();
	return (
		<Section id="payments" title={t('price.payments')} className="mt-12">
			{payments.length === 0 && <p className="mt-3 text-muted">{t('price.none')}</p>}
			{payments.length > 0 && (
				<table className="mt-3 w-full border-collapse">
					<caption className="sr-only">{number ? t('price.paymentsCaption', { number }) : t('price.payments')}</caption>
					<TableHead names={[t('price.what'), t('price.amount')]} />
					<tbody>
						{payments.map((payment) => (
							<PaymentRow key={`${payment.kind}-${payment.at}`} payment={payment} />
						))}
					</tbody>
				</table>
			)}
			{due !== null && due > 0 && (status === 'waiting-payment' || status === 'reserved') && (
				<p className="mt-5 flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
					<span>{t('sum.due')}</span>
					<span className="tabular ml-auto">{money(due)}</span>
				</p>
			)}
		</Section>
	);
}
