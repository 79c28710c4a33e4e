import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShipDecks } from '#shared/catalogue/bff/ships.ts';
import type { RoomDeck } from './deck-rooms.ts';
import { FloorKey } from './floor-drawing.tsx';

type Props = {
	plan: ShipDecks;
	decks: readonly RoomDeck[];
	/** The deck that is shown. */
	shown: RoomDeck;
	onSwitch: (deck: number) => void;
	/** Returns the words beside a deck's number, which count its cabins. */
	countOf: (deck: RoomDeck) => string;
	/** The plan of the deck. */
	children: ReactNode;
};

/** Shows one deck at a time: a button for each of them, the key to the plan, and the plan. */
export function DeckBrowser({ plan, decks, shown, onSwitch, countOf, children }: Props) {
	const { t } = useTranslation('deck');
	return (
		<>
			<div role="group" aria-label={t('decks')} className="flex flex-wrap gap-2">
				{decks.map((deck) => (
					<button
						key={deck.deck}
						type="button"
						aria-pressed={deck === shown}
						onClick={() => onSwitch(deck.deck)}
						className="tabular min-h-target rounded-2 border border-control bg-white px-3 text-left leading-head transition-colors duration-base hover:border-action aria-pressed:border-action aria-pressed:bg-action aria-pressed:text-on-action"
					>
						<span className="font-semibold">{t('deck', { deck: deck.deck })}</span>
						<span className="ml-1.5 text-14">{countOf(deck)}</span>
					</button>
				))}
			</div>
			<FloorKey plan={plan} rooms={shown.rooms} />
			{children}
			{shown.places.length > 0 && (
				<p className="text-14 text-muted">{t('places', { names: shown.places.map(({ name }) => name).join(t('comma')) })}</p>
			)}
			<p className="text-14 text-muted">{t('note')}</p>
		</>
	);
}
