import { useTranslation } from '#client/i18n/use-translation.ts';
import { courseOf } from '#client/parts/chart/places.ts';
import { ChartFrame, Waters } from '#client/parts/chart/sea-chart.tsx';

/**
 * Renders a port on the chart, with the courses to `others`: the ports that ships come from, or go to. Empty where the chart doesn't
 * know the port.
 */
export function PlaceChart({ name, others }: { name: string; others: readonly string[] }) {
	const { t } = useTranslation('destinations');
	const known = others.flatMap((other) => courseOf([name, other]) ?? []);
	const [place] = known.flatMap(({ stops }) => stops);
	if (!place) return null;
	const shown = known.flatMap(({ stops }) => stops.filter((stop) => stop.name !== name));
	return (
		<ChartFrame label={t('map', { name, others: shown.map((stop) => stop.name).join(', ') })} note={t('chart')}>
			<Waters courses={known.map(({ course }) => course)} stops={[place, ...shown]} />
		</ChartFrame>
	);
}
