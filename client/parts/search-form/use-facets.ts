import { useEffect, useState } from 'react';
import { browserApi } from '#client/app/api.ts';
import type { Facets } from '#shared/catalogue/bff/search.ts';
import type { SearchFields } from '#shared/rules/search-params.ts';

/** How many voyages each option would give beside the other fields; asked for while a picker is open, null until known. */
export function useFacets(wanted: boolean, fields: SearchFields): Facets | null {
	const [facets, setFacets] = useState<Facets | null>(null);
	const key = JSON.stringify(fields);
	useEffect(() => {
		if (!wanted) return;
		let stale = false;
		browserApi('GET /search', JSON.parse(key) as SearchFields).then(
			(reply) => !stale && setFacets(reply.facets),
			() => !stale && setFacets(null),
		);
		return () => {
			stale = true;
		};
	}, [wanted, key]);
	return facets;
}
