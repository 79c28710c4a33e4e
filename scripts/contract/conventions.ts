import type { RawReply } from '#server/upstream/client.ts';
import { UPSTREAM_NOT_FOUND } from '#shared/constants.ts';
import type { Ask } from './ask.ts';

/** A convention of the backend: the case that was tried (`what`), how it was answered, whether the site understood that, and the consequence when it didn't. */
export type Convention = { what: string; answer: string; isKept: boolean; otherwise: string };

/** Ids that no backend should know. */
const NO_VOYAGE = '999999999';
const NO_TOKEN = 'no-such-token';

/** Says how a call was answered: by the HTTP status and the number of the envelope. */
function answerOf(raws: readonly RawReply[]): string {
	const raw = raws.at(-1);
	if (!raw) return 'no answer';
	const [, err] = /"err"\s*:\s*"?(-?\d+)/i.exec(raw.bytes.toString('latin1')) ?? [];
	return `HTTP ${raw.status}${err === undefined ? '' : `, err ${err}`}`;
}

/** Asks for an unknown voyage and with an invalid token, and checks that the site understands both answers. */
export async function tryConventions(ask: Ask): Promise<Convention[]> {
	const unknown = await ask('GET /openapi/voyage/v2/{id}', { id: NO_VOYAGE });
	const ended = await ask('GET /openapi/user/contact', {}, { token: NO_TOKEN });
	return [
		{
			what: 'a voyage that doesn’t exist',
			answer: answerOf(unknown.raws),
			isKept: unknown.error?.err === UPSTREAM_NOT_FOUND || unknown.error?.code === 'not-found',
			otherwise: `${unknown.error?.message ?? 'a voyage'} came: its page is no 404; UPSTREAM_ERRORS says which number is notFound`,
		},
		{
			what: 'a token that isn’t valid',
			answer: answerOf(ended.raws),
			isKept: ended.error?.code === 'not-logged-in',
			otherwise: `${ended.error?.message ?? 'success'} came instead of 700: an ended session isn’t noticed`,
		},
	];
}
