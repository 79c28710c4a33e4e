import { addressOf, SCREENS } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('every screen has a title of its own (M29)', async ({ browser, site, baseURL }) => {
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
