import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { type FailedCall, failedCall } from '#client/app/failed-call.ts';
import { keepAlive } from '#client/app/shown-pages.ts';
import type { ComparedVoyage, SearchResult } from '#shared/catalogue/bff/search.ts';
import type { Api } from '#shared/catalogue/catalogue.ts';
import { MOST_COMPARED } from '#shared/constants.ts';
import { ERRORS } from '#shared/errors.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { type CanonicalQuery, parseSearch, type SearchFields, searchPath } from '#shared/rules/search-params.ts';

/** The number of characters that the calls take, by field. */
const LONGEST = {
	...{ date: 512, port: 512, destination: 512, cruise: 128, days: 64, price: 64, ids: 512, sort: 16, page: 4 },
	...{ leave: 512, weekday: 16, budget: 16, cabin: 16, avoid: 512, said: 200 },
};
/** The longest sentence that is sent; the server cuts it further. */
const MOST_TYPED = 1_000;
const FIELDS = Object.keys(LONGEST) as (keyof typeof LONGEST)[];

/**
 * Reads the search in an address. A form without JavaScript repeats a name for each box, which means the same as a comma list. A value that is too
 * long is cut.
 */
export function readSearch(address: string): SearchFields {
	const { searchParams } = new URL(address);
	const fields: SearchFields = {};
	for (const name of FIELDS) {
		const sent = searchParams.getAll(name).filter(Boolean);
		const value = (name === 'said' ? (sent[0] ?? '') : sent.join(',')).slice(0, LONGEST[name]);
		if (value) fields[name] = value;
	}
	return fields;
}

/** `query` is the search in the address, as the result has it; `compared` what a comparison shows beyond the result. */
export type LoadedSearch = {
	result: SearchResult | null;
	query: CanonicalQuery;
	compared: readonly ComparedVoyage[];
	failure: FailedCall | null;
};

/** True where the address names two or three voyages that are still offered: they are shown side by side. */
export const isComparison = ({ query, rows }: SearchResult): boolean =>
	query.ids.length > 1 && query.ids.length <= MOST_COMPARED && rows.length > 1;

const addressedSearch = (address: string, more: SearchFields = {}): CanonicalQuery =>
	parseSearch({ ...readSearch(address), ...more }, todayInShanghai(new Date()));

/**
 * Leads from the words of a form to the search that they ask for; without words, to the form's search as it was. What belongs to no search stays in
 * the address.
 */
async function redirectToSearch(address: string, api: Api): Promise<void> {
	const { searchParams } = new URL(address);
	const q = searchParams.get('q');
	if (q === null) return;
	const read = q.trim() === '' ? null : await api('GET /search/sentence', { ...readSearch(address), q: q.slice(0, MOST_TYPED) });
	const query = read?.query.said ? read.query : addressedSearch(address, { said: '' });
	for (const name of ['q', ...FIELDS]) searchParams.delete(name);
	const path = searchPath(query);
	throw redirect(searchParams.size === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${searchParams}`);
}

async function fetchResult({ request, context }: LoaderFunctionArgs): Promise<LoadedSearch> {
	const api = context.get(apiContext);
	await redirectToSearch(request.url, api);
	const result = await api('GET /search', readSearch(request.url));
	const { query } = result;
	if (!isComparison(result)) return { result, query, compared: [], failure: null };
	// Side by side voyages stand as they were chosen.
	const rows = query.ids.flatMap((id) => result.rows.find((row) => row.id === id) ?? []);
	// The comparison can do without: cards have most of its facts.
	const compared = await api('GET /search/compared', { ids: query.ids.join(',') }).catch(() => []);
	return { result: { ...result, rows }, query, compared, failure: null };
}

const rememberedResult = keepAlive(fetchResult);

/**
 * Loads the result of the search in the address; on return from a voyage it is there at once. Without a result, `failure` says why, and
 * the page shows that in the list's place. `keepAlive` remembers a failure like any other data, so it is loaded again here.
 */
export async function loadSearch(args: LoaderFunctionArgs) {
	try {
		const remembered = await rememberedResult(args);
		return data(remembered.result ? remembered : await fetchResult(args));
	} catch (error) {
		if (error instanceof Response) throw error;
		const failure = failedCall(error);
		const { code } = failure;
		if (!code) throw error;
		const query = addressedSearch(args.request.url);
		return data({ result: null, query, compared: [], failure }, { status: ERRORS[code].status });
	}
}
