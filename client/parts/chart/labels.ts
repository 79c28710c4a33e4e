import { CHART, type Point, type Projection } from './geometry.ts';
import type { Stop } from './places.ts';

export type Label = Point & { name: string; anchor: 'start' | 'end' | 'middle' };

type Box = { left: number; right: number; top: number; bottom: number };

export const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Half of a port's mark, and the least distance of a name from it. */
const MARK = 6;
const GAP = 12;
const FRAME: Box = { left: 4, right: CHART.width - 4, top: 4, bottom: CHART.height - 4 };

/** Estimates the width of a name; too wide is better than too narrow. */
const widthOf = (name: string, size: number): number =>
	[...name].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 255 ? 1 : 0.56), 0) * size;

/** Returns the box that a name takes. */
export function boxOf({ x, y, anchor, name }: Label, size: number): Box {
	const width = widthOf(name, size);
	const left = x - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
	return { left, right: left + width, top: y - size * 0.9, bottom: y + size * 0.25 };
}

/** Returns points a few units apart on the straight lines between the given ones. */
const dotted = (points: readonly Point[]): Point[] =>
	points.flatMap((to, index) => {
		const from = points[index - 1] ?? to;
		const steps = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 6));
		return Array.from({ length: steps }, (_, step) => ({
			x: from.x + ((to.x - from.x) * (step + 1)) / steps,
			y: from.y + ((to.y - from.y) * (step + 1)) / steps,
		}));
	});

/** Returns the places for a name: at each side of its port and at each corner, the sides first. */
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

const within = (box: Box, frame: Box): boolean =>
	box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;

/**
 * Places each port's name beside its mark: within the frame, clear of the ports and of the names before it, where it hides least of the courses.
 * A name without room is left out.
 */
export function labelsOf(
	stops: readonly Stop[],
	lines: readonly (readonly Point[])[],
	point: Projection['point'],
	size: number,
): Label[] {
	const dots = lines.flatMap(dotted);
	const hiddenBy = ({ left, right, top, bottom }: Box): number =>
		dots.filter(({ x, y }) => x > left - 3 && x < right + 3 && y > top - 2 && y < bottom + 2).length;
	const taken = stops.map(({ at }): Box => {
		const { x, y } = point(at);
		return { left: x - MARK, right: x + MARK, top: y - MARK, bottom: y + MARK };
	});
	return stops.flatMap(({ name, at }): Label[] => {
		const [best] = placesAround(point(at), size)
			.map((place) => ({ ...place, name, box: boxOf({ ...place, name }, size) }))
			.filter(({ box }) => within(box, FRAME) && !taken.some((other) => meet(other, box)))
			.toSorted((one, other) => hiddenBy(one.box) - hiddenBy(other.box));
		if (best) taken.push(best.box);
		return best ? [best] : [];
	});
}
