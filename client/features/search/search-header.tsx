import { Breadcrumbs } from '#client/layout/breadcrumbs.tsx';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import { paths } from '#shared/paths.ts';
import { QuickChips } from './chips.tsx';
import { MonthStrip } from './month-strip.tsx';
import { useQueryWords } from './query-words.ts';

/** The query in words, quick choices, and the prices by month. */
export function SearchHeader({
	title,
	path,
	result,
	comparing,
}: {
	title: string;
	path: string;
	result: SearchResult;
	comparing: boolean;
}) {
	const { t } = useQueryWords();
	const all = { name: t('result.title.plain'), path: paths.search };
	return (
		<div className="column flex flex-col gap-2 pb-2 md:gap-3 md:pb-3">
			<Breadcrumbs
				items={path === paths.search ? [all] : [all, { name: title, path }]}
				className="[&_li]:shrink-0 [&_li:last-child]:min-w-0 [&_li:last-child]:shrink [&_ol]:flex-nowrap [&_span]:block [&_span]:truncate [&_span]:leading-(--target)"
			/>
			<div className="flex flex-col gap-2 xl:flex-row xl:items-end xl:justify-between xl:gap-12">
				<h1 className="text-h2 leading-tight max-md:text-h3" tabIndex={-1}>
					{title}
				</h1>
				{!comparing && <QuickChips result={result} />}
			</div>
			{!comparing && result.calendar.length > 0 && (
				<section aria-label={t('result.calendar.title')}>
					<MonthStrip result={result} />
				</section>
			)}
		</div>
	);
}
