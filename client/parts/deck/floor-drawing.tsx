import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShipDecks } from '#shared/catalogue/bff/ships.ts';
import { type DrawnRoom, isKind, isNumbered, KINDS, type RoomDeck, type RoomLook } from './deck-rooms.ts';
import { BEAM, BOW, type Cell, type DrawnFloor, type Point, STERN } from './floor-geometry.ts';

const LOOKS = {
	free: {
		box: 'fill-(--color-white) stroke-(--color-navy-600) stroke-[1.5] forced-colors:fill-[ButtonFace] forced-colors:stroke-[ButtonText]',
		text: 'fill-(--color-navy-700) forced-colors:fill-[ButtonText]',
	},
	chosen: {
		box: 'fill-(--action) stroke-(--action) stroke-[1.5] forced-colors:fill-[Highlight] forced-colors:stroke-[Highlight]',
		text: 'fill-(--text-color-on-action) font-semibold forced-colors:fill-[HighlightText]',
	},
	yours: {
		box: 'fill-(--color-gold-100) stroke-(--color-gold-700) stroke-[1.5] forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText] forced-colors:[stroke-dasharray:5_3]',
		text: 'fill-(--color-gold-700) font-semibold forced-colors:fill-[CanvasText]',
	},
	category: {
		box: 'fill-(--color-navy-600) stroke-(--color-navy-600) stroke-[1.5] forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]',
		text: 'fill-(--color-white) forced-colors:fill-[CanvasText]',
	},
	taken: {
		box: 'fill-(--color-ink-400) opacity-60 forced-colors:fill-[GrayText] forced-colors:stroke-[GrayText]',
		text: '',
	},
	other: { box: 'fill-(--color-sand-200) forced-colors:fill-[Canvas] forced-colors:stroke-[GrayText]', text: '' },
	first: { box: 'fill-(--color-navy-100) stroke-(--color-navy-600)', text: '' },
	second: { box: 'fill-(--color-sea-600) stroke-(--color-sea-600)', text: '' },
	third: { box: 'fill-(--color-navy-600) stroke-(--color-navy-600)', text: '' },
	fourth: { box: 'fill-(--color-gold-500) stroke-(--color-gold-500)', text: '' },
} as const satisfies Record<RoomLook | 'chosen', { box: string; text: string }>;

const WORDS = 'fill-(--color-ink-500) forced-color-adjust-none forced-colors:fill-[CanvasText]';
const TEXT_SIZE = 14;
/** Width of a digit, as a part of the text's size. */
const DIGIT = 0.58;

type RoomProps = { cell: Pick<Cell, 'roomNum' | 'x' | 'y' | 'width' | 'height'>; look: RoomLook | 'chosen' };

/** Draws a cabin, with its number where it is one to look at. */
export function RoomCell({ cell: { roomNum, x, y, width, height }, look }: RoomProps) {
	return (
		<>
			<rect
				x={x}
				y={y}
				width={width}
				height={height}
				rx={LOOKS[look].text ? 3 : 2}
				className={`transition-colors duration-fast group-hover:stroke-(--action) group-hover:stroke-[2.5] group-focus-visible:stroke-(--focus-outer) group-focus-visible:stroke-[4] forced-colors:group-focus-visible:stroke-[Highlight] ${LOOKS[look].box}`}
			/>
			{LOOKS[look].text && (
				<text
					x={x + width / 2}
					y={y + height / 2}
					fontSize={Math.min(TEXT_SIZE, (width - 6) / (roomNum.length * DIGIT))}
					textAnchor="middle"
					dominantBaseline="central"
					className={`tabular pointer-events-none forced-color-adjust-none ${LOOKS[look].text}`}
				>
					{roomNum}
				</text>
			)}
		</>
	);
}

/** Half of the width of a lift. */
const LIFT = 9;

/** Draws a lift from above, around its middle. */
const LiftMark = ({ x, y }: Point) => (
	<>
		<rect
			x={x - LIFT}
			y={y - LIFT}
			width={LIFT * 2}
			height={LIFT * 2}
			rx="2"
			className="fill-(--color-ink-500) forced-colors:fill-[CanvasText]"
		/>
		<path
			d={`M${x} ${y - LIFT * 0.62}l${LIFT * 0.5} ${LIFT * 0.5}h${-LIFT}zM${x} ${y + LIFT * 0.62}l${LIFT * 0.5} ${-LIFT * 0.5}h${-LIFT}z`}
			className="fill-(--color-white) forced-colors:fill-[Canvas]"
		/>
	</>
);

/** Draws a door between two cabins, around its middle. */
const DoorMark = ({ x, y }: Point) => (
	<rect
		x={x - 10}
		y={y - 3.5}
		width="20"
		height="7"
		rx="3.5"
		className="fill-(--color-gold-500) stroke-(--color-white) stroke-[1.5] forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]"
	/>
);

/** Distance of the lines of words on a deck. */
const LINE = 20;

/** Names a part of the deck without cabins: the places for all guests, where all fit, else that they are for all. */
function PartWords({ part: { y, height }, names }: { part: DrawnFloor['parts'][number]; names: readonly string[] }) {
	const { t } = useTranslation('deck');
	const lines = names.length > 0 && names.length * LINE <= height ? names : [t('part')];
	const first = y + height / 2 - ((lines.length - 1) * LINE) / 2;
	return lines.map((line, at) => (
		<text key={line} x={BEAM / 2} y={first + at * LINE} dominantBaseline="central" className={WORDS}>
			{line}
		</text>
	));
}

