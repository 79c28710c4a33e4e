import { AppError } from '#server/request/errors.ts';
import type { Upstream, UpstreamContext } from '#server/upstream/client.ts';
import { UPSTREAM_NOT_FOUND } from '#shared/constants.ts';

/** How a backend says something that the site goes by: what was tried, whether it was understood, and what to do else. */
export type Convention = { what: string; isKept: boolean; otherwise: string };

/** No backend has these, one hopes. */
const NO_VOYAGE = '999999999';
const NO_TOKEN = 'no-such-token';

/** What a call fails with; null when it doesn't. */
async function failureOf(asked: Promise<unknown>): Promise<AppError | null> {
	try {
		await asked;
		return null;
	} catch (error) {
		if (error instanceof AppError) return error;
		throw error;
	}
}

/** Tries how a backend says that there is no such thing, and that a token is no longer valid. */
export async function tryConventions(upstream: Upstream, context: Omit<UpstreamContext, 'requestId'>): Promise<Convention[]> {
	const asked = () => ({ ...context, requestId: crypto.randomUUID() });
	const unknown = await failureOf(upstream.send('GET /openapi/voyage/v2/{id}', { id: NO_VOYAGE }, asked()));
	const ended = await failureOf(upstream.send('GET /openapi/user/contact', {}, { ...asked(), token: NO_TOKEN }));
	return [
		{
			what: 'a voyage that doesn’t exist',
			isKept: unknown?.err === UPSTREAM_NOT_FOUND || unknown?.code === 'not-found',
			otherwise: `${unknown?.message ?? 'a voyage'} came: its page is no 404; UPSTREAM_ERRORS says which number is notFound`,
		},
		{
			what: 'a token that isn’t valid',
			isKept: ended?.code === 'not-logged-in',
			otherwise: `${ended?.message ?? 'success'} came instead of 700: an ended session isn’t noticed`,
		},
	];
}
