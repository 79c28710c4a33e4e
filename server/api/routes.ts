import { hash } from 'node:crypto';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { isCrawler } from '#server/request/crawler.ts';
import { chooseEncoding, type Encoding, encode, encodingHeader } from '#server/request/encoding.ts';
import { AppError } from '#server/request/errors.ts';
import { factsOf } from '#server/request/facts.ts';
import { mustBeOwn } from '#server/request/member-mark.ts';
import { type Call, type Method, sentPicture } from '#shared/catalogue/call.ts';
import { type CallName, catalogue, type EventCall, type FileCall, type PictureCall } from '#shared/catalogue/catalogue.ts';
import { MARK } from '#shared/member-mark.ts';
import { PRESS_HEADER } from '#shared/press-key.ts';
import { failure, success } from './envelope.ts';
import { createStreamCount, sendEvents } from './events.ts';
import type { Invoke, Scope } from './invoke.ts';
import { pictureOf } from './picture-body.ts';
import { serverTiming } from './server-timing.ts';

/** The bytes of answers by encoding: an answer that is given to many (`recent-answers.ts`) is packed once. */
const packed = new WeakMap<object, Map<Encoding, Promise<Uint8Array>>>();

function bytesOf(answer: object, encoding: Encoding): Promise<Uint8Array> {
	const known = packed.get(answer) ?? new Map<Encoding, Promise<Uint8Array>>();
	packed.set(answer, known);
	const bytes = known.get(encoding) ?? encode(JSON.stringify(success(answer)), encoding);
	known.set(encoding, bytes);
	bytes.catch(() => known.delete(encoding));
	return bytes;
}

/**
 * Sends an answer for everybody compressed: it holds no secret whose length could tell something (docs/threats.md). The other answers of
 * calls are never compressed.
 */
async function sendPacked(answer: object, request: Request, response: Response): Promise<void> {
	const encoding = chooseEncoding(request.headers['accept-encoding']);
	const bytes = await bytesOf(answer, encoding);
	response
		.status(200)
		.set({
			'content-type': 'application/json; charset=utf-8',
			vary: 'Accept-Encoding',
			...encodingHeader(encoding),
			'content-length': String(bytes.length),
		})
		.end(request.method === 'HEAD' ? undefined : bytes);
}

const POISON = new Set(['__proto__', 'constructor', 'prototype']);

/** Refuses keys that could reach a prototype, at any depth, like broken JSON. */
function reviveSafely(key: string, value: unknown): unknown {
	if (POISON.has(key)) throw new SyntaxError('poison key');
	return value;
}

/**
 * Escapes and control characters in a path. undici resolves them before sending, which would request another path of upstream's.
 */
const ODD_PATH = /%(2f|5c|2e|25|00)|[;\\]|[^!-~]|\/\//i;

const ROUTER_METHODS = { GET: 'get', POST: 'post', DELETE: 'delete' } as const;

type Listed = { name: CallName; method: Method; call: Call };

/**
 * Returns the calls with an address, by path. Fixed names come before placeholders: `/voyage/{id}` would take `/voyage/hots` for
 * an id.
 */
