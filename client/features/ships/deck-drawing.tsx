import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeckView } from '#shared/catalogue/bff/ships.ts';
import { ABOVE, BELOW, DECK_HEIGHT, type DrawnDeck, drawDecks } from './deck-geometry.ts';
import { fillOf } from './deck-kinds.ts';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/** The lowest decks lie in the hull, which is navy. */
const IN_HULL = 3;

/** Hull, keel, funnel and the sea: the outline stretches with the drawing's width. */
function Outline({ decks }: { decks: readonly DrawnDeck[] }) {
	const hull = decks.slice(-IN_HULL);
	const top = hull[0]?.y ?? ABOVE;
	const bottom = ABOVE + decks.length * DECK_HEIGHT;
	return (
		<>
			<svg
				aria-hidden="true"
				x="0"
				y={bottom - 6}
				width="100%"
				height={BELOW + 6}
				viewBox="0 0 100 58"
				preserveAspectRatio="none"
			>
				<path d="M0 24C10 20 16 28 26 24S42 20 52 24 68 28 78 24 94 20 100 24V58H0Z" className="fill-(--sea-100)" />
			</svg>
			<svg
				aria-hidden="true"
				x="0"
				y={top}
				width="100%"
				height={bottom - top + 34}
				viewBox="0 0 100 100"
				preserveAspectRatio="none"
			>
				<path d="M2.5 0H99.4L98.6 88Q98.4 100 96 100H14Q9.5 100 8 84Z" className="fill-(--navy-900)" />
				<path d="M2.5 0H99.4V2.5H2.9Z" className="fill-(--gold-500)" />
			</svg>
			<svg aria-hidden="true" x="68%" y="6" width="9%" height={ABOVE - 6} viewBox="0 0 100 100" preserveAspectRatio="none">
				<path d="M18 0H86L100 100H0Z" className="fill-(--navy-900)" />
				<path d="M15 18H88.500L91 36H12Z" className="fill-(--gold-500)" />
			</svg>
		</>
	);
}

type Props = {
	decks: readonly DeckView[];
	chosen: number | undefined;
	onChoose: (deck: number) => void;
	/** What lies on a deck, in words. */
	nameOf: (deck: DeckView) => string;
	label: string;
};

/** The ship from the side. Each deck is a link to its place in the list, and with scripts chooses what is shown beside; arrow keys go up and down. */
export function DeckDrawing({ decks, chosen, onChoose, nameOf, label }: Props) {
	const { t } = useTranslation('ships');
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
			height={ABOVE + decks.length * DECK_HEIGHT + BELOW}
			className="overflow-visible"
		>
			<Outline decks={drawn} />
			{drawn.map(({ deck, y, x, width, parts }, index) => {
				const current = deck === chosen;
				const view = decks[index];
				const inHull = index >= drawn.length - IN_HULL;
				return (
					<a
						key={deck}
						href={`#deck-${deck}`}
						aria-label={view ? nameOf(view) : t('decks.deck', { deck })}
						aria-current={current || undefined}
						onClick={choose(deck)}
						className="group outline-offset-[-2px]!"
					>
						<rect x="0" y={y} width="100%" height={DECK_HEIGHT} className="fill-transparent" />
						<rect
							x={`${x}%`}
							y={y + 3}
							width={`${width}%`}
							height={DECK_HEIGHT - 6}
							rx="3"
							strokeWidth={current ? 2.5 : 1}
							className={`transition-colors duration-base ${inHull ? 'fill-(--navy-800)' : 'fill-(--white)'} ${current ? 'stroke-(--gold-500)' : `${inHull ? 'stroke-(--navy-700)' : 'stroke-(--line)'} group-hover:stroke-(--navy-600)`}`}
						/>
						{parts.map((part) => (
							<rect
								key={part.key}
								x={`${part.x}%`}
								y={y + (part.kind === null ? 9 : 13)}
								width={`${part.width}%`}
								height={DECK_HEIGHT - (part.kind === null ? 18 : 26)}
								rx="2"
								className={fillOf(part.kind)}
							/>
						))}
						<text
							x="0"
							y={y + DECK_HEIGHT / 2 + 5}
							fontSize="15"
							fontWeight={current ? 700 : 400}
							className={`tabular ${current ? 'fill-(--ink-900)' : 'fill-(--ink-500)'}`}
						>
							{deck}
						</text>
					</a>
				);
			})}
		</svg>
	);
}
