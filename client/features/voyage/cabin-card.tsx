import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useLanguage } from '#client/facts.tsx';
import { buttonStyle } from '#client/ui/button-style.ts';
import { AreaIcon, BedIcon, DeckIcon, GuestsIcon, SunIcon } from '#client/ui/icons.tsx';
import { PriceBlock } from '#client/ui/price.tsx';
import { Tag } from '#client/ui/tag.tsx';
import type { CategoryView } from '#shared/catalogue/bff/voyage.ts';
import { loginPath } from '#shared/paths.ts';
import { formatMoney } from '#shared/rules/money.ts';

/** From this many cabins on, how many are left is worth saying. */
const FEW = 5;

function Facts({ cabin }: { cabin: CategoryView }) {
	const { t } = useTranslation('voyage');
	const facts = [
		[AreaIcon, cabin.area && t('cabins.area', { area: cabin.area })],
		[DeckIcon, cabin.deck && t('cabins.deck', { deck: cabin.deck })],
		[BedIcon, cabin.bed],
		[GuestsIcon, t('cabins.persons', { count: cabin.persons })],
		[SunIcon, cabin.balcony && t('cabins.balcony')],
	] as const;
	return (
		<ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-14 text-2">
			{facts.map(
				([Icon, text]) =>
					text && (
						<li key={text} className="flex items-center gap-1.5">
							<Icon size={18} className="shrink-0 text-accent" />
							{text}
						</li>
					),
			)}
		</ul>
	);
}

function Offer({ cabin, bookable }: { cabin: CategoryView; bookable: boolean }) {
	const { t } = useTranslation('voyage');
	const { t: tCommon } = useTranslation();
	const lang = useLanguage();
	const { pathname, search } = useLocation();
	const { price, total, state } = cabin;
	if (state !== 'on-sale' || !price) {
		return <p className="font-semibold text-2">{t(state === 'sold-out' ? 'cabins.soldOut' : 'cabins.notOnSale')}</p>;
	}
	const guests = total === null ? 0 : Math.round(total / price.from);
	return (
		<>
			<PriceBlock
				value={price.from}
				amount={formatMoney(price.from, lang)}
				labels={{ terms: t('cabins.perPerson'), reference: tCommon('card.reference') }}
			/>
			{total !== null && guests > 0 && (
				<p className="tabular text-14 text-2">{t('cabins.total', { count: guests, price: formatMoney(total, lang) })}</p>
			)}
			{bookable ? (
				<Link
					to={loginPath(pathname + search)}
					rel="nofollow"
					aria-label={t('cabins.bookNamed', { name: cabin.name })}
					className={buttonStyle('secondary', 'sm', 'mt-3 w-full')}
				>
					{t('cabins.book')}
				</Link>
			) : (
				<p className="mt-2 text-14 text-2">{t('cabins.closed')}</p>
			)}
		</>
	);
}

type Props = { cabin: CategoryView; bookable: boolean; note?: string };

/** A cabin category: what it is, what it costs, whether there is one. Sold-out ones stay in their place. */
export function CabinCard({ cabin, bookable, note }: Props) {
	const { t } = useTranslation('voyage');
	const few = cabin.state === 'on-sale' && cabin.left !== null && cabin.left > 0 && cabin.left <= FEW;
	const open = cabin.state === 'on-sale';
	return (
		<li className="grid gap-x-6 gap-y-4 border-b border-line py-6 first:pt-0 last:border-0 md:grid-cols-[1fr_11rem]">
			<div>
				<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<h4 className="text-18">{cabin.name}</h4>
					{note && <Tag tone="gold">{note}</Tag>}
					{few && <Tag tone="warning">{t('cabins.left', { count: cabin.left ?? 0 })}</Tag>}
				</div>
				<Facts cabin={cabin} />
				<p className="mt-2 text-12 text-2">
					{t('cabins.facts.code')} {cabin.code}
				</p>
			</div>
			<div>
				<Offer cabin={cabin} bookable={bookable && open} />
			</div>
		</li>
	);
}
