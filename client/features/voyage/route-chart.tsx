import { useTranslation } from 'react-i18next';
import { COASTS } from './chart-coast.ts';
import { CHART, curve, labelsOf, outline, type Point, projectionOf } from './chart-geometry.ts';
import { courseOf, type Stop } from './chart-places.ts';

const SIZE = 16;

const every = (from: number, to: number, step: number): number[] => {
	const first = Math.ceil(from / step) * step;
	return Array.from({ length: Math.max(0, Math.floor((to - first) / step) + 1) }, (_, index) => first + index * step);
};

function Port({ at, first }: { at: Point; first: boolean }) {
	if (!first) return <circle cx={at.x} cy={at.y} r="4.5" className="fill-(--white) stroke-(--navy-700)" strokeWidth="2" />;
	return (
		<>
			<circle cx={at.x} cy={at.y} r="9" className="fill-none stroke-(--navy-700)" strokeWidth="1" />
			<circle cx={at.x} cy={at.y} r="4.5" className="fill-(--navy-700)" />
		</>
	);
}

function Names({ stops, line, point }: { stops: readonly Stop[]; line: readonly Point[]; point: (place: Stop['at']) => Point }) {
	return labelsOf(stops, line, point, SIZE).map(({ name, x, y, anchor, at }, index) => (
		<g key={name}>
			<Port at={at} first={index === 0} />
			<text
				x={x}
				y={y}
				textAnchor={anchor}
				fontSize={SIZE}
				fontWeight={index === 0 ? 600 : 500}
				strokeWidth="4"
				className="fill-(--navy-900) stroke-(--navy-50) [paint-order:stroke] [stroke-linejoin:round]"
			>
				{name}
			</text>
		</g>
	));
}

/** Where the voyage goes: coasts, course and ports, or only the ports on a line when one of them is not on the chart. */
export function RouteChart({ ports }: { ports: readonly string[] }) {
	const { t } = useTranslation('voyage');
	const known = courseOf(ports);
	const label = t('itinerary.map', { ports: ports.join(' – ') });
	return (
		<figure>
			<svg
				viewBox={`0 0 ${CHART.width} ${CHART.height}`}
				role="img"
				aria-label={label}
				className="w-full rounded-2 border border-line bg-navy-50"
			>
				{known ? <Chart {...known} /> : <Line names={ports} />}
			</svg>
			<figcaption className="mt-2 text-12 text-2">{t('itinerary.chart')}</figcaption>
		</figure>
	);
}

function Chart({ course, stops }: NonNullable<ReturnType<typeof courseOf>>) {
	const { point, degrees } = projectionOf(course);
	const step = degrees.east - degrees.west > 14 ? 5 : 2;
	const points = course.map(point);
	const line = curve(points);
	return (
		<>
			<g className="stroke-(--navy-100)" strokeWidth="1">
				{every(degrees.west, degrees.east, step).map((east) => (
					<path key={`e${east}`} d={`M${point([east, 0]).x} 0V${CHART.height}`} />
				))}
				{every(degrees.south - 10, degrees.north, step).map((north) => (
					<path key={`n${north}`} d={`M0 ${point([0, north]).y}H${CHART.width}`} />
				))}
			</g>
			<path
				d={COASTS.map((coast) => outline(coast, point)).join('')}
				className="fill-(--sand-100) stroke-(--sand-200)"
				strokeWidth="1.5"
				strokeLinejoin="round"
			/>
			<path d={line} fill="none" className="stroke-(--navy-50)" strokeWidth="5" strokeLinecap="round" />
			<path d={line} fill="none" className="stroke-(--gold-500)" strokeWidth="2" strokeLinecap="round" strokeDasharray="1 6" />
			<Names stops={stops} line={points} point={point} />
		</>
	);
}

/** The ports from top to bottom along a gentle wave. */
function Line({ names }: { names: readonly string[] }) {
	const points = names.map((name, index) => ({
		id: `${index}`,
		name,
		x: CHART.width * 0.34 + (index % 2 === 0 ? -24 : 24),
		y: 60 + (index * (CHART.height - 120)) / Math.max(1, names.length - 1),
	}));
	return (
		<>
			<path
				d={curve(points, 0.3)}
				fill="none"
				className="stroke-(--gold-500)"
				strokeWidth="2"
				strokeLinecap="round"
				strokeDasharray="1 6"
			/>
			{points.map(({ id, name, x, y }, index) => (
				<g key={id}>
					<Port at={{ x, y }} first={index === 0} />
					<text x={x + 20} y={y + SIZE / 3} fontSize={SIZE} fontWeight="500" className="fill-(--navy-900)">
						{name}
					</text>
				</g>
			))}
		</>
	);
}
