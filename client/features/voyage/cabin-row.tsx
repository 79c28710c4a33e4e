import { useTranslation } from 'react-i18next';
import { useSite } from '#client/app/facts.tsx';
import { usePartyWords } from '#client/parts/party-words.ts';
import { PriceAmount, useMoney } from '#client/parts/price-amount.tsx';
import { AreaIcon, BedIcon, DeckIcon, GuestsIcon } from '#client/ui/icons.tsx';
import { PriceBlock } from '#client/ui/price.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Tag } from '#client/ui/tag.tsx';
import type { CategoryView, VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { FEW_CABINS } from '#shared/constants.ts';
import { cabinsCounted } from '#shared/rules/cart.ts';
import { hasRoom, type PartyPrice, peopleOf } from '#shared/rules/party-price.ts';
import { CabinDetails } from './cabin-details.tsx';
import type { CabinKind } from './cabin-kinds.ts';
import { CabinNotes } from './choice/cabin-notes.tsx';
import { useChoice } from './choice/choice.tsx';
import { ChooseCabin } from './choice/choose-cabin.tsx';
import { usePrices } from './choice/prices.tsx';

const CLOSED = { departed: 'cabins.closed', 'sold-out': 'cabins.soldOut', 'not-on-sale': 'cabins.notOnSale' } as const;

function Facts({ cabin: { area, deck, bed, maxPassengers, balcony } }: { cabin: CategoryView }) {
	const { t } = useTranslation('voyage');
	const facts = [
		{ Icon: AreaIcon, text: area && t('cabins.area', { area }) },
		{ Icon: DeckIcon, text: deck && t('cabins.deck', { deck }) },
		{ Icon: GuestsIcon, text: maxPassengers === null ? '' : t('cabins.passengers', { count: maxPassengers }) },
		{ Icon: BedIcon, text: bed },
	].filter(({ text }) => text);
	return (
		<ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-14 md:gap-x-5 text-muted">
			{facts.map(({ Icon, text }) => (
				<li key={text} className="flex items-center gap-1.5">
					<Icon size={16} className="shrink-0" />
					<span>{text}</span>
				</li>
			))}
			<li>{t(balcony ? 'cabins.balcony' : 'cabins.noBalcony')}</li>
		</ul>
	);
}

/** Shows the listed price of a cabin for another number of people, which it names where it is known. */
function ListedPrice({ price: { each, total, guests } }: { price: Extract<PartyPrice, { whose: 'others' }> }) {
	const { t } = useTranslation('voyage');
	const money = useMoney();
	const inAll = guests === null || total === null ? null : { count: guests, total };
	const terms = inAll ? t('cabins.inAllOf', inAll) : t('cabins.perPerson');
	const other = inAll
		? guests !== 1 && t('cabins.each', { price: money(each) })
		: total !== null && t('cabins.totalCabin', { price: money(total) });
	return (
		<>
			<PriceBlock amount={<PriceAmount value={inAll?.total ?? each} />} terms={terms} className="md:items-end" />
			<p className="tabular text-14 leading-head text-muted">{other}</p>
		</>
	);
}

/** Shows the price of a category for the party: in all, for each, and the difference to the cheapest kind. */
function CabinPrice({ cabin, cheapest }: { cabin: CategoryView } & Pick<CabinKind, 'cheapest'>) {
	const { t } = useTranslation('voyage');
	const money = useMoney();
	const { party } = useChoice();
	const { priceOf, pending } = usePrices();
	const partyWords = usePartyWords();
	const price = priceOf(cabin);
	// The box has its final height, so that nothing moves when the party's price comes
	const room = cheapest ? 'min-h-25' : 'min-h-18';
	if (!price) return null;
	if (price.whose === 'others') {
		const coming = pending && hasRoom(cabin.maxPassengers, peopleOf(party));
		return (
			<div className={`flex flex-col gap-2 md:items-end md:text-right ${room}`}>
				{coming ? (
					<>
						<Skeleton className="h-7 w-24" />
						<Skeleton className="h-4 w-32" />
					</>
				) : (
					<ListedPrice price={price} />
				)}
			</div>
		);
	}
	const above = cheapest ? price.each - cheapest.from : 0;
	return (
		<div className={`md:text-right ${room}`}>
			<PriceBlock
				amount={<PriceAmount value={price.total} />}
				terms={t('cabins.inAll', { party: partyWords(party) })}
				className="md:items-end"
			/>
			<p className="tabular mt-1.5 text-14 leading-head text-muted">
				{peopleOf(party) > 1 && (
					<span className="block font-semibold text-main">{t('cabins.each', { price: money(price.each) })}</span>
				)}
				{above > 0 && cheapest && (
					<span className="mt-0.5 block">{t('cabins.extra', { kind: cheapest.name, price: money(above) })}</span>
				)}
			</p>
		</div>
	);
}

type Props = {
	cabin: CategoryView;
	kind: CabinKind;
	voyage: VoyagePage;
	/** True for the category with a balcony of the lowest price. */
	best: boolean;
	/** The category to take where this one can't be booked. */
	instead: CategoryView | null;
};

/** Renders a category: its facts, its price, and the button that chooses it or the reason why it can't be booked. */
export function CabinRow({ cabin, kind, voyage, best, instead }: Props) {
	const { t } = useTranslation('voyage');
	const { name, state, left, code } = cabin;
	const { maxCabins } = useSite();
	const counted = cabinsCounted(code, 1);
	const shown = voyage.state === 'on-sale' ? state : voyage.state;
	const open = shown === 'on-sale';
	const few = open && left !== null && left <= FEW_CABINS;
	return (
		<li
			id={`cabin-${cabin.id}`}
			className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-6 gap-y-3 border-b border-line py-5 md:items-start md:gap-y-4 md:py-6 md:gap-x-8 md:grid-cols-[minmax(0,1fr)_13rem_8rem]"
		>
			<div className="col-span-2 min-w-0 md:col-span-1">
				{best && (
					<p className="mb-2">
						<Tag tone="gold">{t('cabins.cheapestBalcony')}</Tag>
					</p>
				)}
				<h4 className={open ? '' : 'text-muted'}>{name}</h4>
				<Facts cabin={cabin} />
				{few && <p className="mt-1 text-14 text-muted">{t('cabins.left', { count: left })}</p>}
				{open && counted > 1 && (
					<p className="mt-1 text-14 text-muted">{t('choice.counted', { count: counted, max: maxCabins })}</p>
				)}
				<CabinDetails cabin={cabin} voyage={voyage} shown={kind.picture} />
			</div>
			<div>{open && <CabinPrice cabin={cabin} cheapest={kind.cheapest} />}</div>
			<div className="md:text-right" data-noprint={open ? '' : undefined}>
				{open ? (
					<ChooseCabin cabin={cabin} />
				) : (
					<p className="leading-head font-semibold text-muted md:pt-1">{t(CLOSED[shown])}</p>
				)}
			</div>
			<div className="col-span-full empty:hidden">
				<CabinNotes cabin={cabin} instead={instead} />
			</div>
		</li>
	);
}
