import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import type { DeckView } from '#shared/catalogue/bff/ships.ts';
import { drawDecks, LARGE } from './deck-geometry.ts';
import { fillOf } from './deck-kinds.ts';
import { ShipOutline } from './ship-outline.tsx';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

type Props = {
	decks: readonly DeckView[];
	chosen: number | undefined;
	onChoose: (deck: number) => void;
	/** Returns the contents of a deck in words. */
	nameOf: (deck: DeckView) => string;
	label: string;
};

/**
 * Draws the ship from the side. Each deck is a link to its place in the list; with scripts it chooses the deck that is shown beside, and
 * arrow keys go up and down.
 */
export function DeckDrawing({ decks, chosen, onChoose, nameOf, label }: Props) {
	const drawing = useRef<SVGSVGElement>(null);
	const drawn = drawDecks(decks);
	const choose = (deck: number) => (event: MouseEvent) => {
		event.preventDefault();
		onChoose(deck);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const step = STEPS[event.key];
		const links = [...(drawing.current?.querySelectorAll<SVGAElement>('a') ?? [])];
		const at = links.indexOf(document.activeElement as SVGAElement);
		const next = decks[at + (step ?? 0)];
		if (!step || at < 0 || !next) return;
		event.preventDefault();
		links[at + step]?.focus();
		onChoose(next.deck);
	};
	return (
		<svg
			ref={drawing}
			role="group"
			aria-label={label}
			onKeyDown={onKeyDown}
			width="100%"
			height={LARGE.above + decks.length * LARGE.deck + LARGE.below}
			className="overflow-visible"
		>
			<ShipOutline decks={drawn} scale={LARGE} />
			{drawn.map(({ view, y, x, width, inHull, parts }) => {
				const { deck } = view;
				const current = deck === chosen;
				return (
					<a
						key={deck}
						href={`#deck-${deck}`}
						aria-label={nameOf(view)}
						aria-current={current || undefined}
						onClick={choose(deck)}
						className="group outline-offset-[-2px]!"
					>
						<rect x="0" y={y} width="100%" height={LARGE.deck} className="fill-transparent" />
						<rect
							x={`${x}%`}
							y={y + 3}
							width={`${width}%`}
							height={LARGE.deck - 6}
							rx="3"
							strokeWidth={current ? 2.5 : 1}
							className={`transition-colors duration-base ${inHull ? 'fill-(--color-navy-800)' : 'fill-(--color-white)'} ${current ? 'stroke-(--color-gold-500)' : `${inHull ? 'stroke-(--color-navy-700)' : 'stroke-(--line)'} group-hover:stroke-(--color-navy-600)`}`}
						/>
						{parts.map((part) => (
							<rect
								key={part.key}
								x={`${part.x}%`}
								y={y + (part.kind === null ? 9 : 13)}
								width={`${part.width}%`}
								height={LARGE.deck - (part.kind === null ? 18 : 26)}
								rx="2"
								className={fillOf(part.kind)}
							/>
						))}
						<text
							x="0"
							y={y + LARGE.deck / 2 + 5}
							fontSize="15"
							fontWeight={current ? 700 : 400}
							className={`tabular ${current ? 'fill-(--color-ink-900)' : 'fill-(--color-ink-500)'}`}
						>
							{deck}
						</text>
					</a>
				);
			})}
		</svg>
	);
}
