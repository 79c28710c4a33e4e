import { writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { quantile } from './quantile.ts';

/**
 * `npm run bench:presses -- <address>`: how long a phone takes to answer a press, as browsers measure it themselves (Event Timing: from the press until what
 * it changed is painted), on this machine's processor and on one four times slower. Writes `bench/PRESSES.md`. Takes the site's address, and a machine that does nothing else.
 */
const [site = 'http://localhost:3000'] = process.argv.slice(2);
/** Each press on this machine's processor; three of four on one so much slower. */
const SLOWER = 4;
const BOUND_MS = 200;
const MAX_PRESSES = 15;

declare global {
	interface Window {
		presses: Map<number, number>;
	}
}

/** The longest event of each press is the press's time. Those below 16 ms have no entry. */
const notePresses = (page: Page): Promise<unknown> =>
	page.addInitScript(() => {
		window.presses = new Map();
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
				if (entry.interactionId > 0)
					window.presses.set(entry.interactionId, Math.max(entry.duration, window.presses.get(entry.interactionId) ?? 0));
		}).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
	});

async function pressAll(page: Page): Promise<number> {
	const buttons = await page.locator('button:visible:not([type=submit]):not([disabled])').all();
	let pressed = 0;
	for (const button of buttons) {
		if (pressed >= MAX_PRESSES) break;
		const done = await button.tap({ timeout: 1_500 }).then(
			() => true,
			() => false,
		);
		if (!done) continue;
		pressed += 1;
		await page.waitForTimeout(300);
		await page.keyboard.press('Escape');
		await page.waitForTimeout(300);
	}
	return pressed;
}

/** Times of a page's presses, and how many buttons were tapped. */
async function press(path: string, slower: number): Promise<{ pressed: number; times: number[] }> {
	const context = await browser.newContext({
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		isMobile: true,
		locale: 'zh-CN',
	});
	const page = await context.newPage();
	await notePresses(page);
	await page.goto(`${site}${path}`, { waitUntil: 'networkidle' });
	await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slower });
	const pressed = await pressAll(page);
	const times = await page.evaluate(() => [...window.presses.values()]);
	await context.close();
	return { pressed, times };
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' });
const found = (await (await fetch(`${site}/api/search`)).json()) as { data: { rows: { id: string }[] } };
const pages = ['/', '/voyage-search', `/route?id=${found.data.rows[0]?.id}`, '/faq'];
const rows: string[] = [];
const usual: number[] = [];
const slow: number[] = [];
for (const path of pages) {
	const here = await press(path, 1);
	const there = await press(path, SLOWER);
	usual.push(...here.times);
	slow.push(...there.times);
	const cells = [here, there].map(
		({ times }) => `${quantile(times, 0.5)} ms | ${quantile(times, 0.75)} ms | ${Math.max(0, ...times)} ms`,
	);
	rows.push(`| ${path.split('=')[0]} | ${here.pressed} | ${cells.join(' | ')} |`);
}
await browser.close();
const said = (ms: number): string => `${ms} ms, bound ${BOUND_MS} ms: ${ms <= BOUND_MS ? 'holds' : '**does not hold**'}`;
const text = [
	'# Presses',
	`Written by \`bench/presses.ts\`: how long a phone takes to paint what a press changed, as the browser measures it (Event Timing, in steps of 8 ms). Each button of a page is tapped, then Escape is pressed; both count.`,
	`- The longest press on this machine's processor: ${said(Math.max(0, ...usual))}.\n- Three of four presses at a processor ${SLOWER} times slower: ${said(quantile(slow, 0.75))}; the longest there took ${Math.max(0, ...slow)} ms.`,
	[
		`| page | buttons tapped | median | three of four | longest | median, ${SLOWER} times slower | three of four | longest |`,
		'| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
		...rows,
	].join('\n'),
].join('\n\n');
writeFileSync(new URL('PRESSES.md', import.meta.url), `${text}\n`);
process.stdout.write(`${text}\n`);
