import { useLanguage } from '#client/app/facts.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { useMoney } from '#client/parts/use-money.ts';
import { Section } from '#client/ui/section.tsx';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import { formatDate } from '#shared/rules/dates.ts';

/** Renders the coupons that came with the order. */
export function Coupons({ coupons }: { coupons: CallOutput<'GET /order/coupons'>['coupons'] }) {
	const { t } = useTranslation('orders');
	const money = useMoney();
	const lang = useLanguage();
	if (coupons.length === 0) return null;
	return (
		<Section id="coupons" title={t('coupons.title')}>
			<ul className="mt-5 grid gap-4 md:grid-cols-2">
				{coupons.map(({ id, name, amount, minPrice, until, state }) => (
					<li
						key={id}
						className={`flex overflow-hidden rounded-3 border border-line bg-page ${state === 'usable' ? '' : 'text-2'}`}
					>
						<p
							className={`tabular grid w-28 shrink-0 place-items-center border-r border-dashed border-control px-2 text-h4 leading-head font-semibold ${state === 'usable' ? 'bg-gold-100 text-gold-700' : 'bg-sand-100'}`}
						>
							{money(amount)}
						</p>
						<div className="min-w-0 flex-1 px-5 py-4">
							<h3 className="text-16! leading-head font-semibold!">{name}</h3>
							<p className="mt-1.5 text-14 leading-head text-2">
								{minPrice === null ? '' : minPrice > 0 ? t('coupons.min', { amount: money(minPrice) }) : t('coupons.any')}
							</p>
							<p className="mt-1 text-14 leading-head text-2">
								<span>{t(`coupons.${state}`)}</span>
								{until && <span>{` · ${t('coupons.until', { date: formatDate(until, 'day', lang) })}`}</span>}
							</p>
						</div>
					</li>
				))}
			</ul>
		</Section>
	);
}
