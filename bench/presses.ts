import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { median } from './quantile.ts';

/**
 * Measures the time from a press to the next page's content on a mid phone, for each way that people go, and writes the medians to `bench/PRESSES.md`.
 * Takes the addresses of one or more running sites: they are measured in turn, press by press, in one run.
 */
const PRESSES = Number(process.env.PRESSES ?? 30);
/** A mid phone on a mobile line: processor four times slower, 150 ms, 1.6 Mbit/s. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2, locale: 'zh-CN' };
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const SLOWER = 4;
/** Milliseconds for which a finger stays on the glass. */
const TOUCH_MS = 80;
/** Milliseconds that a visitor looks at a page before the press. */
const LOOK_MS = 2_500;

type Way = { name: string; from: string; target: string; content: string; prepare?: (page: Page) => Promise<void> };

const CARD = '#results ~ * article a[data-voyage], section[aria-labelledby="results"] article h3 a';
const WAYS: Way[] = [
	{ name: 'home → list', from: '/?lang=CN', target: 'form[role="search"] button[type="submit"]', content: 'section[aria-labelledby="results"] article' },
	{ name: 'home → voyage', from: '/?lang=CN', target: 'main article a[href^="/route"]', content: 'main.voyage-page h1' },
	{ name: 'list → voyage', from: '/voyage-search?lang=CN', target: CARD, content: 'main.voyage-page h1' },
];

async function content(page: Page, { target, content }: Way): Promise<number> {
	const link = page.locator(target).first();
	await link.scrollIntoViewIfNeeded();
	await page.waitForTimeout(LOOK_MS);
	const box = await link.boundingBox();
	if (!box) throw new Error(`nothing to press: ${target}`);
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
	const session = await page.context().newCDPSession(page);
	await page.evaluate((selector) => {
		const measured = globalThis as typeof globalThis & { shown?: Promise<number> };
		measured.shown = new Promise((resolve) => {
			addEventListener(
				'click',
				() => {
					const pressed = performance.now();
					const look = () => {
						if (!document.querySelector(selector)) return requestAnimationFrame(look);
						requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
					};
					requestAnimationFrame(look);
				},
				{ once: true, capture: true },
			);
		});
	}, content);
	await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
	await page.waitForTimeout(TOUCH_MS);
	await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
	return page.evaluate(() => (globalThis as typeof globalThis & { shown: Promise<number> }).shown);
}

async function press(browser: Browser, site: string, way: Way): Promise<number> {
	const context = await browser.newContext({ ...PHONE, baseURL: site });
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send('Network.enable');
	await session.send('Network.emulateNetworkConditions', LINE);
	await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
	try {
		await page.goto(way.from, { waitUntil: 'load' });
		return await content(page, way);
	} finally {
		await context.close();
	}
}

const sites = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-dev-shm-usage'] });
const rows: string[] = [];
try {
	for (const way of WAYS) {
		const times = sites.map(() => [] as number[]);
		for (let count = 0; count < PRESSES; count += 1)
			for (const [index, site] of sites.entries()) times[index]?.push(await press(browser, site, way));
		rows.push(`| ${way.name} | ${times.map((each) => `${Math.round(median(each))} ms`).join(' | ')} |`);
		process.stdout.write(`${rows.at(-1)}\n`);
	}
} finally {
	await browser.close();
}
writeFileSync(resolve(import.meta.dirname, 'PRESSES.md'), rows.join('\n'));
