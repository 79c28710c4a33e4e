import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import type { OrderPriceView } from '#shared/catalogue/bff/orders.ts';
import { formatMoment } from '#shared/rules/dates.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { TableHead } from './table-head.tsx';

/** Every payment and refund with its time and method, then what is still to be paid. */
export function PaymentTable({ price: { payments, number, due, status } }: { price: OrderPriceView }) {
	const { t } = useTranslation('orders');
	const lang = useLanguage();
	const open = due > 0 && (status === 'waiting-payment' || status === 'reserved');
	return (
		<section aria-labelledby="payments" className="mt-12">
			<h2 id="payments" className="text-h3!">
				{t('price.payments')}
			</h2>
			{payments.length === 0 && <p className="mt-3 text-2">{t('price.none')}</p>}
			{payments.length > 0 && (
				<table className="mt-3 w-full border-collapse">
					<caption className="sr-only">{t('price.paymentsCaption', { number })}</caption>
					<TableHead columns={[{ name: t('price.what') }, { name: t('price.amount'), sum: true }]} />
					<tbody>
						{payments.map(({ kind, method, amount, at }) => (
							<tr key={`${kind}-${at}`} className="border-b border-line align-top">
								<th scope="row" className="py-4 pr-4 text-left font-normal">
									<span className="block font-semibold">{t(`price.${kind}`)}</span>
									<span className="tabular mt-1 flex flex-wrap gap-x-4 text-14 text-2">
										<span>{t(`price.methods.${method || 'other'}`)}</span>
										<time dateTime={new Date(at).toISOString()}>{formatMoment(at, lang)}</time>
									</span>
								</th>
								<td className="tabular py-4 text-right whitespace-nowrap">
									{formatMoney(kind === 'refund' ? -amount : amount, lang)}
								</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
			{open && (
				<p className="mt-5 flex items-baseline justify-between gap-4 font-semibold">
					<span>{t('sum.due')}</span>
					<span className="tabular">{formatMoney(due, lang)}</span>
				</p>
			)}
		</section>
	);
}
