import { useEffect } from 'react';
import { takePartySaid } from '#client/app/visit-party.ts';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import { QuickChips } from './chips.tsx';
import { MonthStrip } from './month-strip.tsx';
import { useQueryWords } from './query-words.ts';
import { SentenceAnswer, SentenceChips, SentenceNotes } from './sentence-chips.tsx';
import type { Search } from './use-search.ts';

type Props = { search: Search; result: SearchResult; title: string };

/** Renders what stands above a list: its title, choices or what was understood, and the months; on phones the chips and the months in one strip. */
export function SearchHead({ search, result, title }: Props) {
	const { t, answerTo } = useQueryWords();
	const answer = answerTo(result);
	const { said } = result.query;
	// The last words about people have the party of all of them
	const people = result.sentence?.terms.findLast(({ meaning }) => meaning.kind === 'people')?.meaning;
	const named = people?.kind === 'people' ? people.party : null;
	useEffect(() => {
		if (named) takePartySaid(named, said);
	}, [named, said]);
	return (
		<div className="flex flex-col gap-2 max-md:pt-1.5 md:flex-row md:flex-wrap md:items-end md:gap-x-12 md:gap-y-3">
			<h1 className={`leading-tight md:flex-1 md:text-h2 ${answer ? 'text-h3 md:basis-full' : 'text-18'}`} tabIndex={-1}>
				{title}
			</h1>
			{answer && (
				<div className="md:basis-full">
					<SentenceAnswer kind={answer} result={result} />
				</div>
			)}
			<div className="no-scrollbar -mx-gutter flex items-center gap-3 overflow-x-auto border-line px-gutter max-md:border-y md:contents">
				<QuickChips search={search} result={result} />
				<SentenceChips search={search} result={result} />
				{result.calendar.length > 0 && (
					<section aria-label={t('result.calendar.title')} className="shrink-0 md:order-last md:w-full">
						<MonthStrip search={search} result={result} />
					</section>
				)}
			</div>
			<SentenceNotes search={search} result={result} />
		</div>
	);
}
