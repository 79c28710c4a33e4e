import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { codeOf, logIn, sendCode, tryCode, visitor } from './support/visitor.ts';

/** Two processes of the site, on one Redis and one backend. */
let one: TestSite;
let two: TestSite;
beforeAll(async () => {
	one = await startSite({ REDIS_URL: redisUrl() });
	two = await startSite({ REDIS_URL: redisUrl() }, one.sandboxUrl);
});
afterAll(() => Promise.all([one.close(), two.close()]));

/** The same browser at the other process. */
function at(site: TestSite, browser: ReturnType<typeof visitor>) {
	const moved = visitor(site);
	for (const [name, value] of browser.cookies) moved.cookies.set(name, value);
	return moved;
}

describe('two processes on one Redis', () => {
	it('share logins and logouts', async () => {
		const browser = visitor(one);
		await logIn(one, browser, '13611110001');
		const moved = at(two, browser);
		expect(await moved.who()).toBe('136****0001');
		await moved.post('/api/logout');
		expect(await browser.who()).toBeNull();
	});

	it('a login that begins at one may end at the other', async () => {
		const browser = visitor(one);
		await sendCode(browser, '13611110002');
		const moved = at(two, browser);
		expect((await tryCode(moved, '13611110002', await codeOf(one, '13611110002'))).status).toBe(200);
		expect(await at(one, moved).who()).toBe('136****0002');
	});

	it('count attempts together (T29, T30)', async () => {
		const browser = visitor(one);
		const mobile = '13611110003';
		expect((await sendCode(browser, mobile)).status).toBe(200);
		expect((await sendCode(at(two, browser), mobile)).status).toBe(429);
		const statuses = [];
		for (let round = 0; round < 6; round++)
			statuses.push((await tryCode(at(round % 2 ? two : one, browser), mobile, '0000')).status);
		expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
	});
});
