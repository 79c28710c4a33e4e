import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import type { OrderRefundView } from '#shared/catalogue/bff/orders.ts';
import { formatMoney } from '#shared/rules/money.ts';

/** The refund: what was paid, less today's fee. */
export function RefundSum({ refund: { paid, fee, refund } }: { refund: OrderRefundView }) {
	const { t } = useTranslation('orders');
	const lang = useLanguage();
	return (
		<section aria-labelledby="refund" className="rounded-3 border border-line p-5 md:p-8">
			<h2 id="refund" className="text-h3!">
				{t('cancel.sum')}
			</h2>
			{paid === 0 ? (
				<p className="mt-3">{t('cancel.nothing')}</p>
			) : (
				<>
					<dl className="mt-5 grid gap-3">
						<div className="flex items-baseline justify-between gap-4">
							<dt className="text-2">{t('cancel.paid')}</dt>
							<dd className="tabular">{formatMoney(paid, lang)}</dd>
						</div>
						<div className="flex items-baseline justify-between gap-4">
							<dt className="text-2">{t('cancel.fee')}</dt>
							<dd className="tabular">{formatMoney(-fee, lang)}</dd>
						</div>
						<div className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
							<dt className="font-semibold">{t('cancel.refund')}</dt>
							<dd aria-live="polite">
								<data value={refund} data-refund="" className="text-h3 leading-head font-semibold">
									{formatMoney(refund, lang)}
								</data>
							</dd>
						</div>
					</dl>
					<p className="mt-4 text-14 text-2">{t('cancel.promise')}</p>
				</>
			)}
		</section>
	);
}
