import { Link } from 'react-router';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { searchPath } from '#shared/rules/search-params.ts';
import { useQueryWords } from './query-words.ts';

/** The months with sailings and the lowest price of each. A month is a link to its sailings; the chosen one leads back to all. */
export function MonthStrip({ result: { query, calendar } }: { result: SearchResult }) {
	const { t, lang } = useQueryWords();
	const cheapest = Math.min(...calendar.flatMap(({ lowest }) => lowest ?? []));
	return (
		<ul
			aria-label={t('result.calendar.months')}
			className="no-scrollbar -mx-gutter flex snap-x scroll-px-gutter overflow-x-auto border-y border-line px-gutter md:mx-0 md:px-0"
		>
			{calendar.map(({ month, lowest }, index) => {
				const current = query.date.length === 1 && query.date[0] === month;
				const newYear = index === 0 || month.endsWith('-01');
				return (
					<li key={month} className="min-w-24 flex-1 snap-start">
						<Link
							to={searchPath({ ...query, date: current ? [] : [month], page: 1 })}
							preventScrollReset
							aria-current={current ? 'true' : undefined}
							aria-label={t(lowest === null ? 'result.calendar.monthFull' : 'result.calendar.monthFrom', {
								month: formatDate(month, 'month', lang),
								price: lowest === null ? '' : formatMoney(lowest, lang),
							})}
							className="relative flex h-full min-h-19 flex-col justify-center gap-1 px-3 py-3 outline-offset-[-3px]! transition-colors duration-base after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:origin-left after:scale-x-0 after:bg-gold-500 after:transition-transform after:duration-slow hover:bg-soft aria-[current]:bg-soft aria-[current]:after:scale-x-100"
						>
							<span className="flex items-baseline gap-1.5 leading-head">
								<span className="font-semibold">{formatDate(month, 'shortMonth', lang)}</span>
								{newYear && <span className="tabular text-12 text-2">{month.slice(0, 4)}</span>}
							</span>
							<span className={`tabular text-14 leading-head ${lowest === cheapest ? 'font-semibold text-price' : 'text-2'}`}>
								{lowest === null ? t('result.calendar.full') : formatMoney(lowest, lang)}
							</span>
						</Link>
					</li>
				);
			})}
		</ul>
	);
}
