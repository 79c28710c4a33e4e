import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { BOW, type Cell, type DrawnFloor, type Point, STERN } from './floor-geometry.ts';
import { USUAL_TEXT } from './use-box.ts';

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
} as const;
export type CellLook = keyof typeof LOOKS;

const TEXT_SIZE = 14;
/** Width of a digit, as a part of the text's size. */
const DIGIT = 0.58;

type RoomProps = { cell: Pick<Cell, 'roomNum' | 'x' | 'y' | 'width' | 'height'>; look: CellLook };

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
export const LiftMark = ({ x, y }: Point) => (
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
export const DoorMark = ({ x, y }: Point) => (
	<rect
		x={x - 10}
		y={y - 3.5}
		width="20"
		height="7"
		rx="3.5"
		className="fill-(--color-gold-500) stroke-(--color-white) stroke-[1.5] forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]"
	/>
);

function Hull({ hull: { length: height, beam: width }, lying }: { hull: NonNullable<DrawnFloor['hull']>; lying: boolean }) {
	const [left, right, middle] = [1, width - 1, width / 2];
	return (
		<path
			d={`M${middle} 1C${width * 0.72} ${BOW * 0.26} ${right} ${BOW * 0.62} ${right} ${BOW}V${height - STERN}Q${right} ${height - 1} ${right - STERN} ${height - 1}H${left + STERN}Q${left} ${height - 1} ${left} ${height - STERN}V${BOW}C${left} ${BOW * 0.62} ${width * 0.28} ${BOW * 0.26} ${middle} 1Z`}
			transform={lying ? `matrix(0 -1 1 0 0 ${width})` : undefined}
			className="fill-(--color-sand-50) stroke-(--color-navy-900) stroke-[1.5] forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
		/>
	);
}

type DrawingProps = {
	floor: DrawnFloor;
	role: 'img' | 'listbox';
	label: string;
	onKeyDown?: (event: KeyboardEvent) => void;
	children: ReactNode;
};

/** Draws a deck from above: the ship's outline with bow, stern, lifts and doors, and the cabins as `children`. */
export function FloorDrawing({ floor, role, label, onKeyDown, children }: DrawingProps) {
	const { t } = useTranslation('deck');
	const { width, height, hull, lying, lifts, doors, numberedFrom } = floor;
	const end = (along: number) =>
		lying ? { x: along, y: (hull?.beam ?? 0) / 2, dominantBaseline: 'central' as const } : { x: (hull?.beam ?? 0) / 2, y: along };
	const word = 'fill-(--color-ink-500) forced-color-adjust-none forced-colors:fill-[CanvasText]';
	return (
		<svg
			role={role}
			aria-label={label}
			tabIndex={role === 'listbox' ? -1 : undefined}
			onKeyDown={onKeyDown}
			viewBox={`0 0 ${width} ${height}`}
			style={{ width: `${width / USUAL_TEXT}em`, height: `${height / USUAL_TEXT}em` }}
			className={`mx-auto block overflow-visible outline-none ${lying ? 'shrink-0' : 'max-w-full'}`}
		>
			<svg aria-hidden="true" fontSize="12" textAnchor="middle" className="overflow-visible">
				{hull !== null && (
					<>
						<Hull hull={hull} lying={lying} />
						<text {...end(BOW * (lying ? 0.6 : 0.72))} className={word}>
							{t('bow')}
						</text>
						<text {...end(hull.length - STERN * (lying ? 0.55 : 0.4))} className={word}>
							{t('stern')}
						</text>
					</>
				)}
				{lifts.map(({ x, y }) => (
					<LiftMark key={y} x={x} y={y} />
				))}
				{hull !== null && numberedFrom !== null && (
					<text x={lying ? BOW : width / 2} y={numberedFrom - 12} className={word}>
						{t('numbered')}
					</text>
				)}
			</svg>
			{children}
			<svg aria-hidden="true" className="pointer-events-none overflow-visible">
				{doors.map(({ x, y }) => (
					<g key={`${x}/${y}`} transform={lying ? `rotate(90 ${x} ${y})` : undefined}>
						<DoorMark x={x} y={y} />
					</g>
				))}
			</svg>
		</svg>
	);
}
