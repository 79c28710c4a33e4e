import type { Browser, Page } from '@playwright/test';
import { paths, voyagePath } from '#shared/paths.ts';
import { expect, test } from './support/test.ts';

type TraceEvent = { name: string; args: { elementCount?: number } };

/** Counts the elements that the browser styles anew during an action. */
async function styledDuring(browser: Browser, act: () => Promise<unknown>): Promise<number> {
	const session = await browser.newBrowserCDPSession();
	const events: TraceEvent[] = [];
	session.on('Tracing.dataCollected', ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[])));
	await session.send('Tracing.start', {
		transferMode: 'ReportEvents',
		traceConfig: { includedCategories: ['devtools.timeline'] },
	});
	await act();
	const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
	await session.send('Tracing.end');
	await complete;
	await session.detach();
	return events.reduce((sum, { name, args }) => sum + (name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : 0), 0);
}

/** Puts an element into the page and has it styled. */
const insert = (page: Page) =>
	page.evaluate(() => {
		const added = document.createElement('div');
		added.append(document.createElement('span'));
		document.querySelector('main')?.append(added);
		return getComputedStyle(added).color;
	});

test('adding an element to a page styles it, and hardly anything else', async ({ browser, page, open, site }) => {
	for (const path of [paths.home, paths.search, voyagePath(await site.voyage())]) {
		await open(path);
		const all = await page.locator('*').count();
		const styled = await styledDuring(browser, () => insert(page));
		expect(styled, 'the added elements').toBeGreaterThanOrEqual(2);
		expect(styled, `of ${all} elements of ${path}`).toBeLessThan(all / 10);
	}
});
