import { useLanguage } from '#client/app/facts.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { useMoney } from '#client/parts/use-money.ts';
import type { OwnCoupon } from '#shared/catalogue/bff/member-links.ts';
import type { Section } from '#shared/catalogue/bff/views.ts';
import { formatDate } from '#shared/rules/dates.ts';

function Coupon({ coupon: { name, amount, minPrice, until } }: { coupon: OwnCoupon }) {
	const { t } = useTranslation('crm');
	const lang = useLanguage();
	const money = useMoney();
	return (
		<li className="flex flex-wrap gap-4 rounded-3 border border-line p-5 leading-head md:p-6">
			<div className="min-w-0 flex-[1_1_6rem]">
				<h3 className="font-sans text-18 leading-head font-semibold tracking-normal">{name}</h3>
				{minPrice ? <p className="mt-2 text-14 text-2">{t('own.min', { price: money(minPrice) })}</p> : null}
				{until && <p className="mt-1 text-14 text-2">{t('own.until', { date: formatDate(until, 'day', lang) })}</p>}
			</div>
			{amount > 0 && <p className="tabular text-h4 font-semibold text-green-700">{money(-amount)}</p>}
		</li>
	);
}

/** Renders the member's own coupons with their conditions, those that end first before the others. */
export function OwnCoupons({ coupons }: { coupons: Section<OwnCoupon[]> }) {
	const { t } = useTranslation('crm');
	return (
		<section aria-labelledby="own-coupons">
			<h2 id="own-coupons" className="text-h3">
				{t('own.title')}
			</h2>
			{coupons === 'unavailable' || coupons.length === 0 ? (
				<p className="mt-4 max-w-measure text-2">{t(coupons === 'unavailable' ? 'own.unavailable' : 'own.none')}</p>
			) : (
				<ul className="mt-6 grid gap-4 sm:grid-cols-2">
					{coupons.map((coupon) => (
						<Coupon key={coupon.id} coupon={coupon} />
					))}
				</ul>
			)}
		</section>
	);
}
