import { type ChildProcess, spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { Redis } from 'ioredis';

/** A port that is free at this moment, on 127.0.0.1. */
export const freePort = (): Promise<number> =>
	new Promise((resolve, reject) => {
		const server = createServer().once('error', reject);
		server.listen(0, '127.0.0.1', () => {
			const { port } = server.address() as AddressInfo;
			server.close(() => resolve(port));
		});
	});

export type RedisServer = { url: string; process: ChildProcess; stop: () => Promise<void> };

/** Starts a real redis-server that keeps nothing on disk. Throws when it isn't installed. */
export async function startRedis(port?: number): Promise<RedisServer> {
	const listening = port ?? (await freePort());
	const child = spawn('redis-server', ['--port', String(listening), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
		stdio: 'ignore',
	});
	await new Promise<void>((resolve, reject) => child.once('spawn', resolve).once('error', reject));
	const url = `redis://127.0.0.1:${listening}`;
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
