import { mkdir } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { addressOf, type Screen } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const FOLDER = 'docs/images';
/** The most bytes that a picture of the README may have. */
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

const take = (screen: Screen) =>
	test(screen, async ({ page, open, site, context }) => {
		await open(await addressOf(screen, { site, context }));
		await keep(page, screen);
	});

take('home');
take('booking');

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
	take('voyage');
});
