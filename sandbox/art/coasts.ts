// `node sandbox/art/coasts.ts <land-10m.json>`: draws the sheet of coasts under the charts of routes (client/parts/chart/coasts.svg) from Natural
// Earth's 1:10 m land, which is in the public domain, as npm's package `world-atlas` holds it.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

type Point = [x: number, y: number];
type Land = {
	arcs: Point[][];
	transform: { scale: Point; translate: Point };
	objects: { land: { geometries: { arcs: number[][][] }[] } };
};

/** The sheet in degrees. `client/parts/chart/places.ts` has the same corner and scale. */
const SHEET = { west: 95, east: 150, south: -4, north: 48 };
const UNITS = 10;
/** Degrees by which the line may leave the true coast, and below which an island is left out. */
const TOLERANCE = 0.03;
const LEAST = 0.08;
const [FILE = ''] = process.argv.slice(2);
const TARGET = resolve(import.meta.dirname, '../../client/parts/chart/coasts.svg');

const mercator = (north: number) => (Math.log(Math.tan(Math.PI / 4 + (north * Math.PI) / 360)) * 180) / Math.PI;
const project = ([east, north]: Point): Point => [(east - SHEET.west) * UNITS, (mercator(SHEET.north) - mercator(north)) * UNITS];
const [WIDTH, HEIGHT] = project([SHEET.east, SHEET.south]).map(Math.round) as Point;

const land: Land = JSON.parse(readFileSync(FILE, 'utf8'));
const arcs = land.arcs.map((steps) => {
	const { scale, translate } = land.transform;
	const at: Point = [0, 0];
	return steps.map(([x, y]): Point => {
		at[0] += x;
		at[1] += y;
		return [at[0] * scale[0] + translate[0], at[1] * scale[1] + translate[1]];
	});
});
const arcOf = (index: number): Point[] => (index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? []));
const rings = land.objects.land.geometries
	.flatMap((shape) => shape.arcs)
	.flatMap((polygon) => polygon.map((ring) => ring.flatMap(arcOf)));

/** Moves what lies outside of the sheet onto an edge a little beyond it. */
const within = ([east, north]: Point): Point => [
	Math.min(SHEET.east + 1, Math.max(SHEET.west - 1, east)),
	Math.min(SHEET.north + 1, Math.max(SHEET.south - 1, north)),
];

/** Returns the points of a line that Douglas and Peucker keep. */
function thinned(line: Point[]): Point[] {
	const [first, last] = [line[0], line.at(-1)];
	if (!first || !last || line.length < 3) return line;
	const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
	const length = Math.hypot(dx, dy);
	const distances = line.map(([x, y]) =>
		length === 0 ? Math.hypot(x - first[0], y - first[1]) : Math.abs(dx * (y - first[1]) - dy * (x - first[0])) / length,
	);
	const far = distances.indexOf(Math.max(...distances));
	if ((distances[far] ?? 0) < TOLERANCE) return [first, last];
	return [...thinned(line.slice(0, far + 1)).slice(0, -1), ...thinned(line.slice(far))];
}

const extent = (values: number[]) => Math.max(...values) - Math.min(...values);
const pathOf = (ring: Point[]): string => {
	const points = ring.map(project).map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const);
	const steps = points.slice(1).map(([x, y], index) => {
		const [fromX, fromY] = points[index] ?? [x, y];
		return `${(x - fromX) / 10} ${(y - fromY) / 10}`;
	});
	const [[x, y] = [0, 0]] = points;
	return `M${x / 10} ${y / 10}l${steps
		.join(' ')
		.replaceAll(' -', '-')
		.replaceAll(/(^|[ -])0\./g, '$1.')}z`;
};
const coasts = rings
	.map((ring) => thinned(ring.map(within)))
	.filter((ring) => ring.length > 3 && Math.max(extent(ring.map(([x]) => x)), extent(ring.map(([, y]) => y))) > LEAST)
	.map(pathOf)
	.join('');

const every = (from: number, to: number) =>
	Array.from({ length: Math.floor((to - from) / 5) + 1 }, (_, index) => from + index * 5);
const grid = [
	...every(SHEET.west, SHEET.east).map((east) => `M${project([east, 0])[0]} 0v${HEIGHT}`),
	...every(0, SHEET.north).map((north) => `M0 ${Math.round(project([0, north])[1] * 10) / 10}h${WIDTH}`),
].join('');
// The colours are navy-100, sand-100 and a darker sand of client/styles/tokens.css.
writeFileSync(
	TARGET,
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<title>Coasts of East and South East Asia</title>
<path d="${grid}" stroke="#e3ecf5" stroke-width=".3"/>
<path d="${coasts}" fill="#f4efe6" stroke="#d9cdb8" stroke-width=".35" stroke-linejoin="round"/>
</svg>
`,
);
