import { useTranslation } from 'react-i18next';
import { SeaChart } from '#client/parts/chart/sea-chart.tsx';
import { DOT } from '#client/ui/dot.ts';
import type { ItineraryView } from '#shared/catalogue/bff/voyage.ts';
import { dayId, Hours, useTimes } from './itinerary-day.tsx';
import { unfold } from './section.tsx';

/** Draws the voyage on a chart, with day and hours of each call, which a press leads to; the ports alone while the days aren't known. */
export function RouteChart({ ports, days }: { ports: readonly string[]; days: readonly ItineraryView[] }) {
	const { t } = useTranslation('voyage');
	const timesOf = useTimes();
	const calls = days
		.filter(({ kind, port }) => kind !== 'sea' && port)
		.map((day) => ({
			key: `${day.day}-${day.port}`,
			name: day.port,
			id: dayId(day),
			mark: [t('itinerary.day', { day: day.day }), timesOf(day)].filter(Boolean).join(' '),
			note: (
				<>
					<span>{t('itinerary.day', { day: day.day })}</span>
					<span aria-hidden="true">{DOT}</span>
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
			onPress={unfold}
		/>
	);
}
