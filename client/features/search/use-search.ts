import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { IN_PLACE } from '#client/app/use-scroll-position.ts';
import type { FilterKey, SearchResult } from '#shared/catalogue/bff/search.ts';
import { paths } from '#shared/paths.ts';
import { type CanonicalQuery, searchPath, toggleValue } from '#shared/rules/search-params.ts';
import { queryChange } from './query-change.ts';
import { useQueryWords } from './query-words.ts';

/**
 * Returns the search as it is on screen: the last known result, the ticked values (ahead of the result while that loads), the latest change in words
 * for screen readers, and the day chosen in the calendar.
 */
export function useSearch(loaded: SearchResult | null) {
	const { t, titleOf, labelOf } = useQueryWords();
	const navigate = useNavigate();
	const { state, location: next } = useNavigation();
	const { hash } = useLocation();
	const [result, setResult] = useState(loaded);
	const [ticked, setTicked] = useState(loaded?.query);
	const [said, say] = useState('');
	const [day, setDay] = useState('');

	if (loaded && loaded !== result) {
		if (result) say(words(result, loaded));
		setResult(loaded);
		setTicked(loaded.query);
	}

	useEffect(() => setDay(hash.startsWith('#day-') ? hash.slice('#day-'.length) : ''), [hash]);

	function words(before: SearchResult, after: SearchResult): string {
		const change = queryChange(before.query, after.query);
		const voyages = t('result.title.voyages', { count: after.total });
		if (change.kind === 'added' || change.kind === 'removed')
			return t(`result.said.${change.kind}`, { label: labelOf(change.key, change.value, after), voyages });
		if (change.kind === 'cleared') return t('result.said.cleared', { voyages });
		if (change.kind === 'sorted') return t('result.said.sorted', { order: t(`result.sort.${after.query.sort}`) });
		return titleOf(after);
	}

	function apply(query: CanonicalQuery): void {
		setTicked(query);
		void navigate(searchPath(query), { state: IN_PLACE });
	}

	return {
		result,
		ticked: ticked ?? loaded?.query,
		said,
		day,
		setDay,
		apply,
		toggle: (key: FilterKey, value: string) => ticked && apply(toggleValue(ticked, key, value)),
		busy: state === 'loading' && next.pathname === paths.search,
	};
}
