import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#client/facts.tsx';
import { useAddress } from '#client/layout/root-data.ts';
import { buttonStyle } from '#client/ui/button-style.ts';
import { AreaIcon, BedIcon, DeckIcon, GuestsIcon } from '#client/ui/icons.tsx';
import { PriceBlock } from '#client/ui/price.tsx';
import { Tag } from '#client/ui/tag.tsx';
import type { VoyageState } from '#shared/catalogue/bff/views.ts';
import type { CategoryView } from '#shared/catalogue/bff/voyage.ts';
import { loginPath } from '#shared/paths.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { CabinDetails } from './cabin-details.tsx';

/** From this number of cabins down, the page says how many are left. */
const FEW_LEFT = 5;

type Props = {
	cabin: CategoryView;
	/** Name of the kind that `extra` counts from. */
	cheaper: string;
	voyageState: VoyageState;
	/** The lowest price with a balcony. */
	best: boolean;
	/** The picture already seen beside the list. */
	shown: string;
};

const CLOSED = { departed: 'cabins.closed', 'sold-out': 'cabins.soldOut', 'not-on-sale': 'cabins.notOnSale' } as const;

function Facts({ cabin: { area, deck, bed, persons, balcony } }: { cabin: CategoryView }) {
	const { t } = useTranslation('voyage');
	const facts = [
		{ Icon: AreaIcon, text: area && t('cabins.area', { area }) },
		{ Icon: DeckIcon, text: deck && t('cabins.deck', { deck }) },
		{ Icon: GuestsIcon, text: t('cabins.persons', { count: persons }) },
		{ Icon: BedIcon, text: bed },
	].filter(({ text }) => text);
	return (
		<ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-14 text-2">
			{facts.map(({ Icon, text }) => (
				<li key={text} className="flex items-center gap-1.5">
					<Icon size={16} className="shrink-0" />
					{text}
				</li>
			))}
			<li>{t(balcony ? 'cabins.balcony' : 'cabins.noBalcony')}</li>
		</ul>
	);
}

function CabinPrice({ cabin: { price, total, extra }, cheaper }: Pick<Props, 'cabin' | 'cheaper'>) {
	const { t } = useTranslation('voyage');
	const lang = useLanguage();
	if (!price) return null;
	const money = total === null ? '' : formatMoney(total, lang);
	// Upstream's total is for its own number of guests, which is told from the average; averages are rounded.
	const guests = total === null ? 1 : Math.round(total / price.from);
	const exact = total !== null && Math.abs(total - price.from * guests) <= guests;
	return (
		<div className="md:text-right">
			<PriceBlock
				value={price.from}
				amount={formatMoney(price.from, lang)}
				labels={{ terms: t('cabins.perPerson'), reference: '' }}
				className="md:items-end"
			/>
			<p className="tabular mt-1.5 text-14 leading-head text-2">
				{guests > 1 && (
					<span className="block">
						{exact ? t('cabins.total', { count: guests, price: money }) : t('cabins.totalCabin', { price: money })}
					</span>
				)}
				{extra !== null && extra > 0 && cheaper && (
					<span className="mt-0.5 block">{t('cabins.extra', { kind: cheaper, price: formatMoney(extra, lang) })}</span>
				)}
			</p>
		</div>
	);
}

/** A cabin category: what it is, what it costs, and the way to book it or the word why not. */
export function CabinRow({ cabin, cheaper, voyageState, best, shown }: Props) {
	const { t } = useTranslation('voyage');
	const address = useAddress();
	const { name, state, left } = cabin;
	const open = voyageState === 'on-sale' && state === 'on-sale';
	const closed = voyageState !== 'on-sale' ? voyageState : state === 'on-sale' ? null : state;
	const few = open && left !== null && left <= FEW_LEFT;
	return (
		<li className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-6 gap-y-4 border-b border-line py-6 md:items-start md:gap-x-8 md:grid-cols-[minmax(0,1fr)_13rem_7rem]">
			<div className="col-span-2 min-w-0 md:col-span-1">
				{(best || few) && (
					<p className="mb-2 flex flex-wrap gap-2">
						{best && <Tag tone="gold">{t('cabins.cheapestBalcony')}</Tag>}
						{few && <Tag tone="warning">{t('cabins.left', { count: left })}</Tag>}
					</p>
				)}
				<h4 className={open ? '' : 'text-2'}>{name}</h4>
				<Facts cabin={cabin} />
				<CabinDetails cabin={cabin} shown={shown} />
			</div>
			<div>{open && <CabinPrice cabin={cabin} cheaper={cheaper} />}</div>
			<div className="md:text-right" data-noprint={open ? '' : undefined}>
				{closed ? (
					<p className="leading-head font-semibold text-2 md:pt-1">{t(CLOSED[closed])}</p>
				) : (
					<Link
						to={loginPath(address)}
						rel="nofollow"
						aria-label={t('cabins.bookNamed', { name })}
						className={buttonStyle('secondary', 'sm', 'min-w-28 md:w-full')}
					>
						{t('cabins.book')}
					</Link>
				)}
			</div>
		</li>
	);
}
