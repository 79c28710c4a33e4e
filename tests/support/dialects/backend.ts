import { matchCall } from '#sandbox/api/routes.ts';
import type { Call } from '#shared/catalogue/call.ts';
import { openapi, type UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { addMonths, todayInShanghai } from '#shared/rules/dates.ts';
import { type Answer, type Forward, send, startProxy } from '../proxy.ts';
import { ANSWERS } from '../refusing-upstream.ts';
import { answerIn } from './answer.ts';
import type { Dialect } from './dialect.ts';
import { isCarriedOut } from './refusals.ts';

/** Keeps half the sailings of one month and a few others, and a few cabins of each ship: the same ones for every dialect. */
function shorten(call: UpstreamCall, data: unknown): unknown {
	if (!Array.isArray(data)) return data;
	if (call === 'GET /openapi/cruise/cabin') return data.filter((_, at) => at % 24 === 0);
	if (call !== 'POST /openapi/voyage/all') return data;
	const month = addMonths(todayInShanghai(new Date()), 3).slice(0, 7);
	return data.filter(({ departureDate }: { departureDate: string }, at) => at % (departureDate.startsWith(month) ? 2 : 24) === 0);
}

/** Stand-ins with the same data answer these calls alike, so their answers are read once. */
const isSame = ({ who, cache }: Call): boolean => who === 'anybody' && cache !== undefined && cache !== 'sailings';
const shared = new Map<string, unknown>();

/** Starts a backend that speaks a dialect: it reads ids in requests back, has the stand-in answer, and writes its replies anew. */
export async function startDialect(dialect: Dialect, sandboxUrl: string) {
	let { hiccup } = dialect;
	let token = '';

	async function answer(call: UpstreamCall, key: string, ask: () => ReturnType<Forward>): Promise<Answer> {
		const before = shared.get(key);
		if (before !== undefined) return answerIn(dialect, call, { err: 0, errMsg: '', data: before }, 200);
		const reply = await ask();
		if (!reply.type.includes('json')) return reply;
		const { err, errMsg, data } = JSON.parse(reply.body.toString('utf8')) as { err: number; errMsg: string; data: unknown };
		const short = err === 0 ? shorten(call, data) : data;
		if (err === 0 && data !== null && isSame(openapi[call])) shared.set(key, short);
		if (call === 'POST /openapi/guest/pc/mobile/login' && err === 0) token = (data as { token: string }).token;
		return answerIn(dialect, call, { err, errMsg, data: short }, reply.status);
	}

	const proxy = await startProxy(sandboxUrl, async ({ method, headers, ...sent }, forward, response) => {
		const [body, path] = [dialect.ids.restore(sent.body), dialect.ids.restore(sent.path)];
		const call = matchCall(method, path.split('?', 1)[0] ?? '')?.name;
		const ask = () => forward({ path, body });
		if (!call) return send(response, await ask());
		if (call !== hiccup?.call)
			return send(response, await answer(call, [call, path, headers['accept-language'], body].join('\n'), ask));
		if (isCarriedOut(hiccup, call)) await ask();
		ANSWERS[hiccup.name](response);
		hiccup = null;
	});
	return {
		...proxy,
		/** The token of the member who logged in last. */
		token: (): string => token,
		/** From now on no call is refused by chance. */
		settle: (): void => {
			hiccup = null;
		},
	};
}
