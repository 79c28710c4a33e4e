import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { PriceAmount } from '#client/parts/price-amount.tsx';
import type { PriceLine } from '#shared/catalogue/bff/order-views.ts';
import type { OrderPriceView } from '#shared/catalogue/bff/orders.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { TableHead } from './table-head.tsx';

function Row({ line: { kind, name, detail, perPerson, amount } }: { line: PriceLine }) {
	const { t } = useTranslation('orders');
	const lang = useLanguage();
	const party = detail && [
		t('cabins.adults', { count: detail.adult }),
		...(detail.child > 0 ? [t('cabins.children', { count: detail.child })] : []),
		...(detail.roomNum ? [t('cabins.room', { room: detail.roomNum })] : []),
	];
	return (
		<tr className="border-b border-line align-top">
			<th scope="row" className="py-4 pr-4 text-left font-normal">
				<span className="block font-semibold">{kind === 'cabin' ? name : t(`sum.${kind}`)}</span>
				<span className="mt-1 block text-14 text-2">{kind === 'cabin' ? party?.join(' · ') : name}</span>
			</th>
			<td className="tabular py-4 pr-4 text-right text-2 max-md:hidden">
				{perPerson === null ? '' : formatMoney(perPerson, lang)}
			</td>
			<td className="tabular py-4 text-right whitespace-nowrap">{formatMoney(amount, lang)}</td>
		</tr>
	);
}

/** Each cabin and coupon with what it adds or takes off, and the sum. */
export function PriceTable({ price: { lines, total, number } }: { price: OrderPriceView }) {
	const { t } = useTranslation('orders');
	return (
		<table className="mt-6 w-full border-collapse">
			<caption className="sr-only">{t('price.caption', { number })}</caption>
			<TableHead
				columns={[
					{ name: t('price.item') },
					{ name: t('price.perPerson'), sum: true, wide: true },
					{ name: t('price.amount'), sum: true },
				]}
			/>
			<tbody>
				{[...lines.entries()].map(([place, line]) => (
					<Row key={place} line={line} />
				))}
			</tbody>
			<tfoot>
				<tr>
					<th scope="row" className="pt-5 text-left">
						{t('price.total')}
						<span className="ml-2 text-14 font-normal text-2">{t('sum.tax')}</span>
					</th>
					<td className="max-md:hidden" />
					<td className="pt-5 text-right whitespace-nowrap">
						<PriceAmount value={total} className="text-h3 leading-head text-price" />
					</td>
				</tr>
			</tfoot>
		</table>
	);
}
