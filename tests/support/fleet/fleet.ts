import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { PRODUCTION } from '../production.ts';
import { startRedis } from '../redis.ts';
import { type RedisForm, startForm } from '../redis-forms.ts';
import { startNginx } from './nginx.ts';
import { type Started, start, untilAnswers } from './started.ts';

/** The settings of each process besides its addresses (docs/operations.md). */
const SETTINGS = {
	HOST: '127.0.0.1',
	SITE_URL: 'http://www.good.test',
	TRUST_PROXY: '1',
	SESSION_SECRET: 'a-secret-of-at-least-thirty-two-characters',
	CASHIER_HOSTS: 'cashier.good.test',
	HOT_ROUTES_KEY: '00112233445566778899aabbccddeeff',
	HOT_ROUTES_IV: 'ffeeddccbbaa99887766554433221100',
};

export type FleetOptions = {
	/** The form of the sessions' Redis. */
	sessionsIn?: RedisForm;
	/** A folder for the processes' logs, which nobody keeps otherwise. */
	logs?: string;
};

/**
 * A fleet as operators run it: nginx, two processes of the site, a Redis for sessions and one for caches, and the stand-in backend, each a process of its
 * own. Processes of the site are named by 0 and 1.
 */
export async function startFleet({ sessionsIn = 'server', logs }: FleetOptions = {}) {
	const [sessions, caches] = await Promise.all([startForm(sessionsIn), startRedis()]);
	const [sandboxPort, ...ports] = await Promise.all([freePort(), freePort(), freePort()]);
	const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
	const sandbox = start(process.execPath, ['sandbox/main.ts'], { SANDBOX_PORT: String(sandboxPort) });
	await untilAnswers(`${sandboxUrl}/__control/outbox`, sandbox);

	const settings = {
		...SETTINGS,
		...PRODUCTION.env,
		UPSTREAM_URL: sandboxUrl,
		REDIS_URL: sessions.url,
		REDIS_CACHE_URL: caches.url,
	};
	const processes: Started[] = [];
	async function begin(index: number): Promise<void> {
		const own = String(ports[index]);
		const output = logs && join(logs, `site-${index + 1}.log`);
		const begun = start(process.execPath, [...PRODUCTION.flags, 'server/main.ts'], { ...settings, PORT: own }, { output });
		processes[index] = begun;
		await untilAnswers(`http://127.0.0.1:${own}/readyz`, begun);
	}
	await Promise.all(ports.map((_, index) => begin(index)));

	const nginx = await startNginx(ports);

	/** Ends a process and waits for its end. */
	const end = async (index: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
		processes[index]?.process.kill(signal);
		await processes[index]?.ended;
	};
	return {
		url: nginx.url,
		sandboxUrl,
		begin,
		end,
		pidOf: (index: number) => processes[index]?.process.pid,
		/** Kills the sessions' Redis; of sentinels and clusters, the first primary. */
		endSessionsServer: async () => sessions.servers[0]?.stop(),
		/** nginx's log lines about processes that it couldn't reach, or that ended in the middle of an answer. */
		complaints: nginx.complaints,
		async close(): Promise<void> {
			for (const { process: child } of [...processes, sandbox]) child.kill('SIGKILL');
			await Promise.all([nginx.stop(), ...processes.map(({ ended }) => ended), sandbox.ended, sessions.stop(), caches.stop()]);
		},
	};
}

export type Fleet = Awaited<ReturnType<typeof startFleet>>;
