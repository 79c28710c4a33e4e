import type { Page } from '@playwright/test';
import { hanTexts } from './support/page-checks.ts';
import { alive, expect, test } from './support/test.ts';
import { withoutCookies } from './support/without-cookies.ts';

const voyageLink = (page: Page) => page.locator('article a[href^="/route?"]').first();

/** Goes to the first voyage of a list by a link that loads no new document. */
async function toVoyage(page: Page): Promise<void> {
	await voyageLink(page).click();
	// The address gets its time stamp when the page is shown
	await expect(page).toHaveURL(/^[^?]*\/route\?.*update=/);
}

/** Expects English on the whole page: in the part that came with the document, and in the data loaded since. */
async function expectEnglish(page: Page, what: string): Promise<void> {
	await expect(page.locator('html'), what).toHaveAttribute('lang', 'en');
	expect(await hanTexts(page), what).toEqual([]);
}

test('each of two tabs keeps its own language: by a link, on return, after a reload and in a tab opened from it', async ({
	page,
	context,
}) => {
	await page.goto('/voyage-search?lang=EN');
	await alive(page);
	const other = await context.newPage();
	await other.goto('/voyage-search?lang=CN');
	await alive(other);

	await page.bringToFront();
	await toVoyage(page);
	await expectEnglish(page, 'after a link');
	await page.reload();
	await alive(page);
	await expectEnglish(page, 'after a reload');
	await page.locator('main a[href="/voyage-search"]').first().click();
	await expect(page.getByRole('article').first()).toBeVisible();
	await expectEnglish(page, 'after a link from there');

	await other.reload();
	await alive(other);
	await page.bringToFront();
	await voyageLink(page).click({ button: 'right' });
	const opened = await context.newPage();
	await opened.goto(await voyageLink(page).evaluate((link: HTMLAnchorElement) => link.href), { referer: page.url() });
	await alive(opened);
	await expectEnglish(opened, 'a tab opened from it');

	await toVoyage(other);
	await expect(other.locator('html')).toHaveAttribute('lang', 'zh-Hans');
	await expect(other.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Han}/u);
});

test('the address names the language only where the server would choose another', async ({ page }) => {
	await page.goto('/voyage-search?lang=EN');
	await alive(page);
	await toVoyage(page);
	await expect(page).not.toHaveURL(/lang=/);
	await page.reload();
	await alive(page);
	await expectEnglish(page, 'by the saved choice');
});

test('a browser that refuses cookies stays in the language it chose', async ({ page, context, baseURL }) => {
	const { url, close } = await withoutCookies(baseURL ?? '');
	await (await context.newCDPSession(page)).send('Emulation.setDocumentCookieDisabled', { disabled: true });
	await page.goto(`${url}/voyage-search?lang=EN`);
	await alive(page);
	expect(await context.cookies(), 'cookies are refused').toEqual([]);
	await toVoyage(page);
	await expectEnglish(page, 'after a link');
	await page.reload();
	await alive(page);
	await expectEnglish(page, 'after a reload');
	await page.goto(`${url}/orders?lang=EN`);
	await expect(page).toHaveURL(/\/login\?/);
	await expectEnglish(page, 'after a redirect');
	expect(await context.cookies(), 'cookies were refused').toEqual([]);
	await page.close();
	await close();
});
