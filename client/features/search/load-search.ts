import { data, type LoaderFunctionArgs } from 'react-router';
import { apiContext } from '#client/api-context.ts';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import { ERRORS, type ErrorCode } from '#shared/errors.ts';
import { readSearch } from './read-search.ts';

const codeOf = (error: unknown): ErrorCode | null => {
	const code = error !== null && typeof error === 'object' && 'code' in error ? String(error.code) : '';
	return code in ERRORS ? (code as ErrorCode) : null;
};

/** The result of the search in the address. Null when it can't be had: the page then says so in the list's place. */
export async function loadSearch({ request, context }: LoaderFunctionArgs) {
	try {
		const result: SearchResult | null = await context.get(apiContext)('GET /search', readSearch(request.url));
		return data({ result });
	} catch (error) {
		const code = codeOf(error);
		if (!code) throw error;
		return data({ result: null }, { status: ERRORS[code].status });
	}
}
