import { data, type LoaderFunctionArgs } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { type FailedCall, failedCall } from '#client/app/failed-call.ts';
import { keepAlive } from '#client/app/shown-pages.ts';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import { ERRORS } from '#shared/errors.ts';
import { readSearch } from './read-search.ts';

const fetchResult = async ({
	request,
	context,
}: LoaderFunctionArgs): Promise<{ result: SearchResult | null; failure: FailedCall | null }> => ({
	result: await context.get(apiContext)('GET /search', readSearch(request.url)),
	failure: null,
});

const rememberedResult = keepAlive(fetchResult);

/**
 * The result of the search in the address, at once on return from a voyage. Null when it can't be had: the page then says so in
 * the list's place. A failed result is remembered like any other, so it is loaded again here.
 */
export async function loadSearch(args: LoaderFunctionArgs) {
	try {
		const remembered = await rememberedResult(args);
		return data(remembered.result ? remembered : await fetchResult(args));
	} catch (error) {
		const failure = failedCall(error);
		const { code } = failure;
		if (!code) throw error;
		return data({ result: null, failure }, { status: ERRORS[code].status });
	}
}
