import { Breadcrumbs } from '#client/layout/breadcrumbs.tsx';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import { paths } from '#shared/paths.ts';
import { QuickChips } from './chips.tsx';
import { PriceCalendar } from './price-calendar.tsx';
import { useQueryWords } from './query-words.ts';

/** The query in words, quick choices, and the prices by month. */
export function SearchHeader({
	title,
	path,
	result,
	comparing,
	onDay,
}: {
	title: string;
	path: string;
	result: SearchResult;
	comparing: boolean;
	onDay: (day: string) => void;
}) {
	const { t } = useQueryWords();
	const all = { name: t('result.title.plain'), path: paths.search };
	return (
		<div className="column flex flex-col gap-6 pb-6 md:gap-7 md:pb-8">
			<div className="flex flex-col gap-3 pt-2 md:pt-4">
				<Breadcrumbs items={path === paths.search ? [all] : [all, { name: title, path }]} />
				<div className="flex flex-col gap-4 xl:flex-row xl:items-end xl:justify-between xl:gap-12">
					<h1 className="break-keep text-h2" tabIndex={-1}>
						{title}
					</h1>
					{!comparing && <QuickChips result={result} />}
				</div>
			</div>
			{!comparing && <PriceCalendar result={result} onDay={onDay} />}
		</div>
	);
}
