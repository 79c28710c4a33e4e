import type { Page, Request } from '@playwright/test';
import { alive, expect, test } from './support/test.ts';

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

test('a press fetches its page while the finger is still down', async ({ page }) => {
	await page.goto('/faq');
	await alive(page);
	const home = page.getByRole('banner').getByRole('link').first();
	// The code that fetches ahead comes when the page is idle.
	await expect(async () => {
		const asked = page.waitForRequest(isAhead, { timeout: 1_000 });
		await home.dispatchEvent('pointerdown', { bubbles: true });
		await asked;
	}).toPass();
	await expect(page).toHaveURL(/\/faq/);
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
