import { Agent, type Dispatcher } from 'undici';
import { AppError } from '#server/request/errors.ts';
import type { ErrorNumbers } from '#server/settings/upstream-errors.ts';
import type { Call, Method } from '#shared/catalogue/call.ts';
import { openapi, type ParsedInput, type PictureCall, type Reply, type UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { decodeBody } from './decode-body.ts';
import type { FaultLog } from './fault-log.ts';
import { createGuards } from './guards.ts';
import type { Misfit } from './read-reply.ts';
import { QuickOutage, refusedBy, UNAVAILABLE } from './refusal.ts';
import { ACCEPTED_ENCODINGS, readAnswer, readCapped, readLongList } from './reply.ts';

const EMPTY = new Set<unknown>([undefined, null, '', 'false', false]);

/** Drops empty, `"false"` and undefined values, which upstream must never get (docs/rules.md, upstream-headers). */
function dropEmpty(input: Readonly<Record<string, unknown>>): Record<string, unknown> {
	return Object.fromEntries(Object.entries(input).filter(([, value]) => !EMPTY.has(value)));
}

/** The characters that a path segment may have: undici resolves `..` and its encodings before sending, which would request another path. */
const SAFE_SEGMENT = /^(?!\.{1,2}$)[\w.~-]+$/;

/**
 * Fills `{id}` placeholders, and returns the path and the rest of the input. Throws `invalid-input` when a value could change the
 * path.
 */
function fillPath(template: string, input: Readonly<Record<string, unknown>>): { path: string; rest: Record<string, unknown> } {
	const rest = { ...input };
	const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
		const value = String(rest[name]);
		delete rest[name];
		if (!SAFE_SEGMENT.test(value)) throw new AppError('invalid-input', `${name}: unsafe in a path`, { field: name });
		return value;
	});
	return { path, rest };
}

export type UpstreamOptions = {
	url: string;
	/** The most milliseconds that any call may take. */
	timeout: number;
	/** The most bytes that the timetable may have. */
	maxLargeBytes: number;
	faults: Pick<FaultLog, 'misfits' | 'outage' | 'breaker'>;
	/** Our error numbers by upstream's. */
	errorNumbers: ErrorNumbers;
	/** Gets every answer below 500 as it came; for the contract tool. */
	inspect?: (name: UpstreamCall, raw: RawReply) => void;
};

/** An answer as it came, unpacked. */
export type RawReply = { status: number; headers: Readonly<Record<string, unknown>>; bytes: Buffer };

/** The facts of a request to upstream besides its input. `token` is the member's, from the session only. */
export type UpstreamContext = {
	requestId: string;
	acceptLanguage: string;
	token?: string;
	/** Aborted when the caller has left. */
	signal?: AbortSignal;
	/** Milliseconds that the answer may take. */
	timeoutMs: number;
	/** Headers that name the trace of the request. */
	trace?: Readonly<Record<string, string>>;
};

/** A reply's data with its number of bytes. */
type Answered<N extends UpstreamCall> = { data: Reply<N>; bytes: number };
type Target = { method: Method; path: string; headers: Record<string, string>; body: string | null };

const RETRY_PAUSE = 80;
const MAX_REPLY_BYTES = 5 * 1024 * 1024;
const PICTURE = /^image\/(png|jpeg|gif|webp|svg\+xml)\b/;
const PICTURE_TIMEOUT = 3_000;
const PICTURE_BYTES = 256 * 1024;
/** A gateway doesn't know if the backend has done anything. */
const GATEWAY_TIMEOUT = 504;
/** Without a connection no request was sent. */
const NO_CONNECTION = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|CONNECT_TIMEOUT/;

const codeOf = (cause: unknown): string =>
	cause instanceof Error ? ('code' in cause ? String(cause.code) : cause.name) : 'unknown';

/**
 * Creates the only way to call upstream, with base path, headers, deadline, guards, envelope and schema. Redirects are never
 * followed.
 */
