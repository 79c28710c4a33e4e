import type { ReactNode } from 'react';
import { COASTS } from './coast.ts';
import { CHART, curve, outline, type Point, projectionOf } from './geometry.ts';
import { labelsOf } from './labels.ts';
import type { Place, Stop } from './places.ts';

/** Size of the names' text. */
export const NAME_SIZE = 16;

const every = (from: number, to: number, step: number): number[] => {
	const first = Math.ceil(from / step) * step;
	return Array.from({ length: Math.max(0, Math.floor((to - first) / step) + 1) }, (_, index) => first + index * step);
};

/** Frames a picture of the sea: `label` names it for screen readers, `note` stands below. */
export const ChartFrame = ({ label, note, children }: { label: string; note: string; children: ReactNode }) => (
	<figure>
		<svg
			viewBox={`0 0 ${CHART.width} ${CHART.height}`}
			role="img"
			aria-label={label}
			className="w-full rounded-2 border border-line bg-navy-50"
		>
			{children}
		</svg>
		<figcaption className="mt-2 text-12 text-2">{note}</figcaption>
	</figure>
);

/** Draws a port; the first one of a voyage, or the one that the chart is about, has a ring. */
export function PortMark({ at, first }: { at: Point; first: boolean }) {
	if (!first)
		return <circle cx={at.x} cy={at.y} r="4.5" className="fill-(--color-white) stroke-(--color-navy-700)" strokeWidth="2" />;
	return (
		<>
			<circle cx={at.x} cy={at.y} r="9" className="fill-none stroke-(--color-navy-700)" strokeWidth="1" />
			<circle cx={at.x} cy={at.y} r="4.5" className="fill-(--color-navy-700)" />
		</>
	);
}

/** Draws the dotted line of a course through its points. */
export const Course = ({ points, bend }: { points: readonly Point[]; bend?: number }) => (
	<path
		d={curve(points, bend)}
		fill="none"
		className="stroke-(--color-gold-500)"
		strokeWidth="2"
		strokeLinecap="round"
		strokeDasharray="1 6"
	/>
);

/** Draws coasts, courses and ports with their names; the first of the stops has a ring. */
export function Waters({ courses, stops }: { courses: readonly (readonly Place[])[]; stops: readonly Stop[] }) {
	const { point, degrees } = projectionOf(courses.flat());
	const step = degrees.east - degrees.west > 14 ? 5 : 2;
	const lines = courses.map((course, index) => ({ id: `${index}`, points: course.map(point) }));
	return (
		<>
			<g className="stroke-(--color-navy-100)" strokeWidth="1">
				{every(degrees.west, degrees.east, step).map((east) => (
					<path key={`e${east}`} d={`M${point([east, 0]).x} 0V${CHART.height}`} />
				))}
				{every(degrees.south - 10, degrees.north, step).map((north) => (
					<path key={`n${north}`} d={`M0 ${point([0, north]).y}H${CHART.width}`} />
				))}
			</g>
			<path
				d={COASTS.map((coast) => outline(coast, point)).join('')}
				className="fill-(--color-sand-100) stroke-(--color-sand-200)"
				strokeWidth="1"
				strokeLinejoin="round"
			/>
			{lines.map(({ id, points }) => (
				<g key={id}>
					<path d={curve(points)} fill="none" className="stroke-(--color-navy-50)" strokeWidth="5" strokeLinecap="round" />
					<Course points={points} />
				</g>
			))}
			{stops.map(({ name, at }, index) => (
				<PortMark key={name} at={point(at)} first={index === 0} />
			))}
			{labelsOf(
				stops,
				lines.map(({ points }) => points),
				point,
				NAME_SIZE,
			).map(({ name, x, y, anchor }) => (
				<text
					key={name}
					x={x}
					y={y}
					textAnchor={anchor}
					fontSize={NAME_SIZE}
					fontWeight={name === stops[0]?.name ? 600 : 500}
					strokeWidth="4"
					className="fill-(--color-navy-900) stroke-(--color-navy-50) [paint-order:stroke] [stroke-linejoin:round]"
				>
					{name}
				</text>
			))}
		</>
	);
}
