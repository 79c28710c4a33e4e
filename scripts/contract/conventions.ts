import { AppError } from '#server/request/errors.ts';
import type { Upstream, UpstreamContext } from '#server/upstream/client.ts';
import { UPSTREAM_NOT_FOUND } from '#shared/constants.ts';

/** A convention of the backend: the case that was tried (`what`), whether the site understood the answer, and the consequence when it didn't. */
export type Convention = { what: string; isKept: boolean; otherwise: string };

/** Ids that no backend should know. */
const NO_VOYAGE = '999999999';
const NO_TOKEN = 'no-such-token';

/** Returns the error with which a call fails, or null when it succeeds. */
async function failureOf(asked: Promise<unknown>): Promise<AppError | null> {
	try {
		await asked;
		return null;
	} catch (error) {
		if (error instanceof AppError) return error;
		throw error;
	}
}

/** Asks for an unknown voyage and with an invalid token, and checks that the site understands both answers. */
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
