import { useTranslation } from '#client/i18n/use-translation.ts';
import { CHART } from '#client/parts/chart/geometry.ts';
import { courseOf } from '#client/parts/chart/places.ts';
import { ChartFrame, Course, NAME_SIZE, PortMark, Waters } from '#client/parts/chart/sea-chart.tsx';

/** Draws the voyage on a chart with coasts, course and ports; only the ports on a line when one of them isn't on the chart. */
export function RouteChart({ ports }: { ports: readonly string[] }) {
	const { t } = useTranslation('voyage');
	const known = courseOf(ports);
	return (
		<ChartFrame label={t('itinerary.map', { ports: ports.join(' – ') })} note={t('itinerary.chart')}>
			{known ? <Waters courses={[known.course]} stops={known.stops} /> : <Line names={ports} />}
		</ChartFrame>
	);
}

/** Draws the ports from top to bottom along a gentle wave. */
function Line({ names }: { names: readonly string[] }) {
	const points = names.map((name, index) => ({
		id: `${index}`,
		name,
		x: CHART.width * 0.34 + (index % 2 === 0 ? -24 : 24),
		y: 60 + (index * (CHART.height - 120)) / Math.max(1, names.length - 1),
	}));
	return (
		<>
			<Course points={points} bend={0.3} />
			{points.map(({ id, name, x, y }, index) => (
				<g key={id}>
					<PortMark at={{ x, y }} first={index === 0} />
					<text x={x + 20} y={y + NAME_SIZE / 3} fontSize={NAME_SIZE} fontWeight="500" className="fill-(--color-navy-900)">
						{name}
					</text>
				</g>
			))}
		</>
	);
}
