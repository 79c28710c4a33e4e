import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { startForeignBackend } from '../tests/support/foreign-backend.ts';
import { startForeignHost } from '../tests/support/foreign-host.ts';
import { startSite } from '../tests/support/site.ts';
import { alive, test as base, expect } from './support/test.ts';

const MEDIA = resolve(import.meta.dirname, '../sandbox/media');
const KB = 1_024;

/** Returns the largest file of a picture, as an editor would upload it for the desktop. */
async function largest(path: string): Promise<Buffer> {
	const folder = join(MEDIA, path.split('/')[2] ?? '');
	const widths = (await readdir(folder)).map((name) => Number.parseInt(name, 10));
	return readFile(join(folder, `${Math.max(...widths)}.webp`));
}

type OwnSite = { url: string; asked: string[] };

/** A site on which every picture lies on another host, in its largest size only. */
const test = base.extend<object, { own: OwnSite }>({
	own: [
		async ({ browserName: _ }, use) => {
			const other = await startForeignHost(async (request, response) => response.end(await largest(request.url ?? '')));
			const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
			const stand = await startSite();
			const backend = await startForeignBackend(stand.sandboxUrl, (path) => `https://${other.host}${path}`);
			const settings = { PICTURE_HOSTS: other.host, PICTURE_CACHE_DIR: folder };
			const site = await startSite(settings, backend.url, undefined, other.network);
			await use({ url: site.url, asked: other.asked });
			for (const part of [site, stand, backend, other]) await part.close();
			await rm(folder, { recursive: true });
		},
		{ scope: 'worker' },
	],
});

// In one worker the site is started once.
test.describe.configure({ mode: 'default' });

test.use({ baseURL: async ({ own }, use) => use(own.url) });

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
		test(`a phone gets ${name} in at most ${limit} KB, without any desktop picture`, async ({ page, own, request }) => {
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
			for (const { currentSrc } of pictures) expect(currentSrc).toMatch(/\/resized\/[\w-]+\/[\w-]+\/(?:480|768|960)\.avif$/);
			const whole = await measured('last');
			expect(whole.pictures).toBeLessThanOrEqual(limit * KB);
			expect(new Set(own.asked).size).toBe(own.asked.length);
		});
	}
});
