import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderToPipeableStream } from 'react-dom/server';
import { request } from 'undici';
import { createApp } from '#server/app.ts';
import { BROWSER_ENTRIES, createAssets, loadBuiltRenderer } from '#server/pages/renderer.ts';
import { ANYBODY } from '#server/request/identity.ts';
import { createServices, type Services } from '#server/services.ts';
import { publicConfig, readConfig } from '#server/settings/config.ts';
import { createProcessLog } from '#server/watch/log.ts';
import type { RenderInput } from '#shared/render.ts';
import { profileProcess } from './profile.ts';

/**
 * Runs one server of the bench in a process of its own: `floor`, `react`, `kept`, `rendered` or `pending`. Sends its port to its parent, and its profile
 * over as many seconds as the parent asks for.
 */
const ROOT = resolve(import.meta.dirname, '..');
const [kind = '', upstreamUrl = '', key, iv] = process.argv.slice(2);
const LATE_MS = 2;

const config = readConfig({
	DEMO: 'true',
	UPSTREAM_URL: upstreamUrl,
	HOT_ROUTES_KEY: key,
	HOT_ROUTES_IV: iv,
	PAGE_CACHE_SECONDS: kind === 'kept' || kind === 'floor' ? '3600' : '0',
	LOG_LEVEL: 'error',
});
const log = createProcessLog(config.LOG_LEVEL).log;
const renderer = await loadBuiltRenderer(ROOT);
const services = createServices({ config, upstreamUrl, build: renderer.build, log });

/** Delays hot routes a little more than everything else, as a slow upstream does. */
function withLatePart({ invoke, ...rest }: Services): Services {
	const late = async () => new Promise((done) => setTimeout(done, LATE_MS));
	const bind: typeof invoke.bind = (scope) => {
		const api = invoke.bind(scope);
		return async (name, input) => {
			const answer = await api(name, input);
			if (name === 'GET /home' && 'sections' in input && input.sections === 'hotRoutes') await late();
			return answer;
		};
	};
	return { ...rest, invoke: { ...invoke, bind } };
}

const app = (used: Services): RequestListener =>
	createApp({
		config,
		services: used,
		renderer,
		health: { phase: 'ready' },
		log,
		clientDir: resolve(ROOT, 'dist/client'),
		mediaUrl: upstreamUrl,
		lateMs: null,
	});

/** Answers with the bytes and headers of the site's kept page, by node:http alone. */
async function floor(): Promise<RequestListener> {
	const source = createServer(app(await warm()));
	await new Promise<void>((done) => source.listen(0, '127.0.0.1', done));
	const url = `http://127.0.0.1:${(source.address() as AddressInfo).port}/`;
	const pages = new Map<string, { headers: string[]; body: Buffer }>();
	for (const encoding of ['identity', 'br']) {
		const reply = await request(url, { headers: { 'accept-language': 'zh-CN', 'accept-encoding': encoding } });
		const headers = Object.entries(reply.headers).filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name));
		pages.set(encoding, {
			headers: headers.flatMap(([name, value]) => [name, String(value)]),
			body: Buffer.from(await reply.body.arrayBuffer()),
		});
	}
	source.close();
	return (incoming, response) => {
		const page = pages.get(incoming.headers['accept-encoding'] === 'br' ? 'br' : 'identity');
		response.writeHead(200, page?.headers).end(page?.body);
	};
}

/** Fills the caches, so that later requests find their data in memory. */
async function warm(): Promise<Services> {
	const scope = { requestId: 'bench', lang: 'CN' as const, identity: ANYBODY, timeoutMs: 10_000, lack: 'nothing' as const };
	await services.invoke.invoke('GET /home', {}, scope);
	return services;
}

type Entry = { prepare: (input: RenderInput) => Promise<{ tree: Parameters<typeof renderToPipeableStream>[0] }> };

/** Renders the same tree with its data in memory by React's `renderToPipeableStream` alone. */
async function react(): Promise<RequestListener> {
	const entry = (await import(pathToFileURL(resolve(ROOT, 'dist/server/entry.server.js')).href)) as Entry;
	const { invoke } = await warm();
	const { tree } = await entry.prepare({
		request: new Request('http://localhost/'),
		identity: 'guest',
		api: invoke.bind({ requestId: 'bench', lang: 'CN', identity: ANYBODY, timeoutMs: 10_000, lack: 'nothing' }),
		facts: { lang: 'CN', device: 'desktop', site: publicConfig(config) },
		assetsOf: createAssets(resolve(ROOT, 'dist/client/.vite/manifest.json'), BROWSER_ENTRIES),
		wait: true,
	});
	return (_request, response) => {
		const { pipe } = renderToPipeableStream(tree, {
			onShellReady: () => {
				response.setHeader('content-type', 'text/html; charset=utf-8');
				pipe(response);
			},
		});
	};
}

const listeners: Record<string, () => Promise<RequestListener>> = {
	floor,
	react,
	kept: async () => app(await warm()),
	rendered: async () => app(await warm()),
	pending: async () => app(withLatePart(await warm())),
};
const listener = await listeners[kind]?.();
if (!listener) throw new Error(`unknown kind ${kind}`);
const server = createServer(listener).listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('message', async (seconds) => process.send?.(await profileProcess(Number(seconds))));
process.once('disconnect', () => process.exit(0));
