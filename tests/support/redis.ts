import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from './free-port.ts';

export type RedisServer = { url: string; process: ChildProcess; stop: () => Promise<void> };

/** The program: redis-server, or one that speaks its protocol (scripts/test-redis.mjs). */
const PROGRAM = process.env.REDIS_SERVER ?? 'redis-server';

/** Runs the program with `args` until it answers at `port` of this machine; removes `folder` when the program ends. Throws when it isn't installed. */
export async function spawnRedis(port: number, args: readonly string[], folder: string): Promise<RedisServer> {
	const child = spawn(PROGRAM, args, { stdio: 'ignore' });
	child.once('exit', () => rmSync(folder, { recursive: true, force: true }));
	await new Promise<void>((resolve, reject) => child.once('spawn', resolve).once('error', reject));
	const url = `redis://127.0.0.1:${port}`;
	const probe = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: 100 });
	probe.on('error', () => {});
	await probe.ping();
	probe.disconnect();
	const stop = () =>
		new Promise<void>((resolve) => {
			if (child.exitCode !== null || child.signalCode !== null) return resolve();
			child.once('exit', () => resolve()).kill('SIGKILL');
		});
	return { url, process: child, stop };
}

/** Opens a plain connection to a server. */
export const connectTo = ({ url }: Pick<RedisServer, 'url'>): Redis => new Redis(url);

/** Starts a real server that keeps nothing on disk, with `more` settings. */
export async function startRedis(port?: number, more: Readonly<Record<string, string>> = {}): Promise<RedisServer> {
	const listening = port ?? (await freePort());
	// A folder of its own, since a replica writes its copy into a file that the next server would read.
	const dir = mkdtempSync(join(tmpdir(), 'redis-'));
	const options = { port: listening, bind: '127.0.0.1', save: '', appendonly: 'no', dir, ...more };
	return spawnRedis(
		listening,
		Object.entries(options).flatMap(([name, value]) => [`--${name}`, ...String(value).split(' ')]),
		dir,
	);
}
