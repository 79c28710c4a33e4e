import { useTranslation } from 'react-i18next';
import { chartPoints } from './chart-places.ts';

const WIDTH = 480;
const HEIGHT = 360;
const MARGIN = 72;

/** A leg as a gentle arc. */
function leg(from: { x: number; y: number }, to: { x: number; y: number }): string {
	const bend = 0.16;
	const x = (from.x + to.x) / 2 - (to.y - from.y) * bend;
	const y = (from.y + to.y) / 2 + (to.x - from.x) * bend;
	return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}Q${x.toFixed(1)} ${y.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
}

/** The route in outline, drawn like a chart; the list beside it says the same in words. */
export function RouteChart({ ports }: { ports: readonly string[] }) {
	const { t } = useTranslation('voyage');
	const points = chartPoints(ports, WIDTH, HEIGHT, MARGIN);
	const places = points.filter(({ name }, index) => points.findIndex((other) => other.name === name) === index);
	const legs = points.slice(1).map((point, index) => leg(points[index] ?? point, point));
	const lines = Array.from({ length: 7 }, (_, index) => (index + 1) * 60);
	return (
		<figure className="overflow-hidden rounded-2 border border-line bg-navy-50">
			<svg
				viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
				role="img"
				aria-label={t('itinerary.map', { ports: ports.join(' – ') })}
				className="block w-full"
			>
				<g stroke="var(--navy-100)" strokeWidth="1">
					{lines.map((at) => (
						<path key={at} d={`M${at} 0V${HEIGHT}M0 ${at}H${WIDTH}`} />
					))}
				</g>
				<path
					d={legs.join('')}
					fill="none"
					stroke="var(--gold-500)"
					strokeWidth="2"
					strokeDasharray="1 7"
					strokeLinecap="round"
				/>
				{places.map(({ name, x, y }, index) => (
					<g key={name}>
						<circle
							cx={x}
							cy={y}
							r={index === 0 ? 7 : 5}
							fill="var(--white)"
							stroke="var(--navy-700)"
							strokeWidth={index === 0 ? 3 : 2}
						/>
						<text
							x={x > WIDTH / 2 ? x - 13 : x + 13}
							y={y + 5}
							textAnchor={x > WIDTH / 2 ? 'end' : 'start'}
							className="text-16"
							fill="var(--ink-900)"
							stroke="var(--navy-50)"
							strokeWidth="4"
							paintOrder="stroke"
						>
							{name}
						</text>
					</g>
				))}
			</svg>
			<figcaption className="border-t border-line bg-page px-4 py-2 text-12 text-2">{t('itinerary.chart')}</figcaption>
		</figure>
	);
}
