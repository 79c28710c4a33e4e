import { mkdir } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { voyagePath } from '#shared/paths.ts';
import { held } from '../support/booking.ts';
import { expect, test } from '../support/test.ts';

const FOLDER = 'docs/images';
/** What a picture of the README may weigh at most. */
const MOST_BYTES = 150_000;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function keep(page: Page, name: string): Promise<void> {
	await page.evaluate(() =>
		Promise.all([...document.images].filter((image) => image.loading !== 'lazy').map((image) => image.decode().catch(() => {}))),
	);
	const picture = sharp(await page.screenshot({ animations: 'disabled' })).webp({ quality: 80 });
	await mkdir(FOLDER, { recursive: true });
	const { size } = await picture.toFile(`${FOLDER}/${name}.webp`);
	expect(size, name).toBeLessThanOrEqual(MOST_BYTES);
}

test('home', async ({ page, open }) => {
	await open('/');
	await keep(page, 'home');
});

test('booking', async ({ page, open, site, context }) => {
	await open((await held(context, site)).path);
	await keep(page, 'booking');
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

	test('voyage', async ({ page, open, site }) => {
		await open(voyagePath(await site.voyage()));
		await keep(page, 'voyage');
	});
});
