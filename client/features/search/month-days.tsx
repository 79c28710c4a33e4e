import { ChevronDownIcon } from '#client/ui/icons.tsx';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { DayTable } from './day-table.tsx';
import { useQueryWords } from './query-words.ts';

/** The lowest price of each day of the one month that is chosen, folded away until asked for; it stands in a row that wraps. */
export function MonthDays({ result, onDay }: { result: SearchResult; onDay: (day: string) => void }) {
	const { t, lang } = useQueryWords();
	const { calendar, query } = result;
	const [only] = query.date;
	const month = query.date.length === 1 ? calendar.find((candidate) => candidate.month === only) : undefined;
	if (!month) return null;
	return (
		<details className="group/days rounded-2 open:order-last open:basis-full open:bg-soft open:px-3 md:open:px-4">
			<summary className="inline-flex min-h-target list-none items-center gap-2 text-14 font-semibold text-navy-700 [&::-webkit-details-marker]:hidden">
				{t('result.calendar.days', { month: formatDate(month.month, 'month', lang) })}
				<ChevronDownIcon size={18} className="transition-transform duration-base group-open/days:rotate-180" />
			</summary>
			<div className="pb-4">
				<DayTable result={result} month={month} onDay={onDay} />
			</div>
		</details>
	);
}
