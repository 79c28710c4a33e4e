import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#server/request/errors.ts';
import type { ErrorNumbers } from '#server/settings/upstream-errors.ts';
import { createUpstream, type RawReply, type Upstream } from '#server/upstream/client.ts';
import { createHotRoutesReader, type HotRoutesKeys } from '#server/upstream/hot-routes.ts';
import type { Misfit } from '#server/upstream/read-reply.ts';
import type { Call } from '#shared/catalogue/call.ts';
import { openapi, type UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { type Convention, tryConventions } from './conventions.ts';
import { inspect, type SeenIds } from './inspect.ts';
import { type Asked, type Finding, isNeeded, judge } from './judge.ts';
import { createNotes } from './notes.ts';
import { openRaw } from './open-raw.ts';
import { type Known, type Probe, planOf, WRITTEN } from './plan.ts';
import { shapeOf } from './shape.ts';
import { UNTRIED } from './untried.ts';

export type Options = {
	origin: string;
	timeoutMs: number;
	errorNumbers: ErrorNumbers;
	/** Ids and names for inputs that no reply gives. */
	known: Known;
	/** Decrypts the hot routes, where their key is known. */
	hotRoutes?: HotRoutesKeys;
	/** A member's token, for members' calls. */
	token?: string;
	/** Logs in with a code that the backend has sent. */
	login?: { mobile: string; mobilePre: string; code: string };
	writes: boolean;
	/** Tries these calls alone, and those that give ids for them; all when left out. */
	only?: ReadonlySet<UpstreamCall>;
};

/** The findings of each call, in the catalogue's order, and the conventions. */
export type Tried = { findings: readonly Finding[]; conventions: readonly Convention[] };

/** The longest time to wait that a busy backend may name. */
const MAX_PAUSE_SECONDS = 10;
const LANGUAGE = 'zh-CN';
const LOGIN = 'POST /openapi/guest/pc/mobile/login';
const HOT_ROUTES = 'GET /openapi/voyage/v2/hotsVoyage';

/** True when some part of the site would not work. */
export const breaksSomething = ({ findings, conventions }: Tried): boolean =>
	findings.some((finding) => finding.verdict === 'breaks' && isNeeded(finding)) || conventions.some(({ isKept }) => !isKept);

/** Opens a way to the backend that keeps what didn't fit, and notes what is unusual in raw replies. */
function watchedUpstream({ origin, timeoutMs, errorNumbers }: Options) {
	const misfits: Misfit[] = [];
	const notes = new Map<UpstreamCall, ReturnType<typeof createNotes>>();
	const ids: SeenIds = new Map();
	const look = (name: UpstreamCall, raw: RawReply): void => {
		const own = notes.get(name) ?? createNotes();
		notes.set(name, own);
		inspect(shapeOf(name), openRaw(raw, own.say), { field: '', say: own.say, ids });
	};
	const upstream = createUpstream({
		url: origin,
		timeout: timeoutMs,
		maxLargeBytes: 256 * 1024 * 1024,
		errorNumbers,
		inspect: look,
		faults: {
			misfits: (_call, found) => void misfits.push(...found),
			outage: () => {},
			breaker: () => {},
		},
	});
	return { upstream, misfits, notesOf: (name: UpstreamCall) => notes.get(name)?.taken() ?? [] };
}

/** Makes every call that can be made to a backend and tries its conventions. Returns a finding for each call, in the catalogue's order. */
export async function tryBackend(options: Options): Promise<Tried> {
	const { upstream, misfits, notesOf } = watchedUpstream(options);
	const asked = new Map<UpstreamCall, Asked[]>();
	const refusable = new Set<UpstreamCall>();
	const planned = new Set<UpstreamCall>();
	let { token } = options;
	let conventions: Convention[] = [];
	const { timeoutMs } = options;

	async function ask(name: UpstreamCall, input: object, asMember = false): Promise<Asked> {
		misfits.length = 0;
		const context = { requestId: crypto.randomUUID(), acceptLanguage: LANGUAGE, timeoutMs };
		const needed = asMember ? { token } : {};
		const made = await attempt(upstream, name, openapi[name].input.parse(input), { ...context, ...needed });
		const result: Asked = { ...made, misfits: [...misfits] };
		asked.set(name, [...(asked.get(name) ?? []), result]);
		return result;
	}

	async function follow({ name, input, learn, mayBeRefused, asMember }: Probe, known: Known): Promise<void> {
		const question = input(known);
		if (mayBeRefused) refusable.add(name);
		if (question === null) return;
		const result = await ask(name, question, asMember);
		if (!result.error) learn(result.data, known);
		if (name === HOT_ROUTES && !result.error) Object.assign(result, hotRoutes(result.data, options, result.misfits));
	}

	try {
		if (options.login) {
			const { data } = await ask(LOGIN, options.login);
			token = (data as { token?: string } | undefined)?.token;
		}
		const known: Known = { ...options.known };
		for (const probe of planOf({ isMember: token !== undefined, writes: options.writes })) {
			if (options.only && !probe.teaches && !options.only.has(probe.name)) continue;
			planned.add(probe.name);
			await follow(probe, known);
		}
		conventions = await tryConventions(upstream, { acceptLanguage: LANGUAGE, timeoutMs });
	} finally {
		await upstream.close();
	}
	const notTried = { verdict: 'not tried', rows: null, misfits: [], notes: [], empty: [] } as const;
	const findings = (Object.keys(openapi) as UpstreamCall[]).map((name): Finding => {
		const results = asked.get(name);
		return results
			? judge(name, results, notesOf(name), refusable.has(name))
			: { ...notTried, name, reason: planned.has(name) ? 'nothing is known to ask with' : whyNot(name, token) };
	});
	return { findings, conventions };
}

const whyNot = (name: UpstreamCall, token: string | undefined): string =>
	UNTRIED[name] ??
	(token === undefined
		? 'for members: give --token, or --mobile and --code'
		: WRITTEN.has(name)
			? 'it changes something: give --writes'
			: 'nothing is known to ask with');

type Context = Parameters<Upstream['send']>[2];

async function send(upstream: Upstream, name: UpstreamCall, input: object, context: Context): Promise<unknown> {
	const { reply }: Call = openapi[name];
	if (reply === 'picture') return upstream.picture(name, input as never, context);
	return (await upstream.send(name, input as never, context)).data;
}

/** Makes a call; once more after the time that a busy backend names, unless that is long. */
async function attempt(upstream: Upstream, name: UpstreamCall, input: object, context: Context): Promise<Partial<Asked>> {
	for (let isFirst = true; ; isFirst = false) {
		try {
			return { data: await send(upstream, name, input, context) };
		} catch (error) {
			if (!(error instanceof AppError)) throw error;
			const { retryAfter = Number.POSITIVE_INFINITY } = error;
			if (!isFirst || retryAfter > MAX_PAUSE_SECONDS) return { error };
			await pause(retryAfter * 1_000);
		}
	}
}

/** Decrypts the hot routes, since the encrypted text can't be checked. */
function hotRoutes(hex: unknown, { hotRoutes: keys }: Options, misfits: Misfit[]): Partial<Asked> {
	if (!keys) return {};
	try {
		createHotRoutesReader(keys, { misfits: (_call, found) => void misfits.push(...found) })(String(hex));
		return {};
	} catch (error) {
		if (error instanceof AppError) return { error };
		throw error;
	}
}
