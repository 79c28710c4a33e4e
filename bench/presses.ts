import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, type BrowserContext, chromium, devices, type Page } from '@playwright/test';
import { POPUP_VISIT_KEY } from '#shared/rules/popups.ts';
import { median } from './quantile.ts';

/**
 * `npm run bench:presses -- <site> [<site>]`: the time from a press to the next page's content on a mid phone, for each way that people go. All ways
 * of all sites are measured in turn, again and again, so that they share the machine's moods. Then the bytes that a visit without a press fetches ahead in
 * vain. Writes both to `bench/PRESSES.md`.
 */
const PRESSES = Number(process.env.PRESSES ?? 30);
const PHONE = { ...devices['Pixel 7'], locale: 'zh-CN' };
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
/** How much slower than this machine the phone's processor is. */
const SLOWER = Number(process.env.SLOWER ?? 4);
/** Milliseconds for which a finger stays on the glass. */
const TOUCH_MS = 80;
/** Milliseconds that a visitor looks at a page before the press. */
const LOOK_MS = 3_000;

type Way = { name: string; from: string; target: string; content: string; before?: (page: Page) => Promise<void> };

const CARD = 'section[aria-labelledby="results"] article h3 a, section[aria-labelledby="results"] article h2 a';
const VOYAGE = 'main.voyage-page h1';
const WAYS: readonly Way[] = [
	{
		name: 'home → list',
		from: '/',
		target: 'main form[role="search"] button[type="submit"]',
		content: 'section[aria-labelledby="results"] article',
	},
	{ name: 'home → voyage', from: '/', target: 'main article h3 a', content: VOYAGE },
	{ name: 'list → voyage', from: '/voyage-search', target: CARD, content: VOYAGE },
	{
		name: 'voyage → cabin chosen',
		from: '/route?id={voyage}',
		target: '#cabins button[aria-label^="选择"]:visible',
		content: '.choice-bar',
	},
	{
		name: 'menu → campaigns',
		from: '/',
		target: '[role="dialog"] a[href="/campaigns"]:visible',
		content: 'main h1',
		before: async (page) => {
			await page.locator('header button[aria-haspopup="dialog"]:visible').first().click();
			await page.locator('[role="dialog"] a[href="/campaigns"]').waitFor();
		},
	},
	{
		name: 'list → next filter',
		from: '/voyage-search',
		target: 'main ul a[href*="days="]',
		content: 'main ul a[href*="days="][aria-current], ul[aria-label] a[href="/voyage-search"]',
	},
	{
		name: 'tab bar → list',
		from: '/',
		target: 'nav a[href^="/voyage-search"]:visible',
		content: 'section[aria-labelledby="results"] article',
		// The bar comes with the first scroll.
		before: (page) => page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' })),
	},
	{
		name: 'ports → port',
		from: '/destinations',
		target: 'main a[href^="/destination/detail"]:visible',
		content: 'main h1',
	},
	{
		name: 'voyage → list (crumb)',
		from: '/route?id={voyage}',
		target: 'nav ol a[href="/voyage-search"]',
		content: 'section[aria-labelledby="results"] article',
	},
	{
		name: 'Back to the list',
		from: '/voyage-search',
		target: '',
		content: 'section[aria-labelledby="results"] article',
		before: async (page) => {
			await page.locator(CARD).first().click();
			await page.locator(VOYAGE).waitFor();
		},
	},
];

/** Begins to measure at the next click (or at once, for Back) until an element that wasn't there before has been painted. */
const watch = (page: Page, selector: string, atOnce: boolean): Promise<void> =>
	page.evaluate(
		([selector, atOnce]) => {
			const old = new Set(document.querySelectorAll(selector));
			const measured = globalThis as typeof globalThis & { shown?: Promise<number> };
			measured.shown = new Promise((done) => {
				const begin = () => {
					const pressed = performance.now();
					const look = () => {
						const isThere = [...document.querySelectorAll(selector)].some((element) => !old.has(element));
						if (!isThere) return requestAnimationFrame(look);
						return requestAnimationFrame(() => setTimeout(() => done(performance.now() - pressed)));
					};
					look();
				};
				if (atOnce) begin();
				else addEventListener('click', begin, { once: true, capture: true });
			});
			if (atOnce) history.back();
		},
		[selector, atOnce] as const,
	);

