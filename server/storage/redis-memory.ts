import { Cluster } from 'ioredis';
import type { RedisConnection } from './redis.ts';

const TIMEOUT_MS = 500;

/** Returns the share of its memory that a server uses, 0 to 1; null where it doesn't say. Without `maxmemory` it is a share of the machine's. */
function shareIn(info: string): number | null {
	const of = (name: string): number => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(info)?.[1] ?? 0);
	const limit = of('maxmemory') || of('total_system_memory');
	return limit === 0 ? null : of('used_memory') / limit;
}

/** Returns the share of its memory that a Redis uses, 0 to 1, of a cluster the fullest server's; null while it doesn't answer. */
export async function memoryShare(redis: RedisConnection): Promise<number | null> {
	const servers = redis instanceof Cluster ? redis.nodes('master') : [redis];
	const shares = Promise.all(servers.map(async (server) => shareIn(await server.info('memory')) ?? 0)).catch(() => []);
	// `INFO` has no timeout of its own.
	const { promise: late, resolve } = Promise.withResolvers<number[]>();
	const timer = setTimeout(resolve, TIMEOUT_MS, []);
	const known = await Promise.race([shares, late]);
	clearTimeout(timer);
	return Math.max(0, ...known) || null;
}