/** Returns the boxes of cabins as one path. */
const boxesOf = (cells: readonly Cell[]): string =>
	cells.map(({ x, y, width, height }) => `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${-round(width)}z`).join('');
const round = (length: number): number => Math.round(length * 10) / 10;

/** The outline of a ship of a length, her bow up. */
function outline(length: number): string {
	const [left, right, middle, end] = [1, BEAM - 1, BEAM / 2, length - 1];
	return [
		`M${middle} 1C${BEAM * 0.72} ${BOW * 0.26} ${right} ${BOW * 0.62} ${right} ${BOW}`,
		`V${length - STERN}Q${right} ${end} ${right - STERN} ${end}H${left + STERN}Q${left} ${end} ${left} ${length - STERN}`,
		`V${BOW}C${left} ${BOW * 0.62} ${BEAM * 0.28} ${BOW * 0.26} ${middle} 1Z`,
	].join('');
}

type DrawingProps = {
	floor: DrawnFloor;
	/** What the deck has beside cabins. */
	places: RoomDeck['places'];
	role: 'img' | 'listbox';
	label: string;
	onKeyDown?: (event: KeyboardEvent) => void;
	/** Cabins to choose from; the others are drawn. */
	children?: ReactNode;
};

/** Draws a deck from above: the ship's outline with bow, stern, lifts, cabins and the doors between them, and names the parts without cabins. */
export function FloorDrawing({ floor, places, role, label, onKeyDown, children }: DrawingProps) {
	const { t } = useTranslation('deck');
	const { length, cells, lifts, doors, parts } = floor;
	const drawn = cells.filter(({ freeId }) => freeId === null);
	// One path for all cabins of a look: a deck has more than is good for a page as elements.
	const plain = Map.groupBy(
		drawn.filter((cell) => !isNumbered(cell)),
		({ look }) => look,
	);
	const names = parts.length === 1 ? places.map(({ name }) => name) : [];
	return (
		<div className="overflow-x-auto">
			<svg
				role={role}
				aria-label={label}
				tabIndex={role === 'listbox' ? -1 : undefined}
				onKeyDown={onKeyDown}
				viewBox={`0 0 ${BEAM} ${length}`}
				className="mx-auto block w-full max-w-[24em] min-w-[17em] overflow-visible text-16 outline-none"
			>
				<svg aria-hidden="true" fontSize={TEXT_SIZE} textAnchor="middle" className="overflow-visible">
					<path
						d={outline(length)}
						className="fill-(--color-sand-50) stroke-(--color-navy-900) stroke-[1.5] forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
					/>
					<text x={BEAM / 2} y={BOW * 0.72} className={WORDS}>
						{t('bow')}
					</text>
					<text x={BEAM / 2} y={length - STERN * 0.4} className={WORDS}>
						{t('stern')}
					</text>
					{lifts.map(({ x, y }) => (
						<LiftMark key={y} x={x} y={y} />
					))}
					{[...plain].map(([look, own]) => (
						<path key={look} d={boxesOf(own)} className={LOOKS[look].box} />
					))}
					{drawn.filter(isNumbered).map((cell) => (
						<RoomCell key={cell.roomNum} cell={cell} look={cell.look} />
					))}
					{places.length > 0 && parts.map((part) => <PartWords key={part.y} part={part} names={names} />)}
				</svg>
				{children}
				<svg aria-hidden="true" className="pointer-events-none overflow-visible">
					{doors.map(({ x, y }) => (
						<DoorMark key={`${x}/${y}`} x={x} y={y} />
					))}
				</svg>
			</svg>
		</div>
	);
}

/** Shows the look of a cabin beside its name. */
const Swatch = ({ look }: { look: RoomLook | 'chosen' }) => (
	<svg width="16" height="16" aria-hidden="true" className="shrink-0">
		<RoomCell cell={{ roomNum: '', x: 1, y: 1, width: 14, height: 14 }} look={look} />
	</svg>
);

const Mark = ({ name, children }: { name?: string; children: ReactNode }) => (
	<li className="flex items-center gap-2">
		{children}
		<span>{name}</span>
	</li>
);

const KEY = ['free', 'chosen', 'yours', 'category', 'taken', ...KINDS, 'other'] as const;

/** Explains the looks of the cabins of a deck, and the marks on it. */
export function FloorKey({ plan: { kinds, lifts }, rooms }: { plan: ShipDecks; rooms: readonly DrawnRoom[] }) {
	const { t } = useTranslation('deck');
	const looks = KEY.filter((look) => rooms.some((room) => room.look === (look === 'chosen' ? 'free' : look)));
	const nameOf = (look: (typeof KEY)[number]) => (isKind(look) ? kinds[KINDS.indexOf(look)] : t(`key.${look}`));
	return (
		<ul aria-label={t('key.label')} className="flex flex-wrap gap-x-5 gap-y-1.5 text-14 leading-head text-muted">
			{looks.map((look) => (
				<Mark key={look} name={nameOf(look)}>
					<Swatch look={look} />
				</Mark>
			))}
			{lifts.length > 0 && (
				<Mark name={t('key.lift')}>
					<svg width="18" height="18" aria-hidden="true">
						<LiftMark x={9} y={9} />
					</svg>
				</Mark>
			)}
			{rooms.some((room) => isNumbered(room) && room.connects) && (
				<Mark name={t('key.door')}>
					<svg width="22" height="10" aria-hidden="true">
						<DoorMark x={11} y={5} />
					</svg>
				</Mark>
			)}
		</ul>
	);
}
