import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#server/request/errors.ts';
import type { ErrorNumbers } from '#server/settings/upstream-errors.ts';
import { createUpstream, type RawReply, type Upstream } from '#server/upstream/client.ts';
import type { Misfit } from '#server/upstream/read-reply.ts';
import type { Call } from '#shared/catalogue/call.ts';
import { openapi, type UpstreamCall } from '#shared/catalogue/catalogue.ts';
import type { Kind } from './notes.ts';

export type Backend = {
	origin: string;
	timeoutMs: number;
	errorNumbers: ErrorNumbers;
	/** Milliseconds from the beginning of one call to that of the next. */
	paceMs?: number;
	/** Gets the number of calls that were answered. */
	onProgress?: (answered: number) => void;
};

/**
 * One call that was made: its reading or the failure, its replies as they came, and what is noted of it besides. `what` is the thing that was asked for,
 * where the same call asks for several.
 */
export type Asked = {
	name: UpstreamCall;
	what: string;
	misfits: Misfit[];
	raws: RawReply[];
	notes: [kind: Kind, field: string][];
	data?: unknown;
	error?: AppError;
};

/** The longest time to wait that a busy backend may name. */
const MAX_PAUSE_SECONDS = 10;

type Context = Parameters<Upstream['send']>[2];

async function send(upstream: Upstream, name: UpstreamCall, input: object, context: Context): Promise<unknown> {
	const { reply }: Call = openapi[name];
	if (reply === 'picture') return upstream.picture(name, input as never, context);
	return (await upstream.send(name, input as never, context)).data;
}

/** Makes a call; once more after the time that a busy backend names, unless that is long. */
async function attempt(...call: Parameters<typeof send>): Promise<Pick<Asked, 'data' | 'error'>> {
	for (let isFirst = true; ; isFirst = false) {
		try {
			return { data: await send(...call) };
		} catch (error) {
			if (!(error instanceof AppError)) throw error;
			const { retryAfter = Number.POSITIVE_INFINITY } = error;
			if (!isFirst || retryAfter > MAX_PAUSE_SECONDS) return { error };
			await pause(retryAfter * 1_000);
		}
	}
}

export type Ask = (name: UpstreamCall, input: object, more?: { token?: string | undefined; what?: string }) => Promise<Asked>;

/** Returns the function that asks a backend as the site does. Each call has an upstream of its own, so that what is noted belongs to that call. */
export function createAsk({ origin, timeoutMs, errorNumbers, paceMs = 0, onProgress }: Backend): Ask {
	let answered = 0;
	let next = 0;
	return async (name, input, { token, what = '' } = {}) => {
		const misfits: Misfit[] = [];
		const raws: RawReply[] = [];
		const upstream = createUpstream({
			url: origin,
			timeout: timeoutMs,
			maxLargeBytes: 256 * 1024 * 1024,
			errorNumbers,
			inspect: (_name, raw) => void raws.push(raw),
			faults: { misfits: (_name, found) => void misfits.push(...found), outage: () => {}, breaker: () => {} },
		});
		const context = { requestId: crypto.randomUUID(), acceptLanguage: 'zh-CN', timeoutMs, ...(token !== undefined && { token }) };
		const now = performance.now();
		const begins = Math.max(now, next);
		next = begins + paceMs;
		await pause(begins - now);
		try {
			const made = await attempt(upstream, name, openapi[name].input.parse(input), context);
			return { name, what, misfits, raws, notes: [], ...made };
		} finally {
			await upstream.close();
			answered += 1;
			onProgress?.(answered);
		}
	};
}

/** Does work side by side, no more than `most` of it at once. Returns the results in the order of the work. */
export async function sideBySide<T, R>(work: readonly T[], most: number, run: (one: T) => Promise<R>): Promise<R[]> {
	const results: R[] = [];
	const open = [...work.entries()];
	const worker = async (): Promise<void> => {
		for (let next = open.shift(); next; next = open.shift()) results[next[0]] = await run(next[1]);
	};
	await Promise.all(Array.from({ length: most }, worker));
	return results;
}