export function createUpstream({ url, timeout, maxLargeBytes, faults, errorNumbers, inspect }: UpstreamOptions) {
	const base = new URL(url);
	const agent = new Agent({
		pipelining: 1,
		connect: { timeout: 2_000 },
		keepAliveTimeout: 4_000,
		headersTimeout: timeout,
		bodyTimeout: timeout,
	});
	const guarded = createGuards(faults);

	const pathOf = (path: string, query: URLSearchParams | null): string =>
		`${base.pathname.replace(/\/$/, '')}/api${path}${query && query.size > 0 ? `?${query}` : ''}`;

	/**
	 * Sends a request and returns its answer once the headers have arrived. Throws `upstream-unavailable`: a missed deadline is an
	 * outage, a caller that has left isn't.
	 */
	async function ask(target: Target, signal: AbortSignal, given: AbortSignal | undefined): Promise<Dispatcher.ResponseData> {
		try {
			return await agent.request({ origin: base.origin, ...target, signal: given ? AbortSignal.any([given, signal]) : signal });
		} catch (cause) {
			throw outageOf(cause, signal, given, true);
		}
	}

	/** Returns the error of a call without a whole answer; `dropped` when not even its headers have arrived. */
	function outageOf(cause: unknown, deadline: AbortSignal, given: AbortSignal | undefined, dropped = false): AppError {
		if (cause instanceof AppError) return cause;
		if (given?.aborted) return new AppError('upstream-unavailable', 'nobody waits any more', { cause });
		if (deadline.aborted)
			return new AppError('upstream-unavailable', 'no answer in time', { fault: 'outage', late: true, cause });
		const reason = codeOf(cause);
		const unsent = NO_CONNECTION.test(reason);
		const late = reason.includes('TIMEOUT') && !unsent;
		const Outage = late ? AppError : QuickOutage;
		const how = { unsent, late, dropped: dropped && !unsent && !late };
		return new Outage('upstream-unavailable', `no answer from upstream: ${reason}`, { fault: 'outage', ...how, cause });
	}

	async function attempt<N extends UpstreamCall>(
		name: N,
		target: Target,
		{ token, signal }: UpstreamContext,
		deadline: AbortSignal,
	): Promise<Answered<N>> {
		const { output, cache, whole }: Call = openapi[name];
		const isTimetable = cache === 'timetable';
		const { statusCode, headers, body } = await ask(target, deadline, signal);
		if (statusCode >= 500 && statusCode !== UNAVAILABLE) {
			await body.dump();
			const Outage = statusCode === GATEWAY_TIMEOUT ? AppError : QuickOutage;
			const answered = statusCode !== GATEWAY_TIMEOUT;
			throw new Outage('upstream-unavailable', `upstream answered ${statusCode}`, {
				fault: 'outage',
				answered,
				dropped: !answered,
			});
		}
		try {
			const bytes = await readCapped(
				body,
				isTimetable ? maxLargeBytes : MAX_REPLY_BYTES,
				String(headers['content-encoding'] ?? ''),
			);
			inspect?.(name, { status: statusCode, headers, bytes });
			// Of an unavailable upstream only its words are read.
			const report = (misfits: readonly Misfit[]) => (statusCode === UNAVAILABLE ? {} : faults.misfits(name, misfits));
			const terms = { ofOneThing: name.includes('{'), secret: token, whole, errorNumbers, report };
			const read = (isTimetable ? readLongList : readAnswer)(
				statusCode,
				decodeBody(bytes, String(headers['content-type'] ?? '')),
				output,
				terms,
			);
			return { data: (await read) as Reply<N>, bytes: bytes.length };
		} catch (cause) {
			throw refusedBy(statusCode, headers, outageOf(cause, deadline, signal));
		}
	}

	function targetOf(name: UpstreamCall, input: Record<string, unknown>, context: UpstreamContext): Target {
		const [method, template] = name.split(' ') as [Method, string];
		const { path, rest } = fillPath(template, input);
		const payload = dropEmpty(rest);
		const hasBody = method === 'POST';
		const query = new URLSearchParams(Object.entries(payload).map(([key, value]) => [key, String(value)]));
		return {
			method,
			path: pathOf(path, hasBody ? null : query),
			headers: {
				channel: 'WEB',
				accept: 'application/json',
				'accept-encoding': ACCEPTED_ENCODINGS,
				'accept-language': context.acceptLanguage,
				'x-request-id': context.requestId,
				...context.trace,
				...(context.token ? { 'user-token': context.token } : {}),
				...(hasBody ? { 'content-type': 'application/json' } : {}),
			},
			body: hasBody ? JSON.stringify(payload) : null,
		};
	}

	/**
	 * Makes one call. A GET is sent again after an outage, unless its answer came too late; other methods aren't. Throws
	 * `AppError`: upstream-business, not-logged-in, not-found, upstream-unavailable.
	 */
	async function send<N extends UpstreamCall>(name: N, input: ParsedInput<N>, context: UpstreamContext): Promise<Answered<N>> {
		const target = targetOf(name, input as Record<string, unknown>, context);
		const deadline = AbortSignal.timeout(context.timeoutMs);
		try {
			return await guarded(name, async () => {
				try {
					return await attempt(name, target, context, deadline);
				} catch (error) {
					if (target.method !== 'GET' || !(error instanceof QuickOutage) || context.signal?.aborted) throw error;
					await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE * (0.5 + Math.random())));
					return attempt(name, target, context, deadline);
				}
			});
		} catch (error) {
			if (error instanceof AppError && (error.fault === 'outage' || error.fault === 'busy')) faults.outage(name, error.message);
			throw error;
		}
	}

	/** Makes a call that is answered with a small picture, within the bounds of every call. Throws `upstream-unavailable`. */
	function picture<N extends UpstreamCall>(
		name: N,
		input: ParsedInput<N>,
		{ requestId, trace }: Pick<UpstreamContext, 'requestId' | 'trace'>,
	): Promise<Reply<Extract<PictureCall, UpstreamCall>>> {
		const { path, rest } = fillPath(name.slice(name.indexOf(' ') + 1), input as Record<string, unknown>);
		// The date keeps caches from answering with an earlier picture.
		const query = new URLSearchParams({ ...dropEmpty(rest), date: String(Date.now()) });
		const headers = { channel: 'WEB', accept: 'image/*', 'x-request-id': requestId, ...trace };
		return guarded(name, async () => {
			const deadline = AbortSignal.timeout(PICTURE_TIMEOUT);
			const reply = await ask({ method: 'GET', path: pathOf(path, query), headers, body: null }, deadline, undefined);
			const type = String(reply.headers['content-type'] ?? '');
			if (reply.statusCode === 200 && PICTURE.test(type)) return { type, bytes: await readCapped(reply.body, PICTURE_BYTES) };
			await reply.body.dump();
			const fault = reply.statusCode >= 500 ? 'outage' : 'shape';
			throw new AppError('upstream-unavailable', `upstream answered ${reply.statusCode} instead of a picture`, { fault });
		});
	}

	return { send, picture, close: () => agent.destroy() };
}

export type Upstream = ReturnType<typeof createUpstream>;
