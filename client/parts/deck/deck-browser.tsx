import type { ReactNode } from 'react';
import { useTranslation } from '#client/i18n/use-translation.ts';
import type { ShipDecks } from '#shared/catalogue/bff/ships.ts';
import type { RoomDeck } from './deck-rooms.ts';
import { DeckSilhouette } from './deck-silhouette.tsx';
import type { CellLook } from './floor-drawing.tsx';
import { FloorKey } from './floor-key.tsx';
import { useDeckContents } from './use-room-words.ts';

type Props = {
	plan: ShipDecks;
	decks: readonly RoomDeck[];
	/** Index of the deck that is shown. */
	at: number;
	onSwitch: (at: number) => void;
	/** Returns the words beside a deck's number, which count its cabins. */
	countOf: (deck: RoomDeck) => string;
	/** Position of the cabin that is chosen on this deck, from 0 at the bow to 1 at the stern. */
	position?: number | null;
	looks: readonly CellLook[];
	/** The drawing of the deck. */
	children: ReactNode;
};

/**
 * Shows one deck at a time: a button for each of them, the contents of the decks above and below in words, the ship from the side with these decks
 * marked, the key to the drawing, and the drawing.
 */
export function DeckBrowser({ plan, decks, at, onSwitch, countOf, position = null, looks, children }: Props) {
	const { t } = useTranslation('deck');
	const contentsOf = useDeckContents();
	const current = decks[at]?.deck ?? null;
	const beside = ([1, -1] as const).flatMap((step) => {
		const other = current === null ? undefined : plan.decks.find(({ deck }) => deck === current + step);
		const what = other ? contentsOf(other) : '';
		return other && what ? [{ deck: other.deck, line: t(step === 1 ? 'above' : 'below', { deck: other.deck, what }) }] : [];
	});
	const shown = decks[at]?.rooms.filter((room) => room.shown) ?? [];
	const isPlaced = shown.some((room) => room.position !== null && room.side !== null);
	return (
		<>
			<div>
				<div role="group" aria-label={t('decks')} className="flex flex-wrap gap-2">
					{decks.map((deck, index) => (
						<button
							key={deck.deck}
							type="button"
							aria-pressed={index === at}
							onClick={() => onSwitch(index)}
							className="tabular min-h-target rounded-2 border border-control bg-white px-3 text-left leading-head transition-colors duration-base hover:border-action aria-pressed:border-action aria-pressed:bg-action aria-pressed:text-on-action"
						>
							<span className="font-semibold">{deck.deck === null ? t('others') : t('deck', { deck: deck.deck })}</span>
							<span className="ml-1.5 text-14">{countOf(deck)}</span>
						</button>
					))}
				</div>
				{beside.length > 0 && (
					<ul className="mt-3 grid gap-1 text-14 leading-head text-2">
						{beside.map(({ deck, line }) => (
							<li key={deck}>{line}</li>
						))}
					</ul>
				)}
				<div className="mt-4 max-w-3xl">
					<DeckSilhouette decks={plan.decks} marked={decks.map(({ deck }) => deck)} current={current} position={position} />
				</div>
			</div>
			{shown.length > 0 && (
				<FloorKey
					looks={looks}
					lifts={isPlaced && plan.lifts.length > 0}
					doors={isPlaced && shown.some(({ connects }) => connects)}
				/>
			)}
			{children}
			{shown.length > 0 && <p className="text-12 text-2">{t(isPlaced ? 'note' : 'noteNumbered')}</p>}
		</>
	);
}
