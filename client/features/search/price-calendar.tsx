import { useFacts } from '#client/app/facts.tsx';
import { ChevronDownIcon } from '#client/ui/icons.tsx';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { DayTable } from './day-table.tsx';
import { MonthStrip } from './month-strip.tsx';
import { useQueryWords } from './query-words.ts';

/** Lowest prices by month and, within the chosen month, by day of departure. */
export function PriceCalendar({ result, onDay }: { result: SearchResult; onDay: (day: string) => void }) {
	const { device } = useFacts();
	const { t, lang } = useQueryWords();
	const { calendar, query } = result;
	if (calendar.length === 0) return null;
	const [only] = query.date;
	const month = query.date.length === 1 ? calendar.find((candidate) => candidate.month === only) : undefined;
	return (
		<section aria-labelledby="calendar">
			<h2 id="calendar" className="mb-3 font-sans text-14 leading-head tracking-normal text-2">
				{t('result.calendar.title')}
			</h2>
			<MonthStrip result={result} />
			{month && (
				<details open={device === 'desktop'} className="group rounded-b-3 bg-soft px-3 md:px-4">
					<summary className="flex min-h-target list-none items-center gap-2 text-14 font-semibold text-navy-700 [&::-webkit-details-marker]:hidden">
						{t('result.calendar.days', { month: formatDate(month.month, 'month', lang) })}
						<ChevronDownIcon size={18} className="transition-transform duration-base group-open:rotate-180" />
					</summary>
					<div className="pb-4">
						<DayTable result={result} month={month} onDay={onDay} />
					</div>
				</details>
			)}
		</section>
	);
}
