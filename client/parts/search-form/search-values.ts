import { type CanonicalQuery, parseSearch, type SearchFields, searchFields, searchPath } from '#shared/rules/search-params.ts';

/** The fields of the form, in its order; named as in the search page's address. */
export const FIELDS = ['date', 'port', 'destination', 'cruise'] as const;
export type FieldKey = (typeof FIELDS)[number];
export type SearchValues = Record<FieldKey, readonly string[]>;

export const NOTHING_CHOSEN: SearchValues = { date: [], port: [], destination: [], cruise: [] };

const queryOf = (values: SearchValues, today: string): CanonicalQuery =>
	parseSearch(Object.fromEntries(FIELDS.map((field) => [field, values[field].join(',')])), today);

/** What the search calls take: comma lists, only what is not empty. */
export const fieldsOf = (values: SearchValues, today: string): SearchFields => searchFields(queryOf(values, today));

/** Where the form leads: the search page's canonical address. */
export const addressOf = (values: SearchValues, today: string): string => searchPath(queryOf(values, today));

/** What the plain form holds: boxes ticked before hydration, or restored by the browser. */
export function valuesOfForm(form: HTMLFormElement): SearchValues {
	const data = new FormData(form);
	const read = (field: FieldKey) => data.getAll(field).map(String);
	return { date: read('date'), port: read('port'), destination: read('destination'), cruise: read('cruise') };
}
