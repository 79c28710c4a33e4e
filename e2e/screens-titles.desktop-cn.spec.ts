import { PAGE_NAMES } from '#shared/pages.ts';
import { addressOf, type Screen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const SCREENS: readonly Screen[] = [...PAGE_NAMES, 'nothing found', 'unknown voyage'];

test('every page has a title of its own (M29)', async ({ browser, site, baseURL }) => {
	const titles = new Map<string, string>();
	for (const screen of SCREENS) {
		const context = await browser.newContext({ baseURL, locale: 'zh-CN' });
		const html = await (await context.request.get(await addressOf(screen, { site, context }))).text();
		const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
		expect(title, screen).not.toBe('');
		expect(titles.get(title), `${screen}: ${title}`).toBeUndefined();
		titles.set(title, screen);
		await context.close();
	}
	expect(titles.size).toBe(SCREENS.length);
});
