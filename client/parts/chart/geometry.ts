import type { Place, Stop } from './places.ts';

export type Point = { x: number; y: number };
export type Label = Point & { name: string; anchor: 'start' | 'end' | 'middle'; at: Point };

export const CHART = { width: 480, height: 520 } as const;
const MARGIN = { x: 92, y: 64 } as const;
/** The closest the chart looks: so many degrees from top to bottom at least. */
const LEAST_SPAN = 6;

const mercator = (north: number): number => (Math.log(Math.tan(Math.PI / 4 + (north * Math.PI) / 360)) * 180) / Math.PI;

export type Projection = {
	point: (place: Place) => Point;
	degrees: { west: number; east: number; south: number; north: number };
};

/** A view that holds the whole course with room for the names. */
export function projectionOf(course: readonly Place[]): Projection {
	const easts = course.map(([east]) => east);
	const norths = course.map(([, north]) => mercator(north));
	const [west, east, south, north] = [Math.min(...easts), Math.max(...easts), Math.min(...norths), Math.max(...norths)];
	const scale = Math.min(
		(CHART.width - 2 * MARGIN.x) / Math.max(east - west, LEAST_SPAN / 2),
		(CHART.height - 2 * MARGIN.y) / Math.max(north - south, LEAST_SPAN),
	);
	const middle = { east: (west + east) / 2, north: (south + north) / 2 };
	const span = { x: CHART.width / 2 / scale, y: CHART.height / 2 / scale };
	return {
		point: ([lon, lat]) => ({
			x: round(CHART.width / 2 + (lon - middle.east) * scale),
			y: round(CHART.height / 2 - (mercator(lat) - middle.north) * scale),
		}),
		degrees: {
			west: middle.east - span.x,
			east: middle.east + span.x,
			south: middle.north - span.y - 3,
			north: middle.north + span.y,
		},
	};
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The point off `at` in the direction from one point to another, by a length. */
function ahead(at: Point, from: Point, to: Point, length: number): string {
	const distance = Math.hypot(to.x - from.x, to.y - from.y) || 1;
	return `${round(at.x + ((to.x - from.x) * length) / distance)} ${round(at.y + ((to.y - from.y) * length) / distance)}`;
}

/** A line through all points, its corners rounded; a short stretch beside a long one bends no further than it is long. */
export function curve(points: readonly Point[], bend = 0.28): string {
	return points
		.map((to, index) => {
			const from = points[index - 1];
			if (!from) return `M${to.x} ${to.y}`;
			const length = Math.hypot(to.x - from.x, to.y - from.y) * bend;
			const leave = ahead(from, points[index - 2] ?? from, to, length);
			const reach = ahead(to, points[index + 1] ?? to, from, length);
			return `C${leave} ${reach} ${to.x} ${to.y}`;
		})
		.join('');
}

/** A closed outline of numbers that are degrees east and north by turns. */
export function outline(coast: readonly number[], point: Projection['point']): string {
	const corners = coast.flatMap((east, index) => (index % 2 === 0 ? [point([east, coast[index + 1] ?? 0])] : []));
	return `${curve(corners, 0.2)}Z`;
}

type Box = { left: number; right: number; top: number; bottom: number };
const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

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

/** Where each port's name stands: beside, below or above it, clear of other names and ports, where it hides least of the course. */
export function labelsOf(
	stops: readonly Stop[],
	lines: readonly (readonly Point[])[],
	point: Projection['point'],
	size: number,
): Label[] {
	const dots = lines.flatMap(dotted);
	const taken: Box[] = stops.map(({ at }) => {
		const { x, y } = point(at);
		return { left: x - 6, right: x + 6, top: y - 6, bottom: y + 6 };
	});
	return stops.map(({ name, at }) => {
		const port = point(at);
		const width = [...name].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 255 ? 1 : 0.56), 0) * size;
		const places: readonly Omit<Label, 'name' | 'at'>[] = [
			{ x: port.x + 15, y: port.y + size / 3, anchor: 'start' },
			{ x: port.x - 15, y: port.y + size / 3, anchor: 'end' },
			{ x: port.x, y: port.y + size + 10, anchor: 'middle' },
			{ x: port.x, y: port.y - 13, anchor: 'middle' },
		];
		const boxed = places.map((place) => {
			const left = place.x - (place.anchor === 'start' ? 0 : place.anchor === 'end' ? width : width / 2);
			const box = { left, right: left + width, top: place.y - size, bottom: place.y + size / 4 };
			const hidden = dots.filter(({ x, y }) => x > box.left - 3 && x < box.right + 3 && y > box.top && y < box.bottom + 2);
			return { place, box, hides: hidden.length };
		});
		const fits = ({ box }: { box: Box }) =>
			box.left > 4 && box.right < CHART.width - 4 && !taken.some((other) => meet(box, other));
		const [chosen = boxed[0]] = boxed.filter(fits).sort((one, other) => one.hides - other.hides);
		if (chosen) taken.push(chosen.box);
		return { name, at: port, x: port.x, y: port.y, anchor: 'middle', ...chosen?.place };
	});
}
