import type { OptionGroup, SearchOptions } from '#shared/catalogue/bff/views.ts';
import { paths } from '#shared/paths.ts';
import { joinedSearch } from '#shared/rules/query-difference.ts';
import { type CanonicalQuery, parseSearch, type SearchFields, searchFields, searchPath } from '#shared/rules/search-params.ts';

/** The fields of the form, in its order; named as in the search page's address. */
export const FIELDS = ['date', 'port', 'destination', 'cruise'] as const;
export type FieldKey = (typeof FIELDS)[number];
export type SearchValues = Record<FieldKey, readonly string[]>;

export const NOTHING_CHOSEN: SearchValues = { date: [], port: [], destination: [], cruise: [] };

/** Returns the options of a field in groups; ports and ships are one group without a name. */
export function groupsOf(field: Exclude<FieldKey, 'date'>, { ports, areas, ships }: SearchOptions): OptionGroup[] {
	return field === 'destination' ? areas : [{ id: field, name: '', options: field === 'port' ? ports : ships }];
}

const queryOf = (values: SearchValues, today: string): CanonicalQuery =>
	parseSearch(Object.fromEntries(FIELDS.map((field) => [field, values[field].join(',')])), today);

/** Returns the values, joined with what a sentence asks for, as the search calls take them: comma lists, empty fields left out. */
export const fieldsOf = (values: SearchValues, today: string, asked: SearchFields = {}): SearchFields =>
	searchFields(joinedSearch(queryOf(values, today), parseSearch(asked, today)));

/** Returns the search page's canonical address for these values. */
export const addressOf = (values: SearchValues, today: string): string => searchPath(queryOf(values, today));

/** Returns the address that leads to the search of a sentence and these values. */
export const sentencePath = (q: string, values: SearchValues, today: string): string =>
	`${paths.search}?${new URLSearchParams({ ...fieldsOf(values, today), q })}`;

/** Reads the plain form: boxes ticked before hydration, or restored by the browser. */
export function valuesOfForm(form: HTMLFormElement): SearchValues {
	const data = new FormData(form);
	return Object.fromEntries(FIELDS.map((field) => [field, data.getAll(field).map(String)])) as Record<FieldKey, string[]>;
}
