import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { ChevronDownIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import type { CalendarDay, SearchResult } from '#shared/catalogue/bff/search.ts';
import { formatBrief } from '#shared/rules/brief-money.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { searchPath } from '#shared/rules/search-params.ts';
import { moveInCalendar, WEEK, weeksOf } from './calendar-days.ts';
import { useQueryWords } from './query-words.ts';
import type { Search } from './use-search.ts';

type Month = SearchResult['calendar'][number];
type Props = { search: Search; result: SearchResult };

/** Renders a month's days of departure with the lowest price of each. Keys move between days of departure and months. */
function DayTable({ search: { change, setDay }, result, month }: Props & { month: Month }) {
	const { t, lang, money } = useQueryWords();
	const table = useRef<HTMLTableElement>(null);
	const turned = useRef(false);
	const days = new Map(month.days.map((day) => [day.date, day]));
	const name = formatDate(month.month, 'month', lang);
	const { query, calendar } = result;

	useEffect(() => {
		if (turned.current && month.days.length > 0) table.current?.querySelector('a')?.focus();
		turned.current = false;
	}, [month]);

	const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
		const day = event.target instanceof HTMLElement ? event.target.dataset.date : undefined;
		if (!day || event.altKey || event.ctrlKey || event.metaKey) return;
		const months = calendar.map((other) => other.month);
		const move = moveInCalendar(event.key, day, [...days.keys()], months);
		if (!move) return;
		event.preventDefault();
		if ('day' in move) {
			table.current?.querySelector<HTMLElement>(`[data-date="${move.day}"]`)?.focus();
			return;
		}
		turned.current = true;
		change((before) => ({ ...before, date: [move.month], page: 1 }));
	};
	const onClick = (event: MouseEvent, day: string) => {
		const row = document.getElementById(`day-${day}`);
		if (!row) return;
		event.preventDefault();
		setDay(day);
		row.scrollIntoView({ block: 'start' });
		row.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true });
	};
	const isLowest = ({ price }: CalendarDay) => price !== null && price === month.lowest;
	const cell = (day: CalendarDay) => (
		<Link
			to={`${searchPath({ ...query, date: [month.month], page: 1 })}#day-${day.date}`}
			data-date={day.date}
			onClick={(event) => onClick(event, day.date)}
			className="flex min-h-13 flex-col items-center justify-center gap-0.5 rounded-2 bg-page py-1 md:min-h-10 transition-colors duration-base hover:bg-navy-100 md:flex-row md:justify-between md:px-4"
		>
			<span className="sr-only">
				{t(day.price === null ? 'result.calendar.dayFull' : 'result.calendar.dayFrom', {
					day: formatDate(day.date, 'day', lang),
					price: day.price === null ? '' : money(day.price),
					count: day.count,
				})}
			</span>
			<span aria-hidden="true" className="tabular leading-head font-semibold">
				{Number(day.date.slice(8))}
			</span>
			<span aria-hidden="true" className="text-14 leading-head text-muted empty:hidden md:ml-auto md:pr-2">
				{isLowest(day) && t('result.calendar.lowest')}
			</span>
			<span
				aria-hidden="true"
				className={`tabular text-14 leading-head tracking-tight ${day.price === null ? 'text-muted' : isLowest(day) ? 'font-semibold text-main' : 'text-main'}`}
			>
				{day.price === null ? t('result.calendar.full') : formatBrief(day.price, lang)}
			</span>
		</Link>
	);

	return (
		<table
			ref={table}
			onKeyDown={onKeyDown}
			className="w-full table-fixed border-separate border-spacing-0.5 md:border-spacing-1"
		>
			<caption className="sr-only">{t('result.calendar.caption', { month: name })}</caption>
			<thead>
				<tr>
					{WEEK.map((day) => (
						<th key={day} scope="col" className="pb-1 text-14 font-normal text-muted md:px-4 md:text-left">
							{formatDate(day, 'shortWeekday', lang)}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{weeksOf(month.month).map((week) => (
					<tr key={week.find((day) => day !== null)}>
						{week.map((day, place) => {
							const sailing = day && days.get(day);
							return (
								<td key={WEEK[place]} className="p-0 align-top">
									{sailing ? (
										cell(sailing)
									) : (
										<span className="flex min-h-13 items-center justify-center text-14 text-ink-400 md:min-h-10 md:justify-start md:px-4">
											{day && Number(day.slice(8))}
										</span>
									)}
								</td>
							);
						})}
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** Renders the lowest price of each day when one month is chosen, folded away at first. It stands in a row that wraps. */
export function MonthDays({ search, result }: Props) {
	const { t, lang } = useQueryWords();
	const { calendar, query } = result;
	const month = query.date.length === 1 ? calendar.find((candidate) => candidate.month === query.date[0]) : undefined;
	if (!month) return null;
	return (
		<details className="group/days rounded-2 open:order-last open:basis-full open:bg-soft open:px-3 md:open:px-4">
			<summary className="inline-flex min-h-target list-none items-center gap-2 text-14 font-semibold text-navy-700 [&::-webkit-details-marker]:hidden">
				<span>{t('result.calendar.days', { month: formatDate(month.month, 'month', lang) })}</span>
				<ChevronDownIcon size={18} className="transition-transform duration-base group-open/days:rotate-180" />
			</summary>
			<div className="pb-4">
				<DayTable search={search} result={result} month={month} />
			</div>
		</details>
	);
}
