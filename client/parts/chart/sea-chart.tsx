import type { ReactNode } from 'react';
import coasts from './coasts.svg';
import { courseOf, type Place, placeOf } from './places.ts';

const CHART = { width: 480, height: 400 } as const;
/** The sheet of `coasts.svg` (`sandbox/art/coasts.ts`): its corner in degrees, its units to the degree, its size in units. */
const SHEET = { west: 95, north: 48, scale: 10, width: 550, height: 589 } as const;
/** The least width of a chart, in units of the sheet, and the part of it that lies between its ports. */
const LEAST_WIDTH = 80;
const FILLED = 0.8;

type Point = { x: number; y: number };

type ChartProps = {
	label: string;
	/** Stands below the chart. */
	note: string;
	/** Calls at ports; `note` is told beside the name, such as day and hours. */
	calls: readonly { key: string; name: string; note?: ReactNode }[];
	/** Names of ports in order. */
	routes: readonly (readonly string[])[];
};

const mercator = (north: number): number => (Math.log(Math.tan(Math.PI / 4 + (north * Math.PI) / 360)) * 180) / Math.PI;
const onSheet = ([east, north]: Place): Point => ({
	x: (east - SHEET.west) * SHEET.scale,
	y: (mercator(SHEET.north) - mercator(north)) * SHEET.scale,
});

/** Returns where the stretch of `length` around the middle of `values` begins, within a sheet of `size`. */
const startOf = (values: readonly number[], length: number, size: number): number =>
	Math.max(0, Math.min(size - length, (Math.min(...values) + Math.max(...values) - length) / 2));

/** Returns the projection of a chart that shows all places, and where the sheet lies under it. */
function frame(places: readonly Place[]) {
	const points = places.map(onSheet);
	const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
	const shape = CHART.width / CHART.height;
	const [across, down] = [xs, ys].map((values) => Math.max(...values) - Math.min(...values)) as [number, number];
	const width = Math.max(LEAST_WIDTH, across / FILLED, (down * shape) / FILLED);
	const [left, top] = [startOf(xs, width, SHEET.width), startOf(ys, width / shape, SHEET.height)];
	const scale = CHART.width / width;
	return {
		sheet: { x: -left * scale, y: -top * scale, width: SHEET.width * scale, height: SHEET.height * scale },
		point(place: Place): Point {
			const { x, y } = onSheet(place);
			return { x: Math.round((x - left) * scale), y: Math.round((y - top) * scale) };
		},
	};
}

function Sheet({ label, places, courses }: { label: string; places: readonly Place[]; courses: readonly (readonly Place[])[] }) {
	const { sheet, point } = frame([...places, ...courses.flat()]);
	const lineOf = (course: readonly Place[]): string =>
		course
			.map(point)
			.map(({ x, y }) => `${x},${y}`)
			.join(' ');
	const lines = new Set(courses.map(lineOf));
	return (
		<svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} role="img" aria-label={label} className="block w-full bg-navy-50">
			<image href={coasts} {...sheet} />
			{[...lines].map((line) => (
				<polyline
					key={line}
					points={line}
					className="fill-none stroke-gold-500"
					strokeWidth="2"
					strokeLinecap="round"
					strokeLinejoin="round"
					strokeDasharray="1 6"
				/>
			))}
			{places.map(point).map(({ x, y }, index) => (
				<g key={`${x},${y}`}>
					<circle
						cx={x}
						cy={y}
						r="11"
						className={`stroke-navy-700 ${index === 0 ? 'fill-navy-700' : 'fill-white'}`}
						strokeWidth="1.5"
					/>
					<text
						x={x}
						y={y + 4.5}
						textAnchor="middle"
						fontSize="13"
						fontWeight="600"
						className={index === 0 ? 'fill-white' : 'fill-navy-900'}
					>
						{index + 1}
					</text>
				</g>
			))}
		</svg>
	);
}

const isKnown = (entry: readonly [string, Place | undefined]): entry is [string, Place] => entry[1] !== undefined;

/**
 * Draws ports as numbered points on a sheet of coasts, with the courses along `routes`, and lists the calls below. `label` names the drawing for
 * screen readers. A port that the chart doesn't know is only listed, and its route isn't drawn.
 */
export function SeaChart({ label, note, calls, routes }: ChartProps) {
	const places = new Map(calls.map(({ name }) => [name, placeOf(name)] as const).filter(isKnown));
	const names = [...places.keys()];
	return (
		<figure>
			<div className="overflow-hidden rounded-2 border border-line bg-white">
				{places.size > 0 && <Sheet label={label} places={[...places.values()]} courses={routes.map(courseOf)} />}
				<ol className="divide-y divide-line px-4 md:px-5">
					{calls.map(({ key, name, note: told }) => (
						<li key={key} className="flex flex-wrap items-baseline gap-x-3 py-2.5 text-14 leading-head">
							<span aria-hidden="true" className="tabular w-5 flex-none font-semibold text-accent">
								{names.indexOf(name) + 1 || '–'}
							</span>
							<span className="font-semibold">{name}</span>
							<span className="tabular ml-auto text-right text-muted">{told}</span>
						</li>
					))}
				</ol>
			</div>
			<figcaption className="mt-2 text-14 text-muted">{note}</figcaption>
		</figure>
	);
}
