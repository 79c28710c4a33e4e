import { CHART, type Point, type Projection } from './geometry.ts';
import type { Stop } from './places.ts';

export type Label = Point & { name: string; anchor: 'start' | 'end' | 'middle'; at: Point };

type Box = { left: number; right: number; top: number; bottom: number };
type Candidate = Omit<Label, 'name' | 'at'> & { box: Box; hides: number };

export const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Half of a port's mark, and the least distance of a name from it. */
const MARK = 6;
const GAP = 12;
const FRAME: Box = { left: 4, right: CHART.width - 4, top: 4, bottom: CHART.height - 4 };

/** How wide a name is, rather too wide than too narrow. */
const widthOf = (name: string, size: number): number =>
	[...name].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 255 ? 1 : 0.56), 0) * size;

/** The place that a name takes. */
export function boxOf({ x, y, anchor, name }: Pick<Label, 'x' | 'y' | 'anchor' | 'name'>, size: number): Box {
	const width = widthOf(name, size);
	const left = x - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
	return { left, right: left + width, top: y - size * 0.9, bottom: y + size * 0.25 };
}

/** Points a few units apart on the straight lines between the given ones. */
const dotted = (points: readonly Point[]): Point[] =>
	points.flatMap((to, index) => {
		const from = points[index - 1] ?? to;
		const steps = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 6));
		return Array.from({ length: steps }, (_, step) => ({
			x: from.x + ((to.x - from.x) * (step + 1)) / steps,
			y: from.y + ((to.y - from.y) * (step + 1)) / steps,
		}));
	});

/** Where a name may stand: at each side of its port and at each corner, the sides first. */
function placesAround({ x, y }: Point, size: number): readonly (Point & Pick<Label, 'anchor'>)[] {
	const middle = y + size / 3;
	const [above, below] = [y - GAP, y + GAP + size * 0.75];
	return [
		{ x: x + GAP + 2, y: middle, anchor: 'start' },
		{ x: x - GAP - 2, y: middle, anchor: 'end' },
		{ x, y: below, anchor: 'middle' },
		{ x, y: above, anchor: 'middle' },
		{ x: x + MARK, y: above, anchor: 'start' },
		{ x: x + MARK, y: below, anchor: 'start' },
		{ x: x - MARK, y: above, anchor: 'end' },
		{ x: x - MARK, y: below, anchor: 'end' },
	];
}

/** Whether a box lies within another. */
const within = (box: Box, frame: Box): boolean =>
	box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;

/** How many places are tried before a name is left out. */
const MOST_TRIES = 4_000;

/** One candidate for each, none over another: the first that is found, trying the best first; null when there is none, or it takes too long. */
function settle(rest: readonly (readonly Candidate[])[], taken: readonly Box[], tries: { left: number }): Candidate[] | null {
	const [candidates, ...others] = rest;
	if (!candidates) return [];
	for (const candidate of candidates) {
		if (tries.left-- <= 0) return null;
		if (taken.some((box) => meet(box, candidate.box))) continue;
		const settled = settle(others, [...taken, candidate.box], tries);
		if (settled) return [candidate, ...settled];
	}
	return null;
}

/** Where each port's name stands: beside it, within the frame, clear of other names and ports, where it hides least of the courses. A name without room is left out. */
export function labelsOf(
	stops: readonly Stop[],
	lines: readonly (readonly Point[])[],
	point: Projection['point'],
	size: number,
): Label[] {
	const dots = lines.flatMap(dotted);
	const marks = stops.map(({ at }): Box => {
		const { x, y } = point(at);
		return { left: x - MARK, right: x + MARK, top: y - MARK, bottom: y + MARK };
	});
	const labels: Label[] = [];
	let open = stops.map(({ name, at }) => {
		const port = point(at);
		const candidates = placesAround(port, size)
			.map((place): Candidate => {
				const box = boxOf({ ...place, name }, size);
				const hidden = dots.filter(({ x, y }) => x > box.left - 3 && x < box.right + 3 && y > box.top - 2 && y < box.bottom + 2);
				return { ...place, box, hides: hidden.length };
			})
			.filter(({ box }) => within(box, FRAME) && !marks.some((mark) => meet(mark, box)))
			.toSorted((one, other) => one.hides - other.hides);
		return { name, at: port, candidates };
	});
	// The last named give way
	while (open.length > 0 && labels.length === 0) {
		const settled = settle(
			open.map(({ candidates }) => candidates),
			[],
			{ left: MOST_TRIES },
		);
		if (!settled) {
			const crowded = open.findLast(({ candidates }) => candidates.length === 0) ?? open.at(-1);
			open = open.filter((one) => one !== crowded);
			continue;
		}
		labels.push(...open.flatMap(({ name, at }, index) => (settled[index] ? [{ ...settled[index], name, at }] : [])));
	}
	return labels;
}
