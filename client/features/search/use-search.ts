import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router';
import { IN_PLACE } from '#client/app/scroll-position.ts';
import { useDocumentEvent } from '#client/ui/use-document-event.ts';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import { paths } from '#shared/paths.ts';
import { extraValues } from '#shared/rules/query-difference.ts';
import { monthsPhrase } from '#shared/rules/query-phrases.ts';
import { type CanonicalQuery, FILTER_KEYS, searchPath } from '#shared/rules/search-params.ts';
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

/** Milliseconds after which a list that is looked at again is asked for anew: prices and cabins left have changed. */
const STALE_MS = 300_000;

/** Asks for the list anew when a visitor comes back to a tab whose `result` is old. */
function useFreshList(result: SearchResult | null): void {
	const { revalidate } = useRevalidator();
	const at = useRef(0);
	useEffect(() => {
		if (result) at.current = Date.now();
	}, [result]);
	useDocumentEvent('visibilitychange', () => {
		if (!document.hidden && navigator.onLine && Date.now() - at.current > STALE_MS) void revalidate();
	});
}

/**
 * Returns the search as it is on screen: the last known result, the wanted search (ahead of the result while that loads), the
 * latest change in words for screen readers, and the day chosen in the calendar.
 */
export function useSearch({ result: loaded, query: addressed }: LoadedSearch) {
	const { t, lang, titleOf, labelOf } = useQueryWords();
	const { hash } = useLocation();
	const [result, setResult] = useState(loaded);
	const [said, say] = useState('');
	const [replaced, setReplaced] = useState<readonly string[]>([]);
	const [day, setDay] = useState('');
	const { query, change, busy } = useWanted(addressed);
	useFreshList(loaded);

	if (loaded && loaded !== result) {
		if (result) say(words(result, loaded));
		setReplaced(result ? replacedBy(result, loaded) : []);
		setResult(loaded);
	}

	/** The filters set by hand that a new sentence stands for. */
	function replacedBy(before: SearchResult, after: SearchResult): string[] {
		if (after.query.said === '' || after.query.said === before.query.said) return [];
		const gone = extraValues(before.query, after.query);
		const told = new Set(before.sentence?.terms.flatMap(({ keys }) => keys));
		return FILTER_KEYS.filter((key) => !told.has(key)).flatMap((key) =>
			(gone[key] ?? []).map((value) => (key === 'date' ? monthsPhrase([value], lang) : labelOf(key, value, before))),
		);
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
		/** The names of filters set by hand that the words of the latest search stand for. */
		replaced,
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
