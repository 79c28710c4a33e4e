import type { DeckView } from '#shared/catalogue/bff/ships.ts';
import { type DrawnDeck, drawDecks, SMALL } from './deck-geometry.ts';
import { ShipOutline } from './ship-outline.tsx';

type Props = {
	decks: readonly DeckView[];
	marked: readonly (number | null)[];
	current: number | null;
	/** Position of a cabin on the current deck, from 0 at the bow to 1 at the stern. */
	position: number | null;
};

/** Draws the ship from the side, small, the bow on the left: the marked decks, the current one, and the position of a cabin. Only to be looked at. */
export function DeckSilhouette({ decks, marked, current, position }: Props) {
	const drawn = drawDecks(decks, SMALL);
	const here = drawn.find(({ view }) => view.deck === current);
	const fillOf = ({ view, inHull }: DrawnDeck): string => {
		if (view.deck === current) return 'fill-(--color-gold-500) forced-colors:fill-[Highlight]';
		if (marked.includes(view.deck)) return 'fill-(--color-navy-600) forced-colors:fill-[CanvasText]';
		return inHull ? 'fill-(--color-navy-800)' : 'fill-(--color-navy-100)';
	};
	return (
		<svg
			aria-hidden="true"
			width="100%"
			height={SMALL.above + decks.length * SMALL.deck + SMALL.below}
			className="block overflow-visible"
		>
			<ShipOutline decks={drawn} scale={SMALL} />
			{drawn.map((deck) => (
				<rect
					key={deck.view.deck}
					x={`${deck.x}%`}
					y={deck.y + 1}
					width={`${deck.width}%`}
					height={SMALL.deck - 2}
					rx="1"
					className={`transition-colors duration-base ${fillOf(deck)}`}
				/>
			))}
			{here && position !== null && (
				<circle
					cx={`${here.x + position * here.width}%`}
					cy={here.y + SMALL.deck / 2}
					r="5"
					strokeWidth="2"
					className="fill-(--action) stroke-(--color-white) forced-colors:fill-[Highlight]"
				/>
			)}
		</svg>
	);
}
