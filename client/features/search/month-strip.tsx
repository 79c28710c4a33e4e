import { type ReactNode, useEffect, useRef } from 'react';
import { useFacts } from '#client/app/facts.tsx';
import { useIsFirstViewDrawn } from '#client/ui/below-first-view.tsx';
import { Link, type LinkProps } from '#client/ui/link.tsx';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import { briefCurrency, formatBrief } from '#shared/rules/brief-money.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { toggleValue, withValues } from '#shared/rules/search-changes.ts';
import { useQueryWords } from './query-words.ts';
import type { Search } from './use-search.ts';

const price = 'tabular text-14 leading-head';

/** Months that a phone's first view draws: more than fit beside one another. */
const FIRST_MONTHS = 7;

/** Renders the months with sailings and the lowest price of each. A press adds a month to the filter or removes it; the first cell removes all. */
export function MonthStrip({ search: { query, link }, result: { calendar } }: { search: Search; result: SearchResult }) {
	const { t, lang, money } = useQueryWords();
	const list = useRef<HTMLUListElement>(null);
	const cheapest = Math.min(...calendar.flatMap(({ lowest }) => lowest ?? []));
	const [first] = query.date;
	const { device } = useFacts();
	const isWhole = useIsFirstViewDrawn() || device === 'desktop' || first !== undefined;

	useEffect(() => {
		const chosen = first && list.current?.querySelector('[aria-current]');
		// On phones it is part of a wider strip, where what was understood comes first
		const strip = query.said === '' ? list.current?.closest<HTMLElement>('.overflow-x-auto') : null;
		const left = (element: Element) => element.getBoundingClientRect().left;
		for (const box of [list.current, strip]) if (chosen && box) box.scrollLeft += left(chosen) - left(box) - box.clientWidth / 2;
	}, [first, query.said]);

	return (
		<ul ref={list} aria-label={t('result.calendar.months')} className="relative flex border-line md:overflow-x-auto md:border-y">
			<li className="min-w-20 flex-1 md:min-w-16">
				<Cell {...link((before) => withValues(before, 'date', []))} current={query.date.length === 0}>
					<span className="mt-auto leading-head font-semibold">{t('result.calendar.allMonths')}</span>
					<span aria-hidden="true" className={`${price} text-muted empty:hidden`}>
						{briefCurrency(lang)}
					</span>
				</Cell>
			</li>
			{(isWhole ? calendar : calendar.slice(0, FIRST_MONTHS)).map(({ month, lowest }, index) => (
				<li key={month} className="min-w-20 flex-1 md:min-w-16">
					<Cell {...link((before) => toggleValue(before, 'date', month))} current={query.date.includes(month)}>
						<span className="sr-only">
							{t(lowest === null ? 'result.calendar.monthFull' : 'result.calendar.monthFrom', {
								month: formatDate(month, 'month', lang),
								price: lowest === null ? '' : money(lowest),
							})}
						</span>
						<span aria-hidden="true" className="tabular min-h-4 text-14 leading-4 text-muted">
							{index === 0 || month.endsWith('-01')
								? month.slice(0, 4)
								: lowest !== null && lowest === cheapest && t('result.calendar.lowest')}
						</span>
						<span aria-hidden="true" className="leading-head font-semibold">
							{formatDate(month, 'shortMonth', lang)}
						</span>
						<span aria-hidden="true" className={`${price} ${lowest === cheapest ? 'font-semibold text-main' : 'text-muted'}`}>
							{lowest === null ? t('result.calendar.full') : formatBrief(lowest, lang)}
						</span>
					</Cell>
				</li>
			))}
		</ul>
	);
}

function Cell({ current, children, ...rest }: LinkProps & { current: boolean; children: ReactNode }) {
	return (
		<Link
			{...rest}
			aria-current={current ? 'true' : undefined}
			className="group relative flex h-full flex-col gap-1 px-3 pt-2 pb-3 outline-offset-[-3px]! transition-colors duration-base after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:origin-left after:scale-x-0 after:bg-gold-500 after:transition-transform after:duration-slow hover:bg-soft aria-[current]:bg-soft aria-[current]:after:scale-x-100 md:px-2"
		>
			{children}
		</Link>
	);
}
