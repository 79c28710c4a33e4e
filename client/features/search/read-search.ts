import type { FacetOption, Facets, FilterKey } from '#shared/catalogue/bff/search.ts';
import type { SearchFields } from '#shared/rules/search-params.ts';

const FIELDS = ['date', 'port', 'destination', 'cruise', 'days', 'price', 'ids', 'sort', 'page'] as const;
/** Longest that every call takes, by field; an address that says more is cut, not refused. */
const LONGEST: Record<(typeof FIELDS)[number], number> = {
	date: 512,
	port: 512,
	destination: 512,
	cruise: 128,
	days: 64,
	price: 64,
	ids: 512,
	sort: 16,
	page: 4,
};

/** The search in an address. A form without JavaScript repeats a name for each box, which means the same as a comma list. */
export function readSearch(address: string): SearchFields {
	const { searchParams } = new URL(address);
	const fields: SearchFields = {};
	for (const name of FIELDS) {
		const value = searchParams.getAll(name).filter(Boolean).join(',').slice(0, LONGEST[name]);
		if (value) fields[name] = value;
	}
	return fields;
}

/** All options of a filter in one list. A port that lies in two areas comes once. */
export function facetOptions(facets: Facets, key: FilterKey): FacetOption[] {
	if (key !== 'destination') return facets[key];
	const options = facets.destination.flatMap((area) => area.options);
	return options.filter(({ value }, index) => options.findIndex((other) => other.value === value) === index);
}
