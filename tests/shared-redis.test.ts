import supertest from 'supertest';
import { expect, it } from 'vitest';
import { startRedis } from './support/redis.ts';
import { startSite } from './support/site.ts';

const callsOf = (site: Awaited<ReturnType<typeof startSite>>): number => site.sandbox.calls().calls.length;
const until = async (holds: () => Promise<boolean>): Promise<void> => {
	while (!(await holds())) await new Promise((done) => setTimeout(done, 50));
};

const untilReady = ({ url }: { url: string }): Promise<void> =>
	until(async () => JSON.parse((await supertest(url).get('/readyz')).text).redis === 'ready');

it('two processes on one Redis share upstream’s replies', async () => {
	const redis = await startRedis();
	const REDIS_URL = redis.url;
	const one = await startSite({ REDIS_URL });
	await untilReady(one);
	await supertest(one.url).get('/api/openapi/cruise/subcategory/all');
	await new Promise((done) => setTimeout(done, 200));
	const two = await startSite({ REDIS_URL });
	await untilReady(two);
	const { body } = await supertest(two.url).get('/api/openapi/cruise/subcategory/all');
	expect(body.data.length).toBeGreaterThan(2);
	// From its own memory now; the first answer came from Redis
	const { body: again, status } = await supertest(two.url).get('/api/openapi/cruise/subcategory/all');
	expect(status).toBe(200);
	expect(again).toEqual(body);
	expect(callsOf(one)).toBe(1);
	expect(callsOf(two)).toBe(0);
	await Promise.all([one.close(), two.close()]);
	await redis.stop();
});

it('the site starts without Redis, uses it when it comes, and goes on when Redis dies or hangs (R-1, R-2, R-3)', async () => {
	const first = await startRedis();
	const { url } = first;
	const port = Number(new URL(url).port);
	await first.stop();
	const site = await startSite({ REDIS_URL: url, PAGE_CACHE_SECONDS: '0' });
	const home = () => supertest(site.url).get('/').set('accept-language', 'zh-CN');
	expect((await home()).status).toBe(200);

	const redis = await startRedis(port);
	await untilReady(site);
	expect((await home()).status).toBe(200);

	redis.process.kill('SIGSTOP');
	expect((await supertest(site.url).get('/api/openapi/cruise/info/2')).status).toBe(200);
	redis.process.kill('SIGCONT');
	await redis.stop();
	expect((await home()).status).toBe(200);
	expect((await supertest(site.url).get('/api/openapi/cruise/info/3')).status).toBe(200);
	const told = site
		.logged()
		.split('\n')
		.flatMap((line) => (line.includes('"redis is ') ? [JSON.parse(line) as { redis: string; msg: string }] : []));
	// Two connections, and one line for each change of a connection's state.
	for (const name of ['sessions', 'cache']) {
		const states = told.filter(({ redis: connection }) => connection === name).map(({ msg }) => msg.replace('redis is ', ''));
		expect(states.join(' ')).toMatch(/^away back( away)?$/);
	}
	await site.close();
});
