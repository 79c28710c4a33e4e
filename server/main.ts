import { serve } from './serve.ts';
import { configOrExit } from './settings/config.ts';
import { createProcessLog } from './watch/log.ts';

const config = configOrExit();
const { log, lost, end } = createProcessLog(config.LOG_LEVEL);
if (config.DEMO) log.warn({}, 'demonstration mode: not for production');
if (!config.HOT_ROUTES_KEY) log.warn({}, 'no HOT_ROUTES_KEY: home shows no hot routes');
const site = await serve({
	config,
	upstreamUrl: config.UPSTREAM_URL ?? '',
	sandboxUrl: config.SANDBOX_URL,
	log,
	lostLines: lost,
}).catch((error: NodeJS.ErrnoException & { port?: number }) => {
	if (error.syscall !== 'listen') throw error;
	process.stderr.write(`Port ${error.port} can’t be listened on: ${error.code === 'EADDRINUSE' ? 'it is taken' : error.code}.
`);
	return process.exit(1);
});

async function stop(): Promise<void> {
	await site.close();
	await end();
	process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
process.on('unhandledRejection', (reason) =>
	log.error({ reason: reason instanceof Error ? reason.message : 'unknown' }, 'unhandled rejection'),
);
