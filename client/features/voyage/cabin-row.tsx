import { useTranslation } from 'react-i18next';
import { useSite } from '#client/app/facts.tsx';
import { Tag } from '#client/ui/tag.tsx';
import { AreaIcon, BedIcon, DeckIcon, GuestsIcon } from '#client/ui/task-icons.tsx';
import type { CategoryView, VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { cabinsCounted } from '#shared/rules/cart.ts';
import { CabinDetails } from './cabin-details.tsx';
import type { CabinKind } from './cabin-kinds.ts';
import { CabinPrice } from './cabin-price.tsx';
import { CabinNotes } from './choice/cabin-notes.tsx';
import { ChooseCabin } from './choice/choose-cabin.tsx';

/** From this number of cabins down, the page says how many are left. */
const FEW_LEFT = 5;

type Props = {
	cabin: CategoryView;
	/** The kind that one would otherwise take. */
	cheaper: CabinKind['cheaper'];
	voyage: VoyagePage;
	/** The lowest price with a balcony. */
	best: boolean;
	/** The picture already seen beside the list. */
	shown: string;
	/** What to suggest when this one can't be booked. */
	instead: CategoryView | null;
};

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
		<ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-14 md:gap-x-5 text-2">
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

/** A cabin category: what it is, what it costs, and the button to book it or the reason why it can't be booked. */
export function CabinRow({ cabin, cheaper, voyage, best, shown, instead }: Props) {
	const { t } = useTranslation('voyage');
	const { name, state, left, code } = cabin;
	const { maxCabins } = useSite();
	const counted = cabinsCounted(code, 1);
	const open = voyage.state === 'on-sale' && state === 'on-sale';
	const closed = voyage.state !== 'on-sale' ? voyage.state : state === 'on-sale' ? null : state;
	const few = open && left !== null && left <= FEW_LEFT;
	return (
		<li
			id={`cabin-${cabin.id}`}
			className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-6 gap-y-3 border-b border-line py-5 md:items-start md:gap-y-4 md:py-6 md:gap-x-8 md:grid-cols-[minmax(0,1fr)_13rem_8rem]"
		>
			<div className="col-span-2 min-w-0 md:col-span-1">
				{(best || few) && (
					<p className="mb-2 flex flex-wrap gap-2">
						{best && <Tag tone="gold">{t('cabins.cheapestBalcony')}</Tag>}
						{few && <Tag tone="warning">{t('cabins.left', { count: left })}</Tag>}
					</p>
				)}
				<h4 className={open ? '' : 'text-2'}>{name}</h4>
				<Facts cabin={cabin} />
				{open && counted > 1 && <p className="mt-1 text-14 text-2">{t('choice.counted', { count: counted, max: maxCabins })}</p>}
				<CabinDetails cabin={cabin} cruiseId={voyage.ship.id} shown={shown} />
			</div>
			<div>{open && <CabinPrice cabin={cabin} cheaper={cheaper} />}</div>
			<div className="md:text-right" data-noprint={open ? '' : undefined}>
				{closed ? (
					<p className="leading-head font-semibold text-2 md:pt-1">{t(CLOSED[closed])}</p>
				) : (
					<ChooseCabin cabin={cabin} />
				)}
			</div>
			<div className="col-span-full empty:hidden">
				<CabinNotes cabin={cabin} instead={instead} />
			</div>
		</li>
	);
}
