import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { IN_PLACE } from '#client/app/use-scroll-position.ts';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import { paths } from '#shared/paths.ts';
import { type CanonicalQuery, searchPath } from '#shared/rules/search-params.ts';
import type { LoadedSearch } from './load-search.ts';
import { queryChange } from './query-change.ts';
import { useQueryWords } from './query-words.ts';

/** Makes the search that is wanted out of the one that was wanted before. */
type Change = (query: CanonicalQuery) => CanonicalQuery;

/**
 * Returns the search that is wanted, and a function that changes it: the one that the router is loading, or else the one of the
 * address. The router shows where it is going within the press (`flushSync`), drops the answers of earlier searches, and shows the
 * last one's answer and address together.
 */
function useWanted(addressed: CanonicalQuery) {
	const navigate = useNavigate();
	const { location: next } = useNavigation();
	const busy = next?.pathname === paths.search;
	const asked = busy ? (next.state as { query?: CanonicalQuery } | null)?.query : undefined;
	const query = asked ?? addressed;
	// A second press may come before the first is drawn
	const latest = useRef(query);
	useLayoutEffect(() => {
		latest.current = query;
	}, [query]);

	function change(to: Change): void {
		latest.current = to(latest.current);
		void navigate(searchPath(latest.current), { state: { ...IN_PLACE, query: latest.current }, flushSync: true });
	}
	return { query, change, busy };
}

/**
 * Returns the search as it is on screen: the last known result, the wanted search (ahead of the result while that loads), the
 * latest change in words for screen readers, and the day chosen in the calendar.
 */
export function useSearch({ result: loaded, query: addressed }: LoadedSearch) {
	const { t, titleOf, labelOf } = useQueryWords();
	const { hash } = useLocation();
	const [result, setResult] = useState(loaded);
	const [said, say] = useState('');
	const [day, setDay] = useState('');
	const { query, change, busy } = useWanted(addressed);

	if (loaded && loaded !== result) {
		if (result) say(words(result, loaded));
		setResult(loaded);
	}

	useEffect(() => setDay(hash.startsWith('#day-') ? hash.slice('#day-'.length) : ''), [hash]);

	function words(before: SearchResult, after: SearchResult): string {
		const made = queryChange(before.query, after.query);
		const voyages = t('result.title.voyages', { count: after.total });
		if (made.kind === 'added' || made.kind === 'removed')
			return t(`result.said.${made.kind}`, { label: labelOf(made.key, made.value, after), voyages });
		if (made.kind === 'cleared') return t('result.said.cleared', { voyages });
		if (made.kind === 'sorted') return t('result.said.sorted', { order: t(`result.sort.${after.query.sort}`) });
		return titleOf(after);
	}

	return {
		result,
		query,
		said,
		day,
		setDay,
		change,
		/** Returns the properties of a link to a changed search. A plain press is such a change, any other goes to the address. */
		link: (to: Change) => ({
			to: searchPath(to(query)),
			state: IN_PLACE,
			onClick: (event: MouseEvent) => {
				if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
				event.preventDefault();
				change(to);
			},
		}),
		busy,
	};
}

export type Search = ReturnType<typeof useSearch>;
