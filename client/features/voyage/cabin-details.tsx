import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#client/app/facts.tsx';
import { useLazyWithTexts } from '#client/app/on-demand.tsx';
import { FactsList } from '#client/ui/facts-list.tsx';
import { ChevronDownIcon, DeckIcon } from '#client/ui/icons.tsx';
import { Picture } from '#client/ui/picture.tsx';
import type { CategoryView, VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { useChoice } from './choice/choice.tsx';
import { canHold, countOf, roomForMore, roomsOf, withRoom } from './choice/choice-state.ts';

/** Opens, over the page, the decks on which the cabins of a category lie. */
function DeckButton({ cabin, voyage }: { cabin: CategoryView; voyage: VoyagePage }) {
	const { t } = useTranslation('voyage');
	const { id, name } = cabin;
	const { party, chosen, dispatch } = useChoice();
	const { maxCabins } = useSite();
	const rooms = roomsOf(chosen, id, party);
	const count = countOf(chosen, id, party);
	const { canMore } = roomForMore(chosen, cabin, maxCabins);
	const canChoose = voyage.state === 'on-sale' && canHold(cabin, party) && (count > 0 || canMore);
	const CategoryDeckSheet = useLazyWithTexts(() => import('#client/parts/deck/category-deck-sheet.tsx'), 'deck');
	const [open, setOpen] = useState(false);
	return (
		<>
			<button
				type="button"
				aria-haspopup="dialog"
				aria-label={t('cabins.onDeckNamed', { name })}
				onClick={() => setOpen(true)}
				className="inline-flex min-h-8 items-center gap-1.5 text-14 text-link underline decoration-current/40 underline-offset-4 hover:decoration-current touch:min-h-target noscript:hidden print:hidden"
			>
				<DeckIcon size={16} />
				{t('cabins.onDeck')}
			</button>
			{open && (
				<CategoryDeckSheet
					voyageId={voyage.id}
					cruiseId={voyage.ship.id}
					categoryId={id}
					name={name}
					before={rooms.at(-1)?.id ?? ''}
					onChoose={canChoose ? (room) => dispatch({ do: 'rooms', cabin, party, rooms: withRoom(rooms, count, room) }) : null}
					onClose={() => setOpen(false)}
				/>
			)}
		</>
	);
}

/** Shows all details of a category in a panel that is closed at first, and opens its decks. The picture that the list shows is left out. */
export function CabinDetails({ cabin, voyage, shown }: { cabin: CategoryView; voyage: VoyagePage; shown: string }) {
	const { t } = useTranslation('voyage');
	const { name, area, deck, bed, maxPassengers, balcony, code } = cabin;
	const pictures = cabin.pictures.filter((picture) => picture !== shown);
	return (
		<div className="mt-2 flex flex-wrap gap-x-6">
			<details className="group text-14 open:w-full print:w-full">
				<summary className="print:hidden inline-flex min-h-8 list-none items-center gap-1 text-link underline decoration-current/40 underline-offset-4 hover:decoration-current touch:min-h-target [&::-webkit-details-marker]:hidden">
					<span aria-hidden="true">{t('cabins.details')}</span>
					<span className="sr-only">{t('cabins.detailsNamed', { name })}</span>
					<ChevronDownIcon size={16} className="transition-transform duration-base group-open:rotate-180" />
				</summary>
				<FactsList
					look="columns"
					className="mt-3 max-w-measure rounded-2 bg-soft p-5"
					rows={[
						[t('cabins.facts.size'), area && t('cabins.area', { area })],
						[t('cabins.facts.deck'), deck],
						[t('cabins.facts.bed'), bed],
						[t('cabins.facts.passengers'), maxPassengers !== null && t('cabins.passengers', { count: maxPassengers })],
						[t('cabins.facts.balcony'), t(balcony ? 'cabins.facts.yes' : 'cabins.facts.no')],
						[t('cabins.facts.code'), code],
					]}
				/>
				{pictures.length > 0 && (
					<ul aria-label={t('cabins.pictures', { name })} className="mt-3 grid max-w-measure grid-cols-2 gap-3 print:hidden">
						{pictures.map((picture) => (
							<li key={picture}>
								<Picture src={picture} alt="" sizes="(max-width: 768px) 45vw, 260px" className="rounded-2" />
							</li>
						))}
					</ul>
				)}
			</details>
			<DeckButton cabin={cabin} voyage={voyage} />
		</div>
	);
}
