import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, it, vi } from 'vitest';
import { PASS_CACHE, WORKER_SCOPE } from '#client/app/kept-passes.ts';

const SOURCE = readFileSync(resolve(import.meta.dirname, '../public/ticket-worker.js'), 'utf8');
const ORIGIN = 'https://site.test';
const DAY = 86_400_000;

type FetchEvent = { request: { url: string; method: string; mode: string }; respondWith: (answer: Promise<Response>) => void };

let stores: Map<string, Map<string, Response>>;
let network: () => Promise<Response>;
let gone: boolean;
let handlers: Record<string, (event: unknown) => void>;

function cacheOver(entries: Map<string, Response>) {
	return {
		keys: async () => [...entries.keys()].map((url) => ({ url })),
		match: async ({ url }: { url: string }) => entries.get(url)?.clone(),
		delete: async ({ url }: { url: string }) => entries.delete(url),
	};
}

beforeEach(() => {
	stores = new Map();
	network = async () => new Response('live');
	gone = false;
	handlers = {};
	const unregister = async () => {
		gone = true;
	};
	runInNewContext(SOURCE, {
		URL,
		Date,
		Number,
		Promise,
		setTimeout: (run: () => void) => setTimeout(run, 5),
		self: {
			registration: { unregister },
			skipWaiting: vi.fn(),
			addEventListener: (name: string, handle: (event: unknown) => void) => {
				handlers[name] = handle;
			},
		},
		fetch: () => network(),
		caches: {
			keys: async () => [...stores.keys()],
			open: async (name: string) => cacheOver(stores.get(name) ?? new Map()),
			delete: async (name: string) => stores.delete(name),
		},
	});
});

function keep(order: string, until: number, name = `${PASS_CACHE}aa-build`): void {
	const entries = stores.get(name) ?? new Map<string, Response>();
	entries.set(
		`${ORIGIN}/ticket?order=${order}`,
		new Response(`copy of ${order}`, { headers: { 'x-kept-until': String(until) } }),
	);
	stores.set(name, entries);
}

/** Returns the answer; null when the worker leaves the request to the browser. */
async function ask(path: string, { method = 'GET', mode = 'navigate' } = {}): Promise<string | null> {
	let answer: Promise<Response> | null = null;
	const event: FetchEvent = {
		request: { url: ORIGIN + path, method, mode },
		respondWith: (given) => {
			answer = given;
		},
	};
	handlers.fetch?.(event);
	return answer && (await (answer as Promise<Response>)).text();
}
const offline = async () => {
	network = () => Promise.reject(new TypeError('Failed to fetch'));
};

it('answers with the network’s answer, even an error', async () => {
	keep('1', Date.now() + DAY);
	expect(await ask('/ticket')).toBe('live');
	network = async () => new Response('busy', { status: 503 });
	expect(await ask('/ticket')).toBe('busy');
});

it('answers with the copy when there is no network, the next sailing first or the one asked for', async () => {
	keep('2', Date.now() + 9 * DAY);
	keep('1', Date.now() + DAY);
	await offline();
	expect(await ask('/ticket')).toBe('copy of 1');
	expect(await ask('/ticket?order=2&lang=EN')).toBe('copy of 2');
	await expect(ask('/ticket?order=3')).rejects.toThrow('Failed to fetch');
});

it('answers with a copy when the network doesn’t answer', async () => {
	network = () => new Promise(() => {});
	keep('1', Date.now() + DAY);
	expect(await ask('/ticket')).toBe('copy of 1');
});

it('only handles the opening of its page', async () => {
	keep('1', Date.now() + DAY);
	await offline();
	for (const path of ['/', '/orders', '/ticket/x', '/tickets', '/api/tickets', '/assets/a.js'])
		expect(await ask(path)).toBeNull();
	expect(await ask('/ticket', { method: 'POST' })).toBeNull();
	expect(await ask('/ticket', { mode: 'cors' })).toBeNull();
});

it('drops a copy the day after the return, and unregisters after the last one', async () => {
	keep('1', Date.now() - 1);
	keep('2', Date.now() + DAY);
	stores.set('another cache', new Map());
	await ask('/ticket');
	await vi.waitFor(() => expect([...(stores.get(`${PASS_CACHE}aa-build`)?.keys() ?? [])]).toEqual([`${ORIGIN}/ticket?order=2`]));
	expect(gone).toBe(false);
	keep('2', Date.now() - 1);
	await ask('/ticket');
	await vi.waitFor(() => expect([[...stores.keys()], gone]).toEqual([['another cache'], true]));
});

it('has the name and scope that the pages use', () => {
	expect(SOURCE).toContain(`'${PASS_CACHE}'`);
	expect(SOURCE).toContain(`'${WORKER_SCOPE}'`);
});
