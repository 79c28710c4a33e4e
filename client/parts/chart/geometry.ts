import type { Place } from './places.ts';

export type Point = { x: number; y: number };

export const CHART = { width: 480, height: 520 } as const;
const MARGIN = { x: 92, y: 64 } as const;
/** A chart shows at least so many degrees from top to bottom. */
const LEAST_SPAN = 6;

const mercator = (north: number): number => (Math.log(Math.tan(Math.PI / 4 + (north * Math.PI) / 360)) * 180) / Math.PI;

/** A part of the earth in degrees, its south and north as `mercator` has them. */
type View = { west: number; east: number; south: number; north: number };

export type Projection = { point: (place: Place) => Point; degrees: View };

/** Islands that visitors know by their shape, with a little water around: a chart shows them whole or not at all. */
const ISLANDS: readonly View[] = [
	// Kyushu
	{ west: 129.2, east: 132.2, south: mercator(30.9), north: mercator(34.05) },
	// Taiwan
	{ west: 119.9, east: 122.15, south: mercator(21.75), north: mercator(25.4) },
];

const merge = (a: View, b: View): View => ({
	west: Math.min(a.west, b.west),
	east: Math.max(a.east, b.east),
	south: Math.min(a.south, b.south),
	north: Math.max(a.north, b.north),
});

/** Degrees of an island that may lie beyond the edge: too few to be seen. */
const HAIR = 0.001;

const isCut = (island: View, view: View): boolean =>
	island.west < view.east &&
	view.west < island.east &&
	island.south < view.north &&
	view.south < island.north &&
	Math.max(view.west - island.west, island.east - view.east, view.south - island.south, island.north - view.north) > HAIR;

/** Returns the view of the chart's shape around the middle of another, at `scale` units to the degree. */
function around({ west, east, south, north }: View, scale: number): View {
	const [x, y] = [CHART.width / 2 / scale, CHART.height / 2 / scale];
	const [middleEast, middleNorth] = [(west + east) / 2, (south + north) / 2];
	return { west: middleEast - x, east: middleEast + x, south: middleNorth - y, north: middleNorth + y };
}

/** The part of the earth in `coast.ts`: beyond it, land would end in a straight line. */
const KNOWN: View = { west: 103, east: 137, south: mercator(9), north: mercator(42) };

/** Returns the distance by which the stretch from `from` to `to` moves to lie between `least` and `most`. */
const shift = (from: number, to: number, least: number, most: number): number =>
	to > most ? Math.max(most - to, least - from) : Math.max(0, least - from);

/** Moves a view to the part of the earth with known coasts. */
function known({ west, east, south, north }: View): View {
	const x = shift(west, east, KNOWN.west, KNOWN.east);
	const y = shift(south, north, KNOWN.south, KNOWN.north);
	return { west: west + x, east: east + x, south: south + y, north: north + y };
}

/** Widens a view until no island is cut. */
function whole(near: View): View {
	const view = known(near);
	const cut = ISLANDS.find((island) => isCut(island, view));
	if (!cut) return view;
	const both = merge(view, cut);
	return whole(around(both, Math.min(CHART.width / (both.east - both.west), CHART.height / (both.north - both.south))));
}

/** Returns the projection of a chart that shows the whole course with room for the names, and no island cut by its edge. */
export function projectionOf(course: readonly Place[]): Projection {
	const easts = course.map(([east]) => east);
	const norths = course.map(([, north]) => mercator(north));
	const bounds = { west: Math.min(...easts), east: Math.max(...easts), south: Math.min(...norths), north: Math.max(...norths) };
	const near = Math.min(
		(CHART.width - 2 * MARGIN.x) / Math.max(bounds.east - bounds.west, LEAST_SPAN / 2),
		(CHART.height - 2 * MARGIN.y) / Math.max(bounds.north - bounds.south, LEAST_SPAN),
	);
	const view = whole(around(bounds, near));
	const scale = CHART.width / (view.east - view.west);
	return {
		point: ([lon, lat]) => ({ x: round((lon - view.west) * scale), y: round((view.north - mercator(lat)) * scale) }),
		degrees: { ...view, south: view.south - 3 },
	};
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Returns the point at a distance from `at`, in the direction from one point to another, as a part of a path. */
function ahead(at: Point, from: Point, to: Point, length: number): string {
	const distance = Math.hypot(to.x - from.x, to.y - from.y) || 1;
	return `${round(at.x + ((to.x - from.x) * length) / distance)} ${round(at.y + ((to.y - from.y) * length) / distance)}`;
}

/** Returns the path of a line through all points with rounded corners; a short stretch beside a long one bends by its own length at most. */
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

type Edge = { inside: (at: Point) => boolean; cross: (from: Point, to: Point) => Point };

/** Outlines are cut off so far outside of the frame that the cut edge isn't seen. */
const BEYOND = 12;

const edge = (axis: 'x' | 'y', at: number, keepsBelow: boolean): Edge => ({
	inside: (point) => (keepsBelow ? point[axis] <= at : point[axis] >= at),
	cross: (from, to) => {
		const part = (at - from[axis]) / (to[axis] - from[axis]);
		return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
	},
});

const EDGES: readonly Edge[] = [
	edge('x', -BEYOND, false),
	edge('x', CHART.width + BEYOND, true),
	edge('y', -BEYOND, false),
	edge('y', CHART.height + BEYOND, true),
];

/** Returns the part of a closed outline that lies within an edge. */
const cutOff = (corners: readonly Point[], { inside, cross }: Edge): Point[] =>
	corners.flatMap((to, index) => {
		const from = corners.at(index - 1) ?? to;
		const crossing = inside(from) === inside(to) ? [] : [cross(from, to)];
		return inside(to) ? [...crossing, to] : crossing;
	});

/** Corners at a smaller distance from the one before can't be seen. */
const SEEN = 1.4;

/** Returns the path of the part of a closed outline that lies in the frame; the empty string where none does. */
export function outline(coast: readonly Place[], point: Projection['point']): string {
	const corners = EDGES.reduce<Point[]>(cutOff, coast.map(point));
	let last: Point | null = null;
	const seen = corners.filter((corner) => {
		const keeps = last === null || Math.hypot(corner.x - last.x, corner.y - last.y) >= SEEN;
		if (keeps) last = corner;
		return keeps;
	});
	if (seen.length < 3) return '';
	const tenths = seen.map(({ x, y }) => ({ x: Math.round(x * 10), y: Math.round(y * 10) }));
	// Relative steps take fewer characters than points, and in whole tenths their sum stays exact
	const steps = tenths.slice(1).map(({ x, y }, index) => {
		const from = tenths[index] ?? { x, y };
		return `${(x - from.x) / 10} ${(y - from.y) / 10}`;
	});
	const [start = { x: 0, y: 0 }] = tenths;
	return `M${start.x / 10} ${start.y / 10}l${steps.join(' ')}z`;
}
