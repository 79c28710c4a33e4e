import { paths } from '#shared/paths.ts';
import { startPrivateSite } from './support/private-site.ts';
import { alive, expect, test } from './support/test.ts';

test('a visit is reported page by page and step by step, with its measurements, when the page is left', async ({ page }) => {
	const { url, tracked, stop } = await startPrivateSite();
	const sender = page.waitForResponse(/event-sender/);
	await page.goto(`${url}/baidu`);
	await sender;
	await alive(page);
	await page
		.locator(`a[href="${paths.search}"]`)
		.first()
		.evaluate((link: HTMLAnchorElement) => link.click());
	await expect(page).toHaveURL(/voyage-search/);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await page.goto(`${url}${paths.login}`);
	await alive(page);
	const told = async () => (await tracked()).toReversed();
	await expect
		.poll(async () =>
			(await told()).flatMap((event) => (event.event === 'vital' || event.page === 'login' ? [] : [[event.event, event.page]])),
		)
		.toEqual([
			['page-view', 'home'],
			['page-view', 'search'],
			['step', 'search'],
		]);
	const events = await told();
	expect(new Set(events.map(({ channel }) => channel)), 'the advert that the visit began with').toEqual(new Set(['baidu']));
	expect(events.find(({ page: where, event }) => where === 'search' && event === 'page-view')).toMatchObject({
		from: 'home',
		lang: 'CN',
		device: 'desktop',
	});
	expect(events.flatMap((event) => (event.event === 'vital' && event.page === 'home' ? [event.metric] : []))).toEqual(
		expect.arrayContaining(['LCP', 'TTFB']),
	);
	await page.close();
	await stop();
});

test('a visitor who asks not to be tracked is never reported, and loads no sender', async ({ page, open }) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
	await open(paths.home);
	await page.waitForLoadState('networkidle');
	await page.goto(paths.search);
	await alive(page);
	expect(asked.filter((url) => /event-sender|api\/events/.test(url))).toEqual([]);
});
