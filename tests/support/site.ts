import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { createSandbox, type Sandbox } from '#sandbox/server.ts';
import { createApp } from '#server/app.ts';
import { createListener } from '#server/listener.ts';
import type { Network } from '#server/outside/download.ts';
import { loadBuiltRenderer } from '#server/pages/renderer.ts';
import { createServices } from '#server/services.ts';
import { readConfig } from '#server/settings/config.ts';
import { capturedLog } from './captured-log.ts';

const ROOT = resolve(import.meta.dirname, '../..');
export const SITE_URL = 'http://www.good.test';
export const SECRET = 'a-secret-of-at-least-thirty-two-characters';
export const HOT_ROUTES = { cipher: 'sm4-cbc', key: '0123456789abcdeffedcba9876543210', iv: '00112233445566778899aabbccddeeff' };

const CASHIER_HOST = 'cashier.good.test';
/** The stand-in's hot routes and cashier. */
export const STAND_IN = { hotRoutes: HOT_ROUTES, cashier: `https://${CASHIER_HOST}` };
/** Settings of a site behind it. */
export const BEHIND_STAND_IN = {
	SESSION_SECRET: SECRET,
	HOT_ROUTES_CIPHER: HOT_ROUTES.cipher,
	HOT_ROUTES_KEY: HOT_ROUTES.key,
	HOT_ROUTES_IV: HOT_ROUTES.iv,
	CASHIER_HOSTS: CASHIER_HOST,
	OUTSIDE_HOSTS: CASHIER_HOST,
};

export type TestSite = {
	/** Address of the listening site; supertest takes it. */
	url: string;
	sandbox: Sandbox;
	/** Address of the sandbox, for its control. */
	sandboxUrl: string;
	/** The log so far, one JSON object a line. */
	logged: () => string;
	stopUpstream: () => Promise<void>;
	close: () => Promise<void>;
};

/** Starts the production app with every control on, on a free port, with a sandbox of its own. `env` overrides settings. */
export async function startSite(
	env: Readonly<Record<string, string>> = {},
	upstreamUrl?: string,
	/** The machine's clock. Its time passes, and doesn't jump, unless `elapsed` says otherwise. */
	clock?: () => Date,
	/** The way to hosts of boarding passes. */
	network?: Network,
	/** The delay of the event loop that load shedding reads; without it no request is refused, however busy the machine is. */
	lateMs: (() => number) | null = null,
	elapsed: (() => number) | undefined = clock && (() => clock().getTime()),
): Promise<TestSite> {
	const sandbox = createSandbox(STAND_IN);
	const upstream = await sandbox.listen(0, '127.0.0.1');
	const config = readConfig({
		NODE_ENV: 'production',
		SITE_URL,
		UPSTREAM_URL: upstreamUrl ?? upstream.url,
		REDIS_URL: 'redis://127.0.0.1:1',
		...BEHIND_STAND_IN,
		LOG_LEVEL: 'debug',
		...env,
	});
	const { log, lines } = capturedLog(config.LOG_LEVEL);
	const renderer = await loadBuiltRenderer(ROOT);
	const upstreamAddress = config.UPSTREAM_URL ?? upstream.url;
	const services = createServices({ config, upstreamUrl: upstreamAddress, build: renderer.build, log, clock, elapsed, network });
	// Ends at once when Redis is there; on a busy machine a connection takes its time.
	if (env.REDIS_URL) await services.connected(3_000);
	const app = createApp({
		config,
		services,
		renderer,
		health: { phase: 'ready' },
		log,
		clientDir: resolve(ROOT, 'dist/client'),
		mediaUrl: upstreamAddress,
		lateMs,
	});
	const server = createListener(app);
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const { port } = server.address() as AddressInfo;
	let upstreamStopped = false;
	const stopUpstream = async () => {
		if (!upstreamStopped) await upstream.close();
		upstreamStopped = true;
	};
	const close = async () => {
		server.closeAllConnections();
		await new Promise((done) => server.close(done));
		await services.close();
		await stopUpstream();
	};
	return {
		url: `http://127.0.0.1:${port}`,
		sandbox,
		sandboxUrl: upstream.url,
		logged: () => lines.join(''),
		stopUpstream,
		close,
	};
}