function callsByPath(): [template: string, calls: Listed[]][] {
	const byPath = new Map<string, Listed[]>();
	for (const [name, call] of Object.entries(catalogue) as [CallName, Call][]) {
		if (call.internal) continue;
		const [method, template] = name.split(' ') as [Method, string];
		byPath.set(template, [...(byPath.get(template) ?? []), { name, method, call }]);
	}
	// `{` sorts after every character of a path.
	return [...byPath].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Returns the input of a call: JSON or a picture from the body, or the query, with the values in the path. */
function inputOf({ method, call }: Listed, request: Request): Record<string, unknown> {
	if (call.input === sentPicture) return { ...pictureOf(request), ...request.params };
	// An incomplete body may be parsed as an empty one.
	if (method === 'POST' && !request.complete) throw new AppError('invalid-input', 'body broke off', { field: 'body' });
	const sent: Record<string, unknown> = method === 'POST' ? request.body : request.query;
	if (Array.isArray(sent)) throw new AppError('invalid-input', 'body is a list', { field: 'body' });
	return { ...sent, ...request.params };
}

/** Answers 415 to a POST that isn't declared as JSON: a form of another site can't declare that. */
const onlyJson: RequestHandler = (request, response, next) => {
	if (request.is('application/json')) return next();
	const { body } = failure(new AppError('invalid-input', 'not JSON', { field: 'body' }), factsOf(response).lang);
	response.status(415).json(body);
};

const parseJson = express.json({ limit: '100kb', strict: true, type: 'application/json', reviver: reviveSafely });

export type ApiOptions = { invoke: Invoke; timeoutMs: number; isDraining: () => boolean };

/** Serves the catalogue under `/api`. The routes are made of the catalogue, so no other path can be reached. */
export function createApiRoutes({ invoke, timeoutMs, isDraining }: ApiOptions): Router {
	const router = Router({ caseSensitive: true, strict: true });
	const streams = createStreamCount();

	router.use((request, response, next) => {
		response.set('cache-control', 'private, no-store');
		if (ODD_PATH.test(request.path)) throw new AppError('not-found', 'odd path');
		mustBeOwn(request.get(MARK) ?? request.query[MARK], factsOf(response).identity);
		next();
	});

	/** Returns a request's scope. Its signal is aborted once the caller has left. */
	function scopeOf(response: Response): Scope & { signal: AbortSignal } {
		const left = new AbortController();
		response.once('close', () => {
			if (!response.writableFinished) left.abort();
		});
		const facts = factsOf(response);
		const asker = { address: facts.identity.address, crawler: isCrawler(response.req) };
		return { ...facts, asker, timeoutMs, lack: 'nothing', signal: left.signal };
	}

	const answerJson = (listed: Listed) => async (request: Request, response: Response) => {
		const scope = scopeOf(response);
		const answer = await invoke.invoke(listed.name, inputOf(listed, request), scope, request.get(PRESS_HEADER));
		response.set(serverTiming(scope.parts));
		if (listed.call.common) await sendPacked(answer as object, request, response);
		else response.json(success(answer));
	};
	const answerPicture = (listed: Listed) => async (request: Request, response: Response) => {
		const { type, bytes } = await invoke.invoke(listed.name as PictureCall, inputOf(listed, request), scopeOf(response));
		response.set('content-type', type).send(Buffer.from(bytes));
	};
	const answerFile = (listed: Listed) => async (request: Request, response: Response) => {
		const { type, name, bytes, asked } = await invoke.invoke(
			listed.name as FileCall,
			inputOf(listed, request),
			scopeOf(response),
		);
		if (asked) response.set({ 'cache-control': 'private, no-cache', etag: `"${hash('sha256', bytes, 'base64url')}"` });
		response.attachment(name).type(type).send(Buffer.from(bytes));
	};
	const answerEvents = (listed: Listed) => async (request: Request, response: Response) => {
		const scope = scopeOf(response);
		await streams.run(scope.identity.browser(), async () => {
			const events = await invoke.invoke(listed.name as EventCall, inputOf(listed, request), scope);
			await sendEvents({ events, response, left: scope.signal, isDraining });
		});
	};
	const handlersOf = (listed: Listed): RequestHandler[] => {
		const { reply, input } = listed.call;
		if (reply === 'events') return [answerEvents(listed)];
		if (reply === 'picture') return [answerPicture(listed)];
		if (reply === 'file') return [answerFile(listed)];
		return listed.method === 'POST' && input !== sentPicture ? [parseJson, onlyJson, answerJson(listed)] : [answerJson(listed)];
	};

	for (const [template, calls] of callsByPath()) {
		const path = template.replace(/\{(\w+)\}/g, ':$1');
		for (const listed of calls) router[ROUTER_METHODS[listed.method]](path, ...handlersOf(listed));
		const allowed = calls.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
		router.all(path, (_request, response) => {
			const { body } = failure(new AppError('invalid-input', 'method', { field: 'method' }), factsOf(response).lang);
			response.set('allow', allowed.join(', ')).status(405).json(body);
		});
	}
	router.use(() => {
		throw new AppError('not-found', 'no such call');
	});
	return router;
}
