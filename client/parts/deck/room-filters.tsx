import { useTranslation } from '#client/i18n/use-translation.ts';
import { ROOM_FILTERS, type RoomFilter } from './room-facts.ts';

type Props = {
	/** Filters that some free cabins fulfil and others don't. */
	useful: readonly RoomFilter[];
	on: readonly RoomFilter[];
	onChange: (on: readonly RoomFilter[]) => void;
	/** The number of free cabins that fulfil all filters that are on. */
	found: number;
};

/** Renders filters of free cabins as buttons that stay pressed. Nothing where the facts distinguish no cabins. */
export function RoomFilters({ useful, on, onChange, found }: Props) {
	const { t } = useTranslation('deck');
	if (useful.length === 0) return null;
	const toggle = (filter: RoomFilter) => onChange(on.includes(filter) ? on.filter((other) => other !== filter) : [...on, filter]);
	return (
		<div>
			<div role="group" aria-label={t('filters.label')} className="flex flex-wrap gap-2">
				{ROOM_FILTERS.filter((filter) => useful.includes(filter)).map((filter) => (
					<button
						key={filter}
						type="button"
						aria-pressed={on.includes(filter)}
						onClick={() => toggle(filter)}
						className="min-h-target rounded-pill border border-control bg-white px-4 text-14 transition-colors duration-base hover:border-action aria-pressed:border-action aria-pressed:bg-navy-50 aria-pressed:font-semibold aria-pressed:text-navy-700"
					>
						{t(`filters.${filter}`)}
					</button>
				))}
			</div>
			<p role="status" className="mt-2 text-14 text-2 empty:mt-0">
				{on.length > 0 && t('filters.found', { count: found })}
			</p>
			{on.includes('quiet') && <p className="text-12 text-2">{t('filters.quietNote')}</p>}
		</div>
	);
}
