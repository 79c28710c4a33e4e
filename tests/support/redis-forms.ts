import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePort } from './free-port.ts';
import { type RedisServer, spawnRedis, startRedis } from './redis.ts';

/** The forms of Redis: each test must pass on all of them. */
export const REDIS_FORMS = ['server', 'sentinel', 'cluster'] as const;
export type RedisForm = (typeof REDIS_FORMS)[number];
export type RedisDeployment = { url: string; servers: RedisServer[]; stop: () => Promise<void> };

const SLOTS = 16_384;
const MASTERS = 3;
const PRIMARY = 'the-site';
/** A server that is silent for this long is replaced. It is short, so that tests don't wait long. */
const SILENT_MS = '1000';

const portOf = ({ url }: RedisServer): number => Number(new URL(url).port);
const stopAll = (servers: readonly RedisServer[]) => async () => {
	await Promise.all(servers.map(({ stop }) => stop()));
};

async function until(holds: () => Promise<boolean>): Promise<void> {
	while (!(await holds())) await pause(30);
}

const says = (connection: Redis, text: string) => async (): Promise<boolean> =>
	(await connection.info('replication')).includes(text);

async function startSentinel(primary: RedisServer): Promise<RedisServer> {
	const port = await freePort();
	const folder = mkdtempSync(join(tmpdir(), 'sentinel-'));
	const file = join(folder, 'sentinel.conf');
	const lines = [
		`port ${port}`,
		'bind 127.0.0.1',
		`sentinel monitor ${PRIMARY} 127.0.0.1 ${portOf(primary)} 2`,
		`sentinel down-after-milliseconds ${PRIMARY} ${SILENT_MS}`,
		`sentinel failover-timeout ${PRIMARY} 3000`,
	];
	writeFileSync(file, `${lines.join('\n')}\n`);
	return spawnRedis(port, [file, '--sentinel'], folder);
}

/** A primary, its replica and three sentinels. */
async function startSentinels(): Promise<RedisDeployment> {
	const quick = { 'repl-diskless-sync-delay': '0', 'repl-ping-replica-period': '1' };
	const primary = await startRedis(undefined, quick);
	const replica = await startRedis(undefined, { ...quick, replicaof: `127.0.0.1 ${portOf(primary)}` });
	const sentinels = await Promise.all([1, 2, 3].map(() => startSentinel(primary)));
	const connections = [replica, ...sentinels].map(({ url }) => new Redis(url));
	const [follower, ...watchers] = connections as [Redis, ...Redis[]];
	await until(says(follower, 'master_link_status:up'));
	for (const watcher of watchers) await until(async () => /slaves=1,sentinels=3/.test(await watcher.info('sentinel')));
	for (const connection of connections) connection.disconnect();
	const servers = [primary, replica, ...sentinels];
	const hosts = sentinels.map((sentinel) => `127.0.0.1:${portOf(sentinel)}`).join(',');
	return { url: `redis+sentinel://${hosts}/${PRIMARY}`, servers, stop: stopAll(servers) };
}

/** Three primaries, each with `replicas` replicas. */
export async function startCluster(replicas: 0 | 1 = 1): Promise<RedisDeployment> {
	const servers: RedisServer[] = [];
	for (let count = 0; count < MASTERS * (1 + replicas); count++)
		servers.push(
			await startRedis(undefined, {
				'cluster-enabled': 'yes',
				'cluster-port': String(await freePort()),
				'cluster-node-timeout': SILENT_MS,
				'cluster-replica-validity-factor': '0',
				'repl-diskless-sync-delay': '0',
			}),
		);
	const nodes = servers.map(({ url }) => new Redis(url));
	const busPorts = await Promise.all(
		nodes.map(async (node) => ((await node.config('GET', 'cluster-port')) as string[])[1] ?? ''),
	);
	const ids = (await Promise.all(nodes.map((node) => node.call('CLUSTER', 'MYID')))) as string[];
	const part = Math.ceil(SLOTS / MASTERS);
	for (const [index, node] of nodes.entries()) {
		await node.call('CLUSTER', 'SET-CONFIG-EPOCH', String(index + 1));
		const [from, to] = [index * part, Math.min((index + 1) * part, SLOTS) - 1];
		if (index < MASTERS) await node.call('CLUSTER', 'ADDSLOTSRANGE', String(from), String(to));
	}
	for (const [index, server] of servers.entries())
		await nodes[0]?.call('CLUSTER', 'MEET', '127.0.0.1', String(portOf(server)), busPorts[index] ?? '');
	for (const node of nodes) await until(async () => (await node.cluster('INFO')).includes(`cluster_known_nodes:${nodes.length}`));
	for (const [index, replica] of nodes.slice(MASTERS).entries()) {
		// A node that has just joined can't be followed yet.
		await until(async () => (await replica.call('CLUSTER', 'REPLICATE', ids[index] ?? '').catch(() => '')) === 'OK');
		await until(says(replica, 'master_link_status:up'));
	}
	for (const node of nodes) {
		await until(async () => (await node.cluster('INFO')).includes('cluster_state:ok'));
		const known = async () =>
			String(await node.call('CLUSTER', 'NODES'))
				.split('\n')
				.filter((line) => /\bslave\b/.test(line)).length;
		await until(async () => (await known()) === replicas * MASTERS);
		node.disconnect();
	}
	const hosts = servers.slice(0, 2).map((server) => `127.0.0.1:${portOf(server)}`);
	return { url: `redis+cluster://${hosts.join(',')}`, servers, stop: stopAll(servers) };
}

/** Starts Redis in one of its forms, with real servers. */
export async function startForm(form: RedisForm): Promise<RedisDeployment> {
	if (form === 'sentinel') return startSentinels();
	if (form === 'cluster') return startCluster();
	const server = await startRedis();
	return { url: server.url, servers: [server], stop: server.stop };
}
