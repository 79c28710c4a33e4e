import type { Locator, Page, Request } from '@playwright/test';
import { paths } from '#shared/paths.ts';
import { alive, expect, test } from './support/test.ts';

/** Milliseconds in which a request would have been sent. */
const SETTLED_MS = 500;

const isAhead = (request: Request): boolean => request.headers().purpose === 'prefetch';

/** The reads of voyages that the page sends from now on. */
function voyageReads(page: Page): Request[] {
	const reads: Request[] = [];
	page.on('request', (request) => {
		if (new URL(request.url()).pathname === '/api/voyage') reads.push(request);
	});
	return reads;
}

const firstCard = (page: Page) => page.getByRole('article').first().getByRole('heading').getByRole('link');

test('a voyage in view is fetched before its press, which asks for nothing more', async ({ page }) => {
	const reads = voyageReads(page);
	await page.goto('/voyage-search');
	await alive(page);
	const id = new URL((await firstCard(page).getAttribute('href')) ?? '', page.url()).searchParams.get('id');
	const ofFirst = () => reads.filter((read) => new URL(read.url()).searchParams.get('id') === id);
	await firstCard(page).scrollIntoViewIfNeeded();
	await expect.poll(() => ofFirst().length).toBe(1);
	expect(ofFirst().every(isAhead)).toBe(true);
	await (await ofFirst()[0]?.response())?.finished();
	const title = await firstCard(page).textContent();
	await firstCard(page).click();
	await expect(page).toHaveURL(/\/route\?/);
	await expect(page.getByRole('heading', { level: 1 })).toContainText(title?.split(/[·,，]/)[0]?.trim() ?? '');
	expect(ofFirst().map((read) => [read.url(), isAhead(read)])).toHaveLength(1);
});

/** A pointer goes down on a link, again and again until the page asks for `what`: the code that fetches ahead comes when the page is idle. */
async function asks(page: Page, link: Locator, what: (request: Request) => boolean) {
	let seen: Request | undefined;
	await expect(async () => {
		const asked = page.waitForRequest(what, { timeout: 1_000 });
		await link.dispatchEvent('pointerdown', { bubbles: true });
		seen = await asked;
	}).toPass();
	return seen?.url();
}

/** Puts a link into the page: menus, which list them all, are closed. */
async function linkTo(page: Page, path: string): Promise<Locator> {
	await page.evaluate((href) => document.body.append(Object.assign(document.createElement('a'), { id: 'ahead', href })), path);
	return page.locator('#ahead');
}

const homeLink = (page: Page) => page.getByRole('banner').getByRole('link').first();

test('a press fetches its page while the finger is still down', async ({ page }) => {
	await page.goto('/faq');
	await alive(page);
	await asks(page, homeLink(page), isAhead);
	await expect(page).toHaveURL(/\/faq/);
});

test('of a page that differs for each visitor only the code is fetched: a guest’s browser asks for no passes', async ({
	page,
}) => {
	const passes: string[] = [];
	page.on('request', (request) => request.url().includes('/api/tickets') && passes.push(request.url()));
	await page.goto('/faq');
	await alive(page);
	const code = await asks(page, await linkTo(page, paths.ticket), (request) => /\/assets\/ticket/.test(request.url()));
	await page.evaluate((address = '') => import(address), code);
	await page.waitForTimeout(SETTLED_MS);
	expect(passes).toEqual([]);
});

test.describe('without a network', () => {
	test.use({ provoked: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/ });

	test('a page that was to be fetched ahead isn’t said to wait: nobody opened it', async ({ page, context, t }) => {
		await page.goto('/faq');
		await alive(page);
		const link = await linkTo(page, paths.contactUs);
		const code = /\/assets\/contact-us/;
		const failed = page.waitForEvent('requestfailed', (request) => code.test(request.url()));
		await page.route(code, async (route) => {
			await context.setOffline(true);
			await route.abort();
		});
		await asks(page, link, (request) => code.test(request.url()));
		await failed;
		await page.waitForTimeout(SETTLED_MS);
		await expect(page.getByText(t('offline'))).toBeVisible();
		await expect(page.getByText(t('offlinePress'))).toHaveCount(0);
	});
});

test('nothing is fetched ahead for those who save data', async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
	});
	const ahead: string[] = [];
	page.on('request', (request) => isAhead(request) && ahead.push(request.url()));
	await page.goto('/voyage-search');
	await alive(page);
	await firstCard(page).hover();
	await firstCard(page).dispatchEvent('pointerdown', { bubbles: true });
	await firstCard(page).click();
	await expect(page).toHaveURL(/\/route\?/);
	expect(ahead).toEqual([]);
});
