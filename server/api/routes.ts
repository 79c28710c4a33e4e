import express, { type Request, type Response, Router } from 'express';
import { AppError } from '#server/errors.ts';
import type { Identity } from '#server/identity.ts';
import type { Call, Method } from '#shared/catalogue/call.ts';
import { type CallName, catalogue } from '#shared/catalogue/catalogue.ts';
import type { Language } from '#shared/constants.ts';
import { failure, success } from './envelope.ts';
import type { Invoke, Scope } from './invoke.ts';
import { openApiDocument } from './openapi-document.ts';

const POISON = new Set(['__proto__', 'constructor', 'prototype']);

/** Refuses keys that could reach a prototype, at any depth (security.md T52), as the parser refuses broken JSON. */
function reviveSafely(key: string, value: unknown): unknown {
	if (POISON.has(key)) throw new SyntaxError('poison key');
	return value;
}

/** Escapes and control characters have no business in our API's paths (security.md F8, T39). */
const ODD_PATH = /%(2f|5c|2e|25|00)|[;\\]|[^!-~]|\/\//i;

const ROUTER_METHODS = { GET: 'get', POST: 'post', DELETE: 'delete' } as const;

export type ApiOptions = { invoke: Invoke; patience: number; siteUrl: string };
export type RequestFacts = { requestId: string; lang: Language; identity: Identity };
export const factsOf = (response: Response): RequestFacts => response.locals as RequestFacts;

/** The HTTP face of the catalogue under `/api`. The route table is the catalogue, so nothing else can be reached. */
export function createApiRoutes({ invoke, patience, siteUrl }: ApiOptions): Router {
	const router = Router({ caseSensitive: true, strict: true });
	const methods = new Map<string, string[]>();

	router.use((request, response, next) => {
		response.set('cache-control', 'private, no-store');
		if (ODD_PATH.test(request.path)) throw new AppError('not-found', 'odd path');
		next();
	});
	router.get('/docs', (_request, response) => response.json(openApiDocument(siteUrl)));
	router.use(express.json({ limit: '100kb', strict: true, type: 'application/json', reviver: reviveSafely }));

	for (const [name, call] of Object.entries(catalogue) as [CallName, Call][]) {
		if (call.internal) continue;
		const [method, template] = name.split(' ') as [Method, string];
		const path = template.replace(/\{(\w+)\}/g, ':$1');
		methods.set(path, [...(methods.get(path) ?? []), method]);
		router[ROUTER_METHODS[method]](path, async (request: Request, response: Response) => {
			if (method === 'POST' && !request.is('application/json')) {
				response
					.status(415)
					.json(failure(new AppError('invalid-input', 'not JSON', { field: 'body' }), factsOf(response).lang).body);
				return;
			}
			// A body that broke off half way parses as an empty one.
			if (method === 'POST' && !request.complete) throw new AppError('invalid-input', 'body broke off', { field: 'body' });
			const facts = factsOf(response);
			const scope: Scope = { ...facts, patience, failed: false };
			const sent: Record<string, unknown> = method === 'POST' ? request.body : request.query;
			if (Array.isArray(sent)) throw new AppError('invalid-input', 'body is a list', { field: 'body' });
			const data = await invoke.invoke(name, { ...sent, ...request.params }, scope);
			response.json(success(data));
		});
	}

	for (const [path, allowed] of methods) {
		router.all(path, (_request, response) => {
			const { body } = failure(new AppError('invalid-input', 'method', { field: 'method' }), factsOf(response).lang);
			response
				.set('allow', [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : [])].join(', '))
				.status(405)
				.json(body);
		});
	}
	router.use(() => {
		throw new AppError('not-found', 'no such call');
	});
	return router;
}
