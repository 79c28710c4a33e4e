import { Redis } from 'ioredis';
import { paths } from '#shared/paths.ts';
import { findChoice, hold, newMember } from '../tests/support/booking.ts';
import { startRedis } from '../tests/support/redis.ts';
import { startSite, type TestSite } from '../tests/support/site.ts';
import { book, choose, headed } from './support/booking.ts';
import { test as base, expect } from './support/test.ts';

const MINUTE = 60_000;

type Sale = { site: TestSite; turn: () => Promise<void> };

/** A site with a sale that opened two minutes ago. One member is let in each minute; the first one of the test passes at once. */
const test = base.extend<{ sale: Sale }>({
	sale: async ({ provoked: _ }, use) => {
		const opens = Math.floor(Date.now() / 1_000) * 1_000 - 2 * MINUTE;
		const server = await startRedis();
		const redis = new Redis(server.url);
		const site = await startSite({
			REDIS_URL: server.url,
			WAITING_ROOM_OPENS: new Date(opens).toISOString(),
			WAITING_ROOM_PER_MINUTE: '1',
		});
		/** Lets the next turn come now, not within a minute. */
		const turn = async () => {
			const key = `waiting-room:{${opens}}:state`;
			await redis.hset(key, 'at', Number(await redis.hget(key, 'at')) - MINUTE);
		};
		await use({ site, turn });
		redis.disconnect();
		await site.close();
		await server.stop();
	},
	page: async ({ sale: _, page }, use) => {
		await use(page);
		await page.close();
	},
});

test.use({ baseURL: async ({ sale }, use) => use(sale.site.url), provoked: /429/ });

test('a member who books while others wait is led to the line, and from there back to the chosen cabins', async ({
	page,
	context,
	open,
	sound,
	t,
	sale: { site, turn },
}) => {
	const choice = await findChoice(site);
	expect((await hold(await newMember(site), choice)).status).toBe(200);
	for (const [name, value] of (await newMember(site)).cookies) await context.addCookies([{ name, value, url: site.url }]);
	await page.clock.install();
	await open(`${paths.voyage}?id=${choice.voyageId}`);
	await choose(page, t, choice.cabin);
	await book(page, t);

	await headed(page, t('waiting-room:waiting.title'));
	await expect(page.getByRole('status').filter({ hasText: t('waiting-room:waiting.minutes', { count: 1 }) })).toBeVisible();
	await sound('in line');
	await page.reload();
	await headed(page, t('waiting-room:waiting.title'));

	await turn();
	await page.clock.fastForward(MINUTE / 2);
	await headed(page, t('waiting-room:inside.title'));
	await sound('let in');
	await page.getByRole('link', { name: t('waiting-room:goOn') }).click();
	await headed(page, t('booking:title'));
	expect(new URL(page.url()).pathname).toBe(paths.booking);
});
