import type { Browser, Page } from '@playwright/test';
import { paths, voyagePath } from '#shared/paths.ts';
import { expect, test } from './support/test.ts';

type TraceEvent = { name: string; ts: number; args: { elementCount?: number } };

const BEFORE = 'before the change';
const AFTER = 'after the change';

/** Adds an element to the page, or puts an empty page in place of its own. */
type Change = 'add' | 'replace';

/**
 * Changes the page and counts the elements that the browser styles anew for it: what waited to be styled before is styled first, and what the page
 * does by itself later is outside the marks.
 */
async function styledBy(change: Change, browser: Browser, page: Page): Promise<number> {
	const session = await browser.newBrowserCDPSession();
	const events: TraceEvent[] = [];
	session.on('Tracing.dataCollected', ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[])));
	await session.send('Tracing.start', {
		transferMode: 'ReportEvents',
		traceConfig: { includedCategories: ['devtools.timeline', 'blink.user_timing'] },
	});
	await page.evaluate(
		([before, after, change]) => {
			const styleNow = () => getComputedStyle(document.body).color;
			const main = document.querySelector('main');
			styleNow();
			performance.mark(before);
			const added = document.createElement(change === 'add' ? 'div' : 'main');
			added.append(document.createElement('span'));
			if (change === 'add') main?.append(added);
			else main?.replaceWith(added);
			styleNow();
			performance.mark(after);
		},
		[BEFORE, AFTER, change] as const,
	);
	const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
	await session.send('Tracing.end');
	await complete;
	await session.detach();
	const timeOf = (mark: string) => events.find(({ name }) => name === mark)?.ts ?? Number.NaN;
	const [from, to] = [timeOf(BEFORE), timeOf(AFTER)];
	const styles = events.filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts >= from && ts <= to);
	return styles.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

for (const [title, change] of [
	['adding an element to a page styles it, and hardly anything else', 'add'],
	['an empty page in place of another is styled, and hardly anything else', 'replace'],
] as const)
	test(title, async ({ browser, page, open, site }) => {
		for (const path of [paths.home, paths.search, voyagePath(await site.voyage())]) {
			await open(path);
			const all = await page.locator('*').count();
			const styled = await styledBy(change, browser, page);
			expect(styled, 'the added elements').toBeGreaterThanOrEqual(2);
			expect(styled, `of ${all} elements of ${path}`).toBeLessThan(all / 10);
		}
	});
