import type { CSSProperties, ReactNode } from 'react';
import coasts from './coasts.svg';
import { LABEL_GAP, placeLabels, type Side } from './place-labels.ts';
import { courseOf, type Place, placeOf } from './places.ts';

const CHART = { width: 480, height: 400 } as const;
/** The sheet of `coasts.svg` (`sandbox/art/coasts.ts`): its corner in degrees, its units to the degree, its size in units. */
const SHEET = { west: 95, north: 48, scale: 10, width: 550, height: 589 } as const;
/** The least width of a chart, in units of the sheet, and the part of it that lies between its ports. */
const LEAST_WIDTH = 80;
const FILLED = 0.8;

type Point = { x: number; y: number };

/** `note` is told beside the name in the list, `mark` below it on the chart, such as day and hours; both lead to the part `id` of the page. */
type Call = { key: string; name: string; note?: ReactNode; mark?: string; id?: string };

type ChartProps = {
	/** Is called when a call is pressed, before the page goes to its part. */
	onPress?: (id: string) => void;
	label: string;
	/** Stands below the chart. */
	note: string;
	calls: readonly Call[];
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

type SheetProps = {
	label: string;
	places: readonly Place[];
	courses: readonly (readonly Place[])[];
	drawn: ReturnType<typeof frame>;
};

function Sheet({ label, places, courses, drawn: { sheet, point } }: SheetProps) {
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
				<circle
					key={`${x},${y}`}
					cx={x}
					cy={y}
					r="7"
					className={`stroke-navy-700 ${index === 0 ? 'fill-navy-700' : 'fill-white'}`}
					strokeWidth="2"
				/>
			))}
		</svg>
	);
}

/** Pixels of a phone's chart to the unit; of a character of 14 px. */
const NARROW = 0.745;
const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? 14 : 7.6), 0);
const LINE = 18;

const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(2)}%`;

/** Returns where a label stands: it grows away from its point. */
function placeOfLabel({ x, y }: Point, { across, down }: Side): CSSProperties {
	const { width, height } = CHART;
	const middle = { across: across === 'middle', down: down === 'middle' };
	return {
		[across === 'end' ? 'right' : 'left']: percent((across === 'end' ? width - x : x) + (middle.across ? 0 : LABEL_GAP), width),
		[down === 'end' ? 'bottom' : 'top']: percent((down === 'end' ? height - y : y) + (middle.down ? 0 : LABEL_GAP), height),
		translate: `${middle.across ? '-50%' : '0'} ${middle.down ? '-50%' : '0'}`,
	};
}

type LabelsProps = Pick<ChartProps, 'calls' | 'onPress'> & { places: ReadonlyMap<string, Place>; point: (place: Place) => Point };

/** Names the points as far as there is room. Screen readers and keys have the list below instead. */
function Labels({ calls, onPress, places, point }: LabelsProps) {
	const labels = [...places].map(([name, place]) => {
		const own = calls.filter((call) => call.name === name);
		const lines = [name, ...own.flatMap(({ mark }) => mark ?? [])];
		const width = (Math.max(...lines.map(widthOf)) + 8) / NARROW;
		return { ...point(place), name, lines, id: own[0]?.id, width, height: (lines.length * LINE + 4) / NARROW };
	});
	const sides = placeLabels(labels, CHART);
	return (
		<div aria-hidden="true">
			{labels.map(({ name, lines, id, ...at }, index) => {
				const side = sides[index];
				if (!side) return null;
				const words = lines.map((line, row) => (
					<span key={line} className={`block ${row === 0 ? 'font-semibold text-main' : 'tabular text-muted'}`}>
						{line}
					</span>
				));
				const frame = {
					style: placeOfLabel(at, side),
					className: 'absolute rounded-2 bg-white/85 px-1 py-0.5 text-14 leading-head whitespace-nowrap',
				};
				return id ? (
					<a key={name} tabIndex={-1} href={`#${id}`} onClick={() => onPress?.(id)} {...frame}>
						{words}
					</a>
				) : (
					<div key={name} {...frame}>
						{words}
					</div>
				);
			})}
		</div>
	);
}

const isKnown = (entry: readonly [string, Place | undefined]): entry is [string, Place] => entry[1] !== undefined;

/**
 * Draws ports on a sheet of coasts, named as far as there is room, with the courses along `routes`, and lists the calls below. `label` names the
 * drawing for screen readers. A port that the chart doesn't know is only listed, and its route isn't drawn.
 */
export function SeaChart({ label, note, calls, routes, onPress }: ChartProps) {
	const places = new Map(calls.map(({ name }) => [name, placeOf(name)] as const).filter(isKnown));
	const courses = routes.map(courseOf);
	const drawn = frame([...places.values(), ...courses.flat()]);
	return (
		<figure>
			<div className="overflow-hidden rounded-2 border border-line bg-white">
				{places.size > 0 && (
					<div className="relative">
						<Sheet label={label} places={[...places.values()]} courses={courses} drawn={drawn} />
						<Labels calls={calls} onPress={onPress} places={places} point={drawn.point} />
					</div>
				)}
				<ol className="divide-y divide-line px-4 md:px-5">
					{calls.map(({ key, name, note: told, id }) => {
						const words = (
							<>
								<span className="font-semibold">{name}</span>
								<span className="tabular ml-auto text-right text-muted">{told}</span>
							</>
						);
						const frame = { className: 'flex min-h-target flex-wrap items-center gap-x-3 py-1.5 text-14 leading-head' };
						return (
							<li key={key}>
								{id ? (
									<a href={`#${id}`} onClick={() => onPress?.(id)} {...frame}>
										{words}
									</a>
								) : (
									<div {...frame}>{words}</div>
								)}
							</li>
						);
					})}
				</ol>
			</div>
			<figcaption className="mt-2 text-14 text-muted">{note}</figcaption>
		</figure>
	);
}
