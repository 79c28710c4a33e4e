import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Response } from 'supertest';
import { freePort } from './free-port.ts';
import { type RedisServer, startRedis } from './redis.ts';
import { startSite } from './site.ts';
import { steadyClock } from './steady-clock.ts';
import { logIn, type Visitor, visitor } from './visitor.ts';

const MEMBER_CALL = '/api/openapi/guest/info';

/** A proxy to Redis that can be pointed to another server at any moment. */
async function startProxy(target: number): Promise<{ port: number; lead: (to: number) => void; close: () => void }> {
	let to = target;
	const server = createServer((inbound) => {
		const outbound = connect(to, '127.0.0.1');
		inbound.pipe(outbound).pipe(inbound);
		for (const socket of [inbound, outbound]) socket.on('error', () => [inbound, outbound].map((end) => end.destroy()));
	});
	const port = await freePort();
	await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
	return {
		port,
		lead: (next) => {
			to = next;
		},
		close: () => server.close(),
	};
}

/** A site on a Redis of its own behind a proxy, with a member who is logged in, and a watch. */
export async function openLab({ redisUp = true } = {}) {
	const port = await freePort();
	const servers: RedisServer[] = redisUp ? [await startRedis(port)] : [];
	const proxy = await startProxy(port);
	const site = await startSite({ REDIS_URL: `redis://127.0.0.1:${proxy.port}`, REDIS_CACHE_URL: '', PAGE_CACHE_SECONDS: '0' });
	const member = visitor(site);
	const entered = redisUp ? await logIn(site, member, '13500001111') : undefined;
	if (entered && entered.status !== 200) throw new Error(`the lab's member is not logged in: ${entered.status} ${entered.text}`);
	const admin = new Redis(`redis://127.0.0.1:${port}`, { lazyConnect: true, retryStrategy: () => null });
	admin.on('error', () => {});
	const clock = steadyClock();
	let slowest = 0;
	let longestWait = 0;

	return {
		site,
		member,
		admin,
		proxy,
		port,
		redis: () => servers[0],
		/** Starts another redis-server: on the port that the site knows, or its own. */
		async start(on?: number): Promise<RedisServer> {
			const server = await startRedis(on);
			servers.push(server);
			return server;
		},
		/** A clock that stops while this process doesn't run, so that bounds hold on a busy machine. */
		clock,
		/** Makes a request, and keeps the duration of the slowest. */
		async timed(make: () => Promise<Response>): Promise<Response> {
			const [started, began] = [performance.now(), clock.now()];
			const reply = await make();
			slowest = Math.max(slowest, performance.now() - started);
			longestWait = Math.max(longestWait, clock.now() - began);
			return reply;
		},
		/** Milliseconds of the slowest request, and of the longest wait by the lab's clock. */
		slowest: () => Math.round(slowest),
		longestWait: () => longestWait,
		page: (browser: Visitor = member) => browser.get('/voyage-search'),
		call: (browser: Visitor = member) => browser.get(MEMBER_CALL),
		/** Milliseconds until the member's call succeeds again. */
		async recovery(): Promise<number> {
			const [started, began] = [performance.now(), clock.now()];
			while ((await member.get(MEMBER_CALL)).status !== 200) {
				if (clock.now() - began > 10_000) throw new Error('does not recover');
				await pause(10);
			}
			return Math.round(performance.now() - started);
		},
		linesWith: (text: string) =>
			site
				.logged()
				.split('\n')
				.filter((line) => line.includes(text)).length,
		async close() {
			clock.stop();
			admin.disconnect();
			await site.close();
			proxy.close();
			await Promise.all(servers.map(({ stop }) => stop()));
		},
	};
}

export type Lab = Awaited<ReturnType<typeof openLab>>;
