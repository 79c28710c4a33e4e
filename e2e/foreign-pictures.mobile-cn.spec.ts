import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { startForeignBackend } from '../tests/support/foreign-backend.ts';
import { startForeignHost } from '../tests/support/foreign-host.ts';
import { startSite } from '../tests/support/site.ts';
import { alive, test as base, expect } from './support/test.ts';

const MEDIA = resolve(import.meta.dirname, '../sandbox/media');
const KB = 1_024;

/** Answers with a picture of the stand-in in the width that the address asks for, as a service of pictures does; in its own where that is smaller. */
async function resize(address: string): Promise<Buffer> {
	const { pathname, searchParams } = new URL(address, 'https://pics.test');
	const folder = join(MEDIA, pathname.split('/')[2] ?? '');
	const widths = (await readdir(folder)).map((name) => Number.parseInt(name, 10));
	const width = Math.min(Math.max(...widths), Number(searchParams.get('w')));
	return readFile(join(folder, `${width}.avif`));
}

type OwnSite = { url: string; fail: (fails: boolean) => void };

/** A site on which every picture lies on another host, which gives it in each width. */
const test = base.extend<object, { own: OwnSite }>({
	own: [
		async ({ browserName: _ }, use) => {
			let failing = false;
			const other = await startForeignHost(async (request, response) => {
				if (failing) response.writeHead(404).end();
				else response.writeHead(200, { 'content-type': 'image/avif' }).end(await resize(request.url ?? ''));
			});
			const host = other.host.replace(/^[^:]+/, '127.0.0.1');
			const stand = await startSite();
			const backend = await startForeignBackend(stand.sandboxUrl, (path) => `https://${host}${path}`);
			const site = await startSite({ PICTURE_HOSTS: host, PICTURE_URL: '{url}?w={width}' }, backend.url);
			await use({
				url: site.url,
				fail: (fails) => {
					failing = fails;
				},
			});
			for (const part of [site, stand, backend, other]) await part.close();
		},
		{ scope: 'worker' },
	],
});

// In one worker the site is started once.
test.describe.configure({ mode: 'default' });

// The host's certificate is its own.
test.use({ baseURL: async ({ own }, use) => use(own.url), ignoreHTTPSErrors: true });

/**
 * Counts the bytes that come over the wire: pictures, and the whole page. Responses after the last check are ignored, because their page may have
 * closed.
 */
function weigh(page: Page): (look?: 'last') => Promise<{ pictures: number; whole: number }> {
	const sizes: Promise<[isPicture: boolean, bytes: number]>[] = [];
	const note = (request: Request) => {
		const isPicture = request.resourceType() === 'image';
		sizes.push(request.sizes().then(({ responseBodySize }) => [isPicture, responseBodySize]));
	};
	page.on('requestfinished', note);
	return async (look) => {
		if (look === 'last') page.off('requestfinished', note);
		const all = await Promise.all(sizes);
		const sum = (of: typeof all) => of.reduce((total, [, bytes]) => total + bytes, 0);
		return { pictures: sum(all.filter(([isPicture]) => isPicture)), whole: sum(all) };
	};
}

/** Returns the pictures that the browser has begun to load, each with the file it chose; without those in closed parts and on later slides. */
const shown = (page: Page) =>
	page.locator('main picture img').evaluateAll((images) =>
		images
			.map((image) => image as HTMLImageElement)
			.filter((image) => image.currentSrc !== '' && image.checkVisibility())
			.map(({ currentSrc, complete, naturalWidth }) => ({ currentSrc, loaded: complete && naturalWidth > 0 })),
	);

async function scrollThrough(page: Page): Promise<void> {
	const height = await page.evaluate(() => document.documentElement.scrollHeight);
	for (let at = 0; at < height; at += 600) {
		await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), at);
		await page.waitForTimeout(50);
	}
}

test.describe('when every picture lies on another host', () => {
	for (const [name, path, limit] of [
		['home', () => '/', 900],
		['the list', () => '/voyage-search', 600],
		['a voyage', (id: string) => `/route?id=${id}`, 900],
	] as const) {
		test(`a phone gets ${name} in at most ${limit} KB, without any desktop picture`, async ({ page, request }) => {
			const { data } = await (await request.get('/api/search')).json();
			const measured = weigh(page);
			await page.goto(path(data.rows[0].id), { waitUntil: 'load' });
			await alive(page);
			await page.waitForLoadState('networkidle');
			const first = await measured();
			expect(first.pictures).toBeGreaterThan(5 * KB);
			expect(first.whole).toBeLessThanOrEqual(limit * KB);

			await scrollThrough(page);
			await expect.poll(async () => (await shown(page)).filter(({ loaded }) => !loaded).length, { timeout: 60_000 }).toBe(0);
			const pictures = await shown(page);
			expect(pictures.length).toBeGreaterThan(3);
			for (const { currentSrc } of pictures) expect(currentSrc).toMatch(/\.webp\?w=(?:480|960)$/);
			const whole = await measured('last');
			expect(whole.pictures).toBeLessThanOrEqual(limit * KB);
		});
	}
});

test.describe('when the host of pictures has none', () => {
	test.use({ provoked: /Failed to load resource/ });

	test('their boxes stay, with their words, and nothing moves', async ({ page, own }) => {
		own.fail(true);
		await page.addInitScript(() => {
			Object.assign(window, { moved: 0 });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries())
					Object.assign(window, { moved: Reflect.get(window, 'moved') + Reflect.get(entry, 'value') });
			}).observe({ type: 'layout-shift', buffered: true });
		});
		await page.goto('/voyage-search');
		await alive(page);
		await page.waitForLoadState('networkidle');
		own.fail(false);
		const pictures = page.locator('main picture img');
		const [first] = await pictures.evaluateAll((images) =>
			images.map((image) => ({
				loaded: (image as HTMLImageElement).naturalWidth > 0,
				height: image.getBoundingClientRect().height,
			})),
		);
		expect(first?.loaded).toBe(false);
		expect(first?.height).toBeGreaterThan(100);
		expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThan(0.1);
	});
});
