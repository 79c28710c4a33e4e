import type { DeckView } from '#shared/catalogue/bff/ships.ts';
import { drawDecks, IN_HULL, SMALL } from './deck-geometry.ts';
import { ShipOutline } from './ship-outline.tsx';

function deckFill(deck: number, current: number | null, marked: readonly (number | null)[], inHull: boolean): string {
	if (deck === current) return 'fill-(--color-gold-500) forced-colors:fill-[Highlight]';
	if (marked.includes(deck)) return 'fill-(--color-navy-600) forced-colors:fill-[CanvasText]';
	return inHull ? 'fill-(--color-navy-800)' : 'fill-(--color-navy-100)';
}

/** The ship from the side, small, her bow on the left: the decks that are spoken of, the one that is shown, and where a cabin lies. To look at only. */
export function DeckSilhouette({
	decks,
	marked,
	current,
	position,
}: {
	decks: readonly DeckView[];
	marked: readonly (number | null)[];
	current: number | null;
	/** Of a cabin on the current deck, from 0 at the bow to 1 at the stern. */
	position: number | null;
}) {
	const drawn = drawDecks(decks, SMALL);
	const here = drawn.find(({ deck }) => deck === current);
	return (
		<svg
			aria-hidden="true"
			width="100%"
			height={SMALL.above + decks.length * SMALL.deck + SMALL.below}
			className="block overflow-visible"
		>
			<ShipOutline decks={drawn} scale={SMALL} />
			{drawn.map(({ deck, y, x, width }, index) => (
				<rect
					key={deck}
					x={`${x}%`}
					y={y + 1}
					width={`${width}%`}
					height={SMALL.deck - 2}
					rx="1"
					className={`transition-colors duration-base ${deckFill(deck, current, marked, index >= drawn.length - IN_HULL)}`}
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
