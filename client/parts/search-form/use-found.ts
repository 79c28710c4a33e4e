import { useEffect, useState } from 'react';
import { browserApi } from '#client/app/api.ts';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import type { SearchFields } from '#shared/rules/search-params.ts';

export type Found = Pick<SearchResult, 'facets' | 'lastMonth' | 'calendar'>;

/** Returns the counts of a search's options, the lowest price of each month, and the last month of the timetable. They are asked for while a picker is open; null until known. */
export function useFound(wanted: boolean, fields: SearchFields): Found | null {
	const [found, setFound] = useState<Found | null>(null);
	const key = JSON.stringify(fields);
	useEffect(() => {
		if (!wanted) return;
		let stale = false;
		browserApi('GET /search', JSON.parse(key) as SearchFields).then(
			(reply) => !stale && setFound(reply),
			() => !stale && setFound(null),
		);
		return () => {
			stale = true;
		};
	}, [wanted, key]);
	return found;
}
