/** A point of the chart, and the size of the label that names it, in the chart's units. */
export type Labelled = { x: number; y: number; width: number; height: number };
/** Which part of a label lies at its point: `start` is its left or top edge, `end` the other one. */
export type Side = { across: 'start' | 'middle' | 'end'; down: 'start' | 'middle' | 'end' };

type Box = { left: number; top: number; width: number; height: number };

/** The first that has room is taken. */
const SIDES: readonly Side[] = [
	{ across: 'start', down: 'middle' },
	{ across: 'end', down: 'middle' },
	{ across: 'middle', down: 'start' },
	{ across: 'start', down: 'start' },
	{ across: 'end', down: 'start' },
	{ across: 'middle', down: 'end' },
	{ across: 'start', down: 'end' },
	{ across: 'end', down: 'end' },
];
/** From the middle of a point to its label. */
export const LABEL_GAP = 12;
const EDGE = 4;

function edgeAt(at: number, size: number, part: Side['across']): number {
	if (part === 'middle') return at - size / 2;
	return part === 'start' ? at + LABEL_GAP : at - LABEL_GAP - size;
}

const boxAt = ({ x, y, width, height }: Labelled, { across, down }: Side): Box => ({
	left: edgeAt(x, width, across),
	top: edgeAt(y, height, down),
	width,
	height,
});

const meet = (one: Box, other: Box): boolean =>
	one.left < other.left + other.width &&
	other.left < one.left + one.width &&
	one.top < other.top + other.height &&
	other.top < one.top + one.height;

/**
 * Returns at which side of its point each label stands, so that none covers another label or point or leaves the chart; null where there is
 * no room.
 */
export function placeLabels(labels: readonly Labelled[], chart: { width: number; height: number }): (Side | null)[] {
	const points = labels.map(({ x, y }) => ({ left: x - 9, top: y - 9, width: 18, height: 18 }));
	const placed: Box[] = [];
	return labels.map((label) => {
		const side = SIDES.find((candidate) => {
			const box = boxAt(label, candidate);
			const inside =
				box.left >= EDGE &&
				box.top >= EDGE &&
				box.left + box.width <= chart.width - EDGE &&
				box.top + box.height <= chart.height - EDGE;
			return inside && ![...points, ...placed].some((other) => meet(box, other));
		});
		if (!side) return null;
		placed.push(boxAt(label, side));
		return side;
	});
}
