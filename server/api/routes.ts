import express, { type Request, type Response, Router } from 'express';
import { AppError } from '#server/errors.ts';
import { factsOf } from '#server/request-facts.ts';
import type { Call, Method } from '#shared/catalogue/call.ts';
import { type CallName, catalogue } from '#shared/catalogue/catalogue.ts';
import { failure, success } from './envelope.ts';
import type { Invoke, Scope } from './invoke.ts';
import { openApiDocument } from './openapi-document.ts';

const POISON = new Set(['__proto__', 'constructor', 'prototype']);

/** Refuses keys that could reach a prototype, at any depth, as the parser refuses broken JSON. */
function reviveSafely(key: string, value: unknown): unknown {
	if (POISON.has(key)) throw new SyntaxError('poison key');
	return value;
}

/** Escapes and control characters in a path: undici tidies them before sending, and would ask upstream for another path. */
const ODD_PATH = /%(2f|5c|2e|25|00)|[;\\]|[^!-~]|\/\//i;

const ROUTER_METHODS = { GET: 'get', POST: 'post', DELETE: 'delete' } as const;

type Listed = { name: CallName; method: Method };

/** The calls that have an address, by path. Names come before placeholders: `/voyage/{id}` would take `/voyage/hots` for an id. */
function callsByPath(): [template: string, calls: Listed[]][] {
	const byPath = new Map<string, Listed[]>();
	for (const [name, call] of Object.entries(catalogue) as [CallName, Call][]) {
		if (call.internal) continue;
		const [method, template] = name.split(' ') as [Method, string];
		byPath.set(template, [...(byPath.get(template) ?? []), { name, method }]);
	}
	// `{` sorts after all that may stand in a path
	return [...byPath].sort(([one], [other]) => (one < other ? -1 : 1));
}

export type ApiOptions = { invoke: Invoke; timeoutMs: number; siteUrl: string };

/** The HTTP face of the catalogue under `/api`. The route table is the catalogue, so nothing else can be reached. */
export function createApiRoutes({ invoke, timeoutMs, siteUrl }: ApiOptions): Router {
	const router = Router({ caseSensitive: true, strict: true });

	router.use((request, response, next) => {
		response.set('cache-control', 'private, no-store');
		if (ODD_PATH.test(request.path)) throw new AppError('not-found', 'odd path');
		next();
	});
	router.get('/docs', (_request, response) => response.json(openApiDocument(siteUrl)));
	router.use(express.json({ limit: '100kb', strict: true, type: 'application/json', reviver: reviveSafely }));

	const answer = (name: CallName, method: Method) => async (request: Request, response: Response) => {
		if (method === 'POST' && !request.is('application/json')) {
			response
				.status(415)
				.json(failure(new AppError('invalid-input', 'not JSON', { field: 'body' }), factsOf(response).lang).body);
			return;
		}
		// A body that broke off half way parses as an empty one.
		if (method === 'POST' && !request.complete) throw new AppError('invalid-input', 'body broke off', { field: 'body' });
		const facts = factsOf(response);
		const scope: Scope = { ...facts, timeoutMs, failed: false };
		const sent: Record<string, unknown> = method === 'POST' ? request.body : request.query;
		if (Array.isArray(sent)) throw new AppError('invalid-input', 'body is a list', { field: 'body' });
		const data = await invoke.invoke(name, { ...sent, ...request.params }, scope);
		response.json(success(data));
	};

	for (const [template, calls] of callsByPath()) {
		const path = template.replace(/\{(\w+)\}/g, ':$1');
		for (const { name, method } of calls) router[ROUTER_METHODS[method]](path, answer(name, method));
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
