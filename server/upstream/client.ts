import {
	BrokenCircuitError,
	BulkheadRejectedError,
	bulkhead,
	circuitBreaker,
	handleWhen,
	SamplingBreaker,
	wrap,
} from 'cockatiel';
import { Agent } from 'undici';
import { AppError } from '#server/errors.ts';
import type { Method } from '#shared/catalogue/call.ts';
import { openapi, type ParsedInput, type PictureCall, type Reply, type UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { dropEmpty, fillPath } from './payload.ts';
import { openEnvelope, readCapped } from './reply.ts';

export type UpstreamOptions = { url: string; timeout: number; connections?: number };

/** What one request to upstream carries besides its input. `token` is the member's, from the session only. */
export type UpstreamContext = { requestId: string; acceptLanguage: string; token?: string; signal?: AbortSignal };

const isOutage = (error: unknown): boolean => error instanceof AppError && error.code === 'upstream-unavailable';
const RETRY_PAUSE = 80;
const PICTURE = /^image\/(png|jpeg|gif|webp|svg\+xml)\b/;
const PICTURE_TIMEOUT = 3_000;
const PICTURE_BYTES = 256 * 1024;

/** The one door to upstream: base path, headers, deadline, breaker and bulkhead, envelope and schema. Redirects are never followed. */
export function createUpstream(options: UpstreamOptions) {
	const base = new URL(options.url);
	const agent = new Agent({
		connections: options.connections ?? 64,
		pipelining: 1,
		connect: { timeout: 2_000 },
		keepAliveTimeout: 4_000,
		headersTimeout: options.timeout,
		bodyTimeout: options.timeout,
	});
	const guard = wrap(
		bulkhead(256, 1024),
		circuitBreaker(handleWhen(isOutage), {
			halfOpenAfter: 3_000,
			breaker: new SamplingBreaker({ threshold: 0.5, duration: 10_000, minimumRps: 2 }),
		}),
	);

	async function attempt<N extends UpstreamCall>(name: N, input: ParsedInput<N>, context: UpstreamContext): Promise<Reply<N>> {
		const call = openapi[name];
		const [method, template] = name.split(' ') as [Method, string];
		const { path, rest } = fillPath(template, input as Record<string, unknown>);
		const payload = dropEmpty(rest);
		const query = new URLSearchParams(Object.entries(payload).map(([key, value]) => [key, String(value)]));
		const deadline = AbortSignal.timeout(options.timeout);
		const hasBody = method === 'POST';
		try {
			const reply = await agent.request({
				origin: base.origin,
				path: `${base.pathname.replace(/\/$/, '')}/api${path}${!hasBody && query.size > 0 ? `?${query}` : ''}`,
				method,
				headers: {
					channel: 'WEB',
					accept: 'application/json',
					'accept-language': context.acceptLanguage,
					'x-request-id': context.requestId,
					...(context.token ? { 'user-token': context.token } : {}),
					...(hasBody ? { 'content-type': 'application/json' } : {}),
				},
				body: hasBody ? JSON.stringify(payload) : null,
				signal: context.signal ? AbortSignal.any([context.signal, deadline]) : deadline,
			});
			if (reply.statusCode === 200) {
				const body = (await readCapped(reply.body)).toString('utf8');
				return openEnvelope(body, call.output, context.token) as Reply<N>;
			}
			await reply.body.dump();
			if (reply.statusCode === 404) throw new AppError('not-found', 'upstream answered 404');
			throw new AppError('upstream-unavailable', `upstream answered ${reply.statusCode}`);
		} catch (cause) {
			if (cause instanceof AppError) throw cause;
			const reason = cause instanceof Error ? ('code' in cause ? String(cause.code) : cause.name) : 'unknown';
			throw new AppError('upstream-unavailable', `no reply from upstream: ${reason}`, { cause });
		}
	}

	/**
	 * Makes one call. GETs are tried a second time after an outage, other methods never.
	 * Throws `AppError`: upstream-business, not-logged-in, not-found, upstream-unavailable.
	 */
	async function send<N extends UpstreamCall>(name: N, input: ParsedInput<N>, context: UpstreamContext): Promise<Reply<N>> {
		try {
			return await guard.execute(async () => {
				try {
					return await attempt(name, input, context);
				} catch (error) {
					if (!name.startsWith('GET ') || !isOutage(error) || context.signal?.aborted) throw error;
					await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE * (0.5 + Math.random())));
					return attempt(name, input, context);
				}
			});
		} catch (error) {
			if (error instanceof BrokenCircuitError) throw new AppError('upstream-unavailable', 'breaker open');
			if (error instanceof BulkheadRejectedError) throw new AppError('upstream-unavailable', 'too many calls under way');
			throw error;
		}
	}

	/** Makes a call that is answered with a small picture, under the guard of all calls. Throws `upstream-unavailable`. */
	function picture<N extends UpstreamCall>(name: N, input: ParsedInput<N>, requestId: string): Promise<Reply<PictureCall>> {
		const { path, rest } = fillPath(name.slice(name.indexOf(' ') + 1), input as Record<string, unknown>);
		// No cache on the way may answer with an earlier picture.
		const query = new URLSearchParams({ ...dropEmpty(rest), date: String(Date.now()) });
		return guard.execute(async () => {
			const reply = await agent
				.request({
					origin: base.origin,
					path: `${base.pathname.replace(/\/$/, '')}/api${path}?${query}`,
					method: 'GET',
					headers: { channel: 'WEB', accept: 'image/*', 'x-request-id': requestId },
					signal: AbortSignal.timeout(PICTURE_TIMEOUT),
				})
				.catch((cause) => {
					throw new AppError('upstream-unavailable', 'no picture from upstream', { cause });
				});
			const type = String(reply.headers['content-type'] ?? '');
			if (reply.statusCode === 200 && PICTURE.test(type)) return { type, bytes: await readCapped(reply.body, PICTURE_BYTES) };
			await reply.body.dump();
			throw new AppError('upstream-unavailable', `upstream answered ${reply.statusCode} instead of a picture`);
		});
	}

	return { send, picture, close: () => agent.destroy() };
}

export type Upstream = ReturnType<typeof createUpstream>;
