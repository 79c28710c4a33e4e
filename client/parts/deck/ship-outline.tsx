import type { DeckScale, DrawnDeck } from './deck-geometry.ts';

/** Draws hull, keel, funnel and sea; the outline stretches with the drawing's width. */
export function ShipOutline({ decks, scale }: { decks: readonly DrawnDeck[]; scale: DeckScale }) {
	const top = decks.find(({ inHull }) => inHull)?.y ?? scale.above;
	const bottom = scale.above + decks.length * scale.deck;
	return (
		<>
			<svg
				aria-hidden="true"
				x="0"
				y={bottom - 6}
				width="100%"
				height={scale.below + 6}
				viewBox="0 0 100 58"
				preserveAspectRatio="none"
			>
				<path d="M0 24C10 20 16 28 26 24S42 20 52 24 68 28 78 24 94 20 100 24V58H0Z" className="fill-(--color-sea-100)" />
			</svg>
			<svg
				aria-hidden="true"
				x="0"
				y={top}
				width="100%"
				height={bottom - top + scale.below * 0.65}
				viewBox="0 0 100 100"
				preserveAspectRatio="none"
			>
				<path d="M2.5 0H99.4L98.6 88Q98.4 100 96 100H14Q9.5 100 8 84Z" className="fill-(--color-navy-900)" />
				<path d="M2.5 0H99.4V2.5H2.9Z" className="fill-(--color-gold-500)" />
			</svg>
			<svg aria-hidden="true" x="68%" y="6" width="9%" height={scale.above - 6} viewBox="0 0 100 100" preserveAspectRatio="none">
				<path d="M18 0H86L100 100H0Z" className="fill-(--color-navy-900)" />
				<path d="M15 18H88.500L91 36H12Z" className="fill-(--color-gold-500)" />
			</svg>
		</>
	);
}
