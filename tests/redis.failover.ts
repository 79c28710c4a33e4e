import { setTimeout as pause } from 'node:timers/promises';
import { Cluster, Redis } from 'ioredis';
import type { Response } from 'supertest';
import { afterEach, describe, expect, it } from 'vitest';
import type { RedisConnection } from '#server/storage/redis.ts';
import { confirmOf, create, filledDraft, findChoice, newMember } from './support/booking.ts';
import { sidOf } from './support/browser.ts';
import { type RedisDeployment, startForm } from './support/redis-forms.ts';
import { openRedis, serversOf } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, control, type Visitor } from './support/visitor.ts';

/** Longer than sentinels and nodes of a cluster need to replace a server with the settings of these tests. */
const REPLACED_MS = 20_000;
const BUSY = 'session-unavailable';

let deployment: RedisDeployment;
let redis: RedisConnection;
let site: TestSite;
async function open(form: 'sentinel' | 'cluster'): Promise<void> {
	deployment = await startForm(form);
	redis = await openRedis(deployment.url);
	site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: deployment.url });
}
afterEach(async () => {
	await site.close();
	redis.disconnect();
	await deployment.stop();
});

/** Presses again like a visitor after an answer with a time to come back. Any other answer is returned. */
async function patiently(make: () => Promise<Response>): Promise<{ reply: Response; refused: number }> {
	const until = performance.now() + REPLACED_MS;
	for (let refused = 0; ; refused++) {
		const reply = await make();
		if (reply.status !== 503) return { reply, refused };
		expect(reply.body.data.code).toBe(BUSY);
		expect(reply.headers['retry-after']).toBe('1');
		expect(reply.headers['set-cookie']).toBeUndefined();
		if (performance.now() > until) throw new Error('Redis was not replaced');
		await pause(50);
	}
}

const portOf = async (server: Redis): Promise<number> => Number(((await server.config('GET', 'port')) as string[])[1]);

/** Finds the server that keeps a key, and waits until its replica has the same data. */
async function keeperOf(key: string) {
	for (const server of serversOf(redis)) {
		if (redis instanceof Cluster && (await server.exists(key).catch(() => 0)) !== 1) continue;
		expect(await server.wait(1, 5_000)).toBe(1);
		const port = await portOf(server);
		const found = deployment.servers.find(({ url }) => Number(new URL(url).port) === port);
		if (found) return found;
	}
	throw new Error(`no server keeps ${key}`);
}

const ordersOf = async (member: Visitor): Promise<number> =>
	(await member.get('/api/openapi/order/individual?pageSize=1')).body.data.total;

/** Holds and fills in a booking, breaks Redis, and goes on to the payment. */
async function bookThrough(breakIt: (sessionKey: string) => Promise<unknown>) {
	const choice = await findChoice(site);
	const member = await newMember(site);
	const before = await ordersOf(member);
	const localId = await filledDraft(member, choice);
	await breakIt(`session:${sidOf(member.cookies.get('__Host-sid') ?? '')}`);
	const seen = await patiently(() => member.get(`/api/booking/confirm?localId=${localId}`));
	expect(seen.reply.body.data).toMatchObject({ state: 'open', complete: true });
	const { total } = await confirmOf(member, localId);
	const made = await patiently(() => create(member, localId, total));
	expect(made.reply.body.data).toMatchObject({ state: 'created' });
	const { orderId } = made.reply.body.data;
	const pay = await patiently(() => member.post('/api/order/pay', { orderId, method: 'union' }));
	expect(pay.reply.body.data.state).toBe('go');
	await control(site, '/orders/pay', { id: orderId, outcome: 'pay' });
	const paid = await patiently(() => member.get(`/api/order/payment?id=${orderId}`));
	expect(paid.reply.body.data.state).toBe('paid');
	expect(await ordersOf(member)).toBe(before + 1);
	expect(await member.who()).not.toBeNull();
	return { refused: seen.refused, later: made.refused + pay.refused + paid.refused };
}

describe('a booking goes on to its payment, with its session, when', () => {
	it('the primary is killed and the sentinels name another', async () => {
		await open('sentinel');
		const { refused } = await bookThrough(async (key) => (await keeperOf(key)).stop());
		expect(refused).toBeGreaterThan(0);
	});

	it('the primary hangs, and goes on as a replica later', async () => {
		await open('sentinel');
		let hung: Awaited<ReturnType<typeof keeperOf>> | undefined;
		await bookThrough(async (key) => {
			hung = await keeperOf(key);
			hung.process.kill('SIGSTOP');
		});
		hung?.process.kill('SIGCONT');
		const former = new Redis(hung?.url ?? '');
		const deadline = performance.now() + REPLACED_MS;
		while (!(await former.info('replication')).includes('role:slave')) {
			expect(performance.now()).toBeLessThan(deadline);
			await pause(100);
		}
		former.disconnect();
		expect((await newMember(site)).cookies.get('__Host-sid')).toBeTruthy();
	});

	it('the sentinels are ordered to change the primary', async () => {
		await open('sentinel');
		await bookThrough(async (key) => {
			await keeperOf(key);
			const sentinel = new Redis(deployment.servers.at(-1)?.url ?? '');
			await sentinel.call('SENTINEL', 'FAILOVER', 'the-site');
			sentinel.disconnect();
		});
	});

	it('the node of a cluster that keeps the session is killed', async () => {
		await open('cluster');
		await bookThrough(async (key) => (await keeperOf(key)).stop());
	});

	it('the node of a cluster that keeps the session hangs', async () => {
		await open('cluster');
		await bookThrough(async (key) => (await keeperOf(key)).process.kill('SIGSTOP'));
	});
});
