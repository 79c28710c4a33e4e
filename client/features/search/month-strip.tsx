import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { IN_PLACE } from '#client/app/use-scroll-position.ts';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { searchPath, toggleValue } from '#shared/rules/search-params.ts';
import { useQueryWords } from './query-words.ts';

const price = 'tabular text-14 leading-head';

/** Renders the months with sailings and the lowest price of each. A press adds a month to the filter or removes it; the first cell removes all. */
export function MonthStrip({ result: { query, calendar } }: { result: SearchResult }) {
	const { t, lang } = useQueryWords();
	const list = useRef<HTMLUListElement>(null);
	const cheapest = Math.min(...calendar.flatMap(({ lowest }) => lowest ?? []));
	const [first] = query.date;

	useEffect(() => {
		const chosen = first && list.current?.querySelector<HTMLElement>('[aria-current]');
		if (chosen && list.current) list.current.scrollLeft = chosen.offsetLeft - list.current.clientWidth / 2;
	}, [first]);

	return (
		<ul
			ref={list}
			aria-label={t('result.calendar.months')}
			className="relative max-md:no-scrollbar -mx-gutter flex overflow-x-auto border-y border-line px-gutter md:mx-0 md:px-0"
		>
			<li className="min-w-20 flex-1 md:min-w-16">
				<Cell to={searchPath({ ...query, date: [], page: 1 })} current={query.date.length === 0}>
					<span className="mt-auto leading-head font-semibold">{t('result.calendar.allMonths')}</span>
				</Cell>
			</li>
			{calendar.map(({ month, lowest }, index) => (
				<li key={month} className="min-w-20 flex-1 md:min-w-16">
					<Cell to={searchPath(toggleValue(query, 'date', month))} current={query.date.includes(month)}>
						<span className="sr-only">
							{t(lowest === null ? 'result.calendar.monthFull' : 'result.calendar.monthFrom', {
								month: formatDate(month, 'month', lang),
								price: lowest === null ? '' : formatMoney(lowest, lang),
							})}
						</span>
						<span aria-hidden="true" className="tabular min-h-4 text-12 leading-4 text-2">
							{(index === 0 || month.endsWith('-01')) && month.slice(0, 4)}
						</span>
						<span aria-hidden="true" className="leading-head font-semibold">
							{formatDate(month, 'shortMonth', lang)}
						</span>
						<span aria-hidden="true" className={`${price} ${lowest === cheapest ? 'font-semibold text-price' : 'text-2'}`}>
							{lowest === null ? t('result.calendar.full') : formatMoney(lowest, lang)}
						</span>
					</Cell>
				</li>
			))}
		</ul>
	);
}

function Cell({ to, current, children }: { to: string; current: boolean; children: ReactNode }) {
	return (
		<Link
			to={to}
			state={IN_PLACE}
			aria-current={current ? 'true' : undefined}
			className="group relative flex h-full flex-col gap-1 px-3 pt-2 pb-3 outline-offset-[-3px]! transition-colors duration-base after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:origin-left after:scale-x-0 after:bg-gold-500 after:transition-transform after:duration-slow hover:bg-soft aria-[current]:bg-soft aria-[current]:after:scale-x-100 md:px-2"
		>
			{children}
		</Link>
	);
}