async function touch(page: Page, target: string): Promise<void> {
	const link = page.locator(target).first();
	await link.scrollIntoViewIfNeeded();
	await page.waitForTimeout(LOOK_MS);
	const box = await link.boundingBox();
	if (!box) throw new Error(`nothing to press: ${target}`);
	const session = await page.context().newCDPSession(page);
	const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
	await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
	await page.waitForTimeout(TOUCH_MS);
	await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function press(context: BrowserContext, { from, target, content, before }: Way): Promise<number> {
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send('Network.enable');
	await session.send('Network.emulateNetworkConditions', LINE);
	await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
	await page.goto(from, { waitUntil: 'load' });
	await page.locator('html[data-alive]').waitFor({ state: 'attached' });
	await before?.(page);
	await watch(page, content, target === '');
	if (target) await touch(page, target);
	return page.evaluate(() => (globalThis as typeof globalThis & { shown: Promise<number> }).shown);
}

/** The address of a page; `{voyage}` stands for the first sailing on the list. */
async function addressOf(site: string, path: string): Promise<string> {
	const { data } = (await (await fetch(`${site}/api/search`)).json()) as { data: { rows: [{ id: string }] } };
	return path.replace('{voyage}', data.rows[0].id);
}

const newPhone = async (browser: Browser, site: string): Promise<BrowserContext> => {
	const context = await browser.newContext({ ...PHONE, baseURL: site });
	await context.addInitScript((key) => sessionStorage.setItem(key, new Date().toLocaleDateString('sv')), POPUP_VISIT_KEY);
	return context;
};

async function measure(browser: Browser, site: string, way: Way): Promise<number> {
	const context = await newPhone(browser, site);
	try {
		return await press(context, { ...way, from: await addressOf(site, way.from) });
	} finally {
		await context.close();
	}
}

/** Bytes of code and data that a page fetches while somebody looks at it, scrolls once and presses nothing. */
async function bytesOf(browser: Browser, site: string, path: string, saveData: boolean): Promise<number> {
	const context = await newPhone(browser, site);
	await context.addInitScript((connection) => Object.defineProperty(navigator, 'connection', { value: connection }), {
		saveData,
		effectiveType: '4g',
	});
	try {
		const page = await context.newPage();
		await page.goto(await addressOf(site, path), { waitUntil: 'load' });
		await page.locator('html[data-alive]').waitFor({ state: 'attached' });
		await page.waitForTimeout(LOOK_MS);
		await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }));
		await page.waitForTimeout(LOOK_MS);
		return await page.evaluate(() =>
			performance
				.getEntriesByType('resource')
				.filter(({ name }) => /\/(assets|api)\//.test(new URL(name).pathname))
				.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
		);
	} finally {
		await context.close();
	}
}

/** Bytes fetched ahead in vain: what is fetched beyond the same visit of a browser that saves data. */
async function inVain(browser: Browser, site: string, path: string): Promise<number> {
	return (await bytesOf(browser, site, path, false)) - (await bytesOf(browser, site, path, true));
}

const sites = process.argv.slice(2);
const executablePath =
	process.env.CHROMIUM_PATH ?? execFileSync('which', ['chromium-headless-shell'], { encoding: 'utf8' }).trim();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
const rows: string[] = [];
const vain: string[] = [];
try {
	const times = WAYS.map(() => sites.map(() => [] as number[]));
	for (let count = 1; count <= PRESSES; count += 1) {
		for (const [wayIndex, way] of WAYS.entries())
			for (const [siteIndex, site] of sites.entries()) times[wayIndex]?.[siteIndex]?.push(await measure(browser, site, way));
		process.stdout.write(`${count} of ${PRESSES} presses on each way\n`);
	}
	for (const [wayIndex, { name }] of WAYS.entries())
		rows.push(`| ${name} | ${times[wayIndex]?.map((each) => `${Math.round(median(each))} ms`).join(' | ')} |`);
	process.stdout.write(`${rows.join('\n')}\n`);
	for (const path of ['/', '/voyage-search', '/route?id={voyage}', '/destinations']) {
		const bytes: number[] = [];
		for (const site of sites) bytes.push(await inVain(browser, site, path));
		vain.push(`| ${path} | ${bytes.map((each) => `${(each / 1024).toFixed(1)} KB`).join(' | ')} |`);
		process.stdout.write(`${vain.at(-1)}\n`);
	}
} finally {
	await browser.close();
}
const heads = sites.map((_, index) => (sites.length === 1 ? 'now' : index === 0 ? 'before' : 'after')).join(' | ');
const rules = sites.map(() => ' ---: |').join('');
const page = [
	'# From press to content',
	`Written by \`npm run bench:presses\`: a phone (processor ${SLOWER} times slower, 150 ms, 1.6 Mbit/s), medians of ${PRESSES}, from the click to the frame that shows the next page's content. Times depend on the machine: compare the columns, which were measured in turn.`,
	[`| way | ${heads} |`, `| --- |${rules}`, ...rows].join('\n'),
	'Bytes fetched ahead in vain by a visitor who looks, scrolls once and presses nothing (bound: 60 KB):',
	[`| page | ${heads} |`, `| --- |${rules}`, ...vain].join('\n'),
];
writeFileSync(resolve(import.meta.dirname, 'PRESSES.md'), `${page.join('\n\n')}\n`);
