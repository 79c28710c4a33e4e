import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from './app.ts';
import { createListener } from './listener.ts';
import type { Health } from './middleware/probes.ts';
import { loadBuiltRenderer } from './pages/renderer.ts';
import { createServices } from './services.ts';
import type { Config } from './settings/config.ts';
import { watchLoop } from './watch/event-loop.ts';
import type { Log } from './watch/log-fields.ts';
import { startObserving } from './watch/observe.ts';

const ROOT = resolve(import.meta.dirname, '..');

const CLOSE_DEADLINE = 8_000;
/** A process without Redis takes traffic too, but not at once: when processes start together, Redis often comes a little later. */
const REDIS_GRACE = 10_000;

/** The status of a draining process that sends the balancer to another one (deploy/nginx/nginx.conf). The site uses it nowhere else. */
const ASK_ANOTHER = 504;
const asksAnother = ({ headers }: IncomingMessage): boolean => headers['x-asks-another'] === String(ASK_ANOTHER);
const changesNothing = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/**
 * When its last request was answered so, and so long ago, the balancer's other requests that were on their way have come, and it sends no new ones: it
 * leaves the process alone for a second. What comes while the socket closes would be cut off, and what changes something can't be asked again.
 */
const [LEFT_ALONE_FROM_MS, LEFT_ALONE_TO_MS] = [100, 500];

/** `lostLines` returns the number of lines of the log that couldn't be written. */
export type ServeOptions = { config: Config; upstreamUrl: string; sandboxUrl?: string; log: Log; lostLines?: () => number };

/** Starts the site. `close` drains: not ready, no kept-alive answers, a pause for the load balancer to notice, then the end. */
export async function serve({
	config,
	upstreamUrl,
	sandboxUrl,
	log,
	lostLines = () => 0,
}: ServeOptions): Promise<{ url: string; metricsUrl?: string; close: () => Promise<void> }> {
	const inDevelopment = config.NODE_ENV === 'development';
	const development = inDevelopment ? await (await import('./pages/development.ts')).startDevelopment(ROOT) : undefined;
	const renderer = development?.renderer ?? (await loadBuiltRenderer(ROOT));
	const health: Health = { phase: 'starting' };
	const observing = await startObserving(config, renderer.build, lostLines);
	const { watch, traces } = observing;
	const services = createServices({ config, upstreamUrl, sandboxUrl, build: renderer.build, log, watch, traces });
	const loop = watchLoop(watch.loopLate);
	const app = createApp({
		config,
		services,
		renderer,
		health,
		log,
		clientDir: resolve(ROOT, inDevelopment ? 'public' : 'dist/client'),
		mediaUrl: config.MEDIA_URL ?? upstreamUrl,
		lateMs: loop.lateMs,
		sandboxUrl,
		development: development?.middleware,
		watch,
	});
	const observed = observing.around(app);
	/** The last request of a balancer that asks another one, while draining. */
	let last: { at: number; sentElsewhere: boolean } | null = null;
	const server = createListener((request, response) => {
		if (health.phase === 'draining') {
			response.setHeader('connection', 'close');
			if (asksAnother(request)) {
				last = { at: performance.now(), sentElsewhere: changesNothing(request) };
				if (last.sentElsewhere) return void response.writeHead(ASK_ANOTHER).end();
			}
		}
		observed(request, response);
	});
	await new Promise<void>((done, fail) => server.once('error', fail).listen(config.PORT, config.HOST, done));
	const { port } = server.address() as AddressInfo;
	await services.connected(REDIS_GRACE);
	health.phase = 'ready';
	log.info({ port, build: renderer.build }, 'ready');

	/** Waits until the balancer leaves this process alone; no longer than a second pause, and not at all where no balancer asks another one. */
	async function untilLeftAlone(): Promise<void> {
		for (const end = performance.now() + config.DRAIN_MS; last && performance.now() < end; await pause(20)) {
			const since = performance.now() - last.at;
			if (last.sentElsewhere && since >= LEFT_ALONE_FROM_MS && since <= LEFT_ALONE_TO_MS) return;
		}
	}

	async function close(): Promise<void> {
		health.phase = 'draining';
		await pause(config.DRAIN_MS);
		await untilLeftAlone();
		const closed = new Promise((done) => server.close(done));
		const idle = setInterval(() => server.closeIdleConnections(), 50);
		const deadline = setTimeout(() => server.closeAllConnections(), CLOSE_DEADLINE);
		await closed;
		clearInterval(idle);
		clearTimeout(deadline);
		loop.stop();
		await services.close();
		await development?.close();
		await observing.close();
		log.info({ port }, 'closed');
	}

	return { url: `http://localhost:${port}`, metricsUrl: observing.metricsUrl, close };
}
