import { useTranslation } from 'react-i18next';
import { SeaChart } from '#client/parts/chart/sea-chart.tsx';
import type { ItineraryView } from '#shared/catalogue/bff/voyage.ts';
import { Hours } from './itinerary-day.tsx';

/** Draws the voyage on a chart, with day and hours of each call; the ports alone while the days aren't known. */
export function RouteChart({ ports, days }: { ports: readonly string[]; days: readonly ItineraryView[] }) {
	const { t } = useTranslation('voyage');
	const calls = days
		.filter(({ kind, port }) => kind !== 'sea' && port)
		.map((day) => ({
			key: `${day.day}-${day.port}`,
			name: day.port,
			note: (
				<>
					<span>{t('itinerary.day', { day: day.day })}</span>
					<span aria-hidden="true"> · </span>
					<Hours day={day} />
				</>
			),
		}));
	const named = ports.map((name, index) => ({ key: `${index}-${name}`, name }));
	return (
		<SeaChart
			label={t('itinerary.map', { ports: ports.join(' – ') })}
			note={t('itinerary.chart')}
			calls={calls.length > 0 ? calls : named}
			routes={[ports]}
		/>
	);
}
