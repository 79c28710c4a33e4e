import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../free-port.ts';
import { PRODUCTION } from '../production.ts';
import { startRedis } from '../redis.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
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

type Started = { process: ChildProcess; ended: Promise<unknown> };

function start(
	command: string,
	args: readonly string[],
	env: Readonly<Record<string, string>>,
	onText?: (text: string) => void,
): Started {
	const child = spawn(command, args, {
		cwd: ROOT,
		stdio: ['ignore', 'ignore', onText ? 'pipe' : 'ignore'],
		env: { PATH: process.env.PATH ?? '', ...env },
	});
	if (onText) child.stderr?.setEncoding('utf8').on('data', onText);
	return { process: child, ended: new Promise((done) => child.once('exit', done)) };
}

const answers = (url: string): Promise<boolean> =>
	fetch(url)
		.then(({ ok }) => ok)
		.catch(() => false);
/** Waits until a started process answers. Throws when it ends instead. */
async function untilAnswers(url: string, { process: child }: Started): Promise<void> {
	while (!(await answers(url))) {
		if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended before ${url} was answered`);
		await new Promise((done) => setTimeout(done, 50));
	}
}

/** Returns `deploy/nginx/nginx.conf` with this machine's addresses of the processes and of nginx itself. Browsers' addresses are those that tests send. */
function configured(dir: string, port: number, processes: readonly number[]): string {
	const listen = join(dir, 'listen.conf');
	writeFileSync(listen, `listen 127.0.0.1:${port};\nset_real_ip_from 127.0.0.1;\nreal_ip_header X-Forwarded-For;\n`);
	const text = processes.reduce(
		(config, own, index) => config.replaceAll(`site-${index + 1}:3000`, `127.0.0.1:${own}`),
		readFileSync(join(ROOT, 'deploy/nginx/nginx.conf'), 'utf8'),
	);
	const file = join(dir, 'nginx.conf');
	writeFileSync(file, text.replaceAll('/tmp/', `${dir}/`).replace('listen.conf', listen));
	return file;
}

/**
 * A fleet as operators run it: nginx, two processes of the site, a Redis for sessions and one for caches, and the stand-in backend, each a process of its
 * own. Processes of the site are named by 0 and 1.
 */
export async function startFleet() {
	const dir = mkdtempSync(join(tmpdir(), 'fleet-'));
	const [sessions, caches] = await Promise.all([startRedis(), startRedis()]);
	const [port, sandboxPort, ...ports] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
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
		const begun = start(process.execPath, [...PRODUCTION.flags, 'server/main.ts'], { ...settings, PORT: own });
		processes[index] = begun;
		await untilAnswers(`http://127.0.0.1:${own}/readyz`, begun);
	}
	await Promise.all(ports.map((_, index) => begin(index)));

	let complaints = '';
	const nginx = start('nginx', ['-c', configured(dir, port, ports), '-p', dir, '-g', 'daemon off;'], {}, (text) => {
		complaints += text;
	});
	const url = `http://127.0.0.1:${port}`;
	await untilAnswers(`${url}/livez`, nginx);

	/** Ends a process and waits for its end. */
	const end = async (index: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
		processes[index]?.process.kill(signal);
		await processes[index]?.ended;
	};
	return {
		url,
		sandboxUrl,
		begin,
		end,
		pidOf: (index: number) => processes[index]?.process.pid,
		/** nginx's log lines about processes that it couldn't reach, or that ended in the middle of an answer. */
		complaints: () => complaints.split('\n').filter(Boolean),
		async close(): Promise<void> {
			// A killed nginx would leave its workers running.
			nginx.process.kill('SIGTERM');
			for (const { process: child } of [...processes, sandbox]) child.kill('SIGKILL');
			await Promise.all([nginx.ended, ...processes.map(({ ended }) => ended), sandbox.ended, sessions.stop(), caches.stop()]);
			rmSync(dir, { recursive: true, force: true });
		},
	};
}

export type Fleet = Awaited<ReturnType<typeof startFleet>>;
