import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cell, DrawnFloor } from './floor-geometry.ts';

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
	other: { box: 'fill-(--color-sand-200) forced-colors:fill-[Canvas] forced-colors:stroke-[GrayText]', text: '' },
} as const;
export type CellLook = keyof typeof LOOKS;

const TEXT_SIZE = 14;
/** Width of a digit, as a part of the text's size. */
const DIGIT = 0.58;

/** A cabin, with its number where it has a look of its own. */
export function RoomCell({ cell: { roomNum, x, y, width, height }, look, unit }: { cell: Cell; look: CellLook; unit: number }) {
	const size = Math.min(TEXT_SIZE * unit, (width - 6) / (roomNum.length * DIGIT));
	return (
		<>
			<rect
				x={x}
				y={y}
				width={width}
				height={height}
				rx={look === 'other' ? 2 : 3}
				className={`transition-colors duration-fast group-hover:stroke-(--action) group-hover:stroke-[2.5] group-focus-visible:stroke-(--focus-outer) group-focus-visible:stroke-[4] forced-colors:group-focus-visible:stroke-[Highlight] ${LOOKS[look].box}`}
			/>
			{look !== 'other' && (
				<text
					x={x + width / 2}
					y={y + height / 2}
					fontSize={size}
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

/** A lift from above, around its middle. */
export function LiftMark({ x, y, unit }: { x: number; y: number; unit: number }) {
	const half = 9 * unit;
	return (
		<>
			<rect
				x={x - half}
				y={y - half}
				width={half * 2}
				height={half * 2}
				rx="2"
				className="fill-(--color-ink-500) forced-colors:fill-[CanvasText]"
			/>
			<path
				d={`M${x} ${y - half * 0.62}l${half * 0.5} ${half * 0.5}h${-half}zM${x} ${y + half * 0.62}l${half * 0.5} ${-half * 0.5}h${-half}z`}
				className="fill-(--color-white) forced-colors:fill-[Canvas]"
			/>
		</>
	);
}

/** A door between two cabins, around its middle. */
export function DoorMark({ x, y, unit }: { x: number; y: number; unit: number }) {
	return (
		<rect
			x={x - 10 * unit}
			y={y - 3.5 * unit}
			width={20 * unit}
			height={7 * unit}
			rx={3.5 * unit}
			className="fill-(--color-gold-500) stroke-(--color-white) stroke-[1.5] forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]"
		/>
	);
}

function Hull({ hull: { height, bow, stern }, width }: { hull: NonNullable<DrawnFloor['hull']>; width: number }) {
	const [left, right, middle] = [1, width - 1, width / 2];
	return (
		<path
			d={`M${middle} 1C${width * 0.72} ${bow * 0.26} ${right} ${bow * 0.62} ${right} ${bow}V${height - stern}Q${right} ${height - 1} ${right - stern} ${height - 1}H${left + stern}Q${left} ${height - 1} ${left} ${height - stern}V${bow}C${left} ${bow * 0.62} ${width * 0.28} ${bow * 0.26} ${middle} 1Z`}
			className="fill-(--color-sand-50) stroke-(--color-navy-900) stroke-[1.5] forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
		/>
	);
}

/** A deck from above: the ship's outline with bow, stern and lifts, and the cabins as `children`. */
export function FloorDrawing({
	floor,
	unit,
	role,
	label,
	onKeyDown,
	children,
}: {
	floor: DrawnFloor;
	unit: number;
	role: 'img' | 'listbox';
	label: string;
	onKeyDown?: (event: KeyboardEvent) => void;
	children: ReactNode;
}) {
	const { t } = useTranslation('deck');
	const { width, height, hull, lifts, doors, numberedFrom } = floor;
	const word = 'fill-(--color-ink-500) forced-color-adjust-none forced-colors:fill-[CanvasText]';
	return (
		<svg
			role={role}
			aria-label={label}
			tabIndex={role === 'listbox' ? -1 : undefined}
			onKeyDown={onKeyDown}
			width={width}
			height={height}
			className="block max-w-full overflow-visible outline-none"
		>
			<svg aria-hidden="true" fontSize={12 * unit} textAnchor="middle" className="overflow-visible">
				{hull && (
					<>
						<Hull hull={hull} width={width} />
						<text x={width / 2} y={hull.bow * 0.72} className={word}>
							{t('bow')}
						</text>
						<text x={width / 2} y={hull.height - hull.stern * 0.4} className={word}>
							{t('stern')}
						</text>
					</>
				)}
				{lifts.map(({ x, y }) => (
					<LiftMark key={y} x={x} y={y} unit={unit} />
				))}
				{hull && numberedFrom !== null && (
					<text x={width / 2} y={numberedFrom - 12 * unit} className={word}>
						{t('numbered')}
					</text>
				)}
			</svg>
			{children}
			<svg aria-hidden="true" className="pointer-events-none overflow-visible">
				{doors.map(({ x, y }) => (
					<DoorMark key={`${x}/${y}`} x={x} y={y} unit={unit} />
				))}
			</svg>
		</svg>
	);
}
