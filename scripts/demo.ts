import { randomBytes } from 'node:crypto';
import { createSandbox } from '#sandbox/server.ts';
import { serve } from '#server/serve.ts';
import { configOrExit } from '#server/settings/config.ts';
import { createProcessLog } from '#server/watch/log.ts';
import { demonstrationSettings } from './demonstration-settings.ts';
import { freePort } from './free-port.ts';

/** Starts the site for trying it out: on the sandbox unless `UPSTREAM_URL` is set, in memory unless `REDIS_URL` is set. */
const hotRoutes = { cipher: 'sm4-cbc', key: randomBytes(16).toString('hex'), iv: randomBytes(16).toString('hex') };
const sandboxed = !process.env.UPSTREAM_URL;
const settings = {
	DEMO: 'true',
	// Other machines of the network can't open the demonstration.
	HOST: process.env.HOST || '127.0.0.1',
	...(sandboxed ? { HOT_ROUTES_CIPHER: hotRoutes.cipher, HOT_ROUTES_KEY: hotRoutes.key, HOT_ROUTES_IV: hotRoutes.iv } : {}),
	LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
};
const wanted = configOrExit(settings);
const port = await freePort(wanted.PORT, wanted.HOST);
if (port !== wanted.PORT) process.stdout.write(`Port ${wanted.PORT} is taken, so the site is at port ${port}.\n`);
const sandbox = sandboxed
	? await createSandbox({ hotRoutes, maxCabins: wanted.BOOKING_MAX_CABINS }).listen(
			Number(process.env.SANDBOX_PORT ?? 0),
			'127.0.0.1',
		)
	: null;
const config = configOrExit({
	...(sandbox && demonstrationSettings(sandbox.url, process.env)),
	...settings,
	PORT: String(port),
});
const { log } = createProcessLog(config.LOG_LEVEL);
const upstreamUrl = sandbox?.url ?? config.UPSTREAM_URL ?? '';
const site = await serve({ config, upstreamUrl, sandboxUrl: sandbox?.url, log });

const lines = [
	'',
	`  ${config.BRAND_NAME_CN} · ${config.BRAND_NAME_EN}   ${site.url}`,
	'',
	'  DEMONSTRATION MODE: not for production (production: node server/main.ts, docs/operations.md)',
	`  upstream   ${sandbox ? `sandbox in this process, ${sandbox.url}` : upstreamUrl}`,
	`  sessions   ${config.REDIS_URL ? 'Redis' : 'memory'}`,
	`  caches     ${config.REDIS_CACHE_URL ? 'memory over Redis' : 'memory'}`,
	...(config.API_DOCS ? [`  calls      ${site.url}/api/docs, to read and to try`] : []),
	...(sandbox ? [`  log in     any mobile number; its code, WeChat and bank entries: ${site.url}/__sandbox`] : []),
	'',
];
process.stdout.write(`${lines.join('\n')}\n`);

async function end(): Promise<void> {
	await site.close();
	await sandbox?.close();
	process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end());
