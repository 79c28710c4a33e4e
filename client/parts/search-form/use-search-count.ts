import { useEffect, useRef, useState } from 'react';
import { browserApi } from '#client/app/api.ts';
import type { SearchFields } from '#shared/rules/search-params.ts';

const PAUSE = 300;
const AT_MOST_EVERY = 1_000;

/**
 * Returns the number of voyages that a search finds. It is asked for after a pause, at most once a second. Until the first answer it is `known`;
 * undefined when the call fails.
 */
export function useSearchCount(fields: SearchFields, known?: number): number | undefined {
	const [total, setTotal] = useState(known);
	const asked = useRef(0);
	const key = JSON.stringify(fields);
	useEffect(() => {
		let stale = false;
		const wait = Math.max(PAUSE, asked.current + AT_MOST_EVERY - Date.now());
		const timer = setTimeout(() => {
			asked.current = Date.now();
			browserApi('GET /search/count', JSON.parse(key) as SearchFields).then(
				(reply) => !stale && setTotal(reply.total),
				() => !stale && setTotal(undefined),
			);
		}, wait);
		return () => {
			stale = true;
			clearTimeout(timer);
		};
	}, [key]);
	return total;
}
