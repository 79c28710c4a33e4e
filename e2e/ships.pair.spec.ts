import { experiencePath, paths, shipPath } from '#shared/paths.ts';
import { faint, whiten } from './support/painted-contrast.ts';
import { expect, test } from './support/test.ts';

test('words over the first picture of a page can be read on the painted pixels', async ({ page, open }) => {
	for (const path of [shipPath('MC'), paths.flagship, experiencePath('AT')]) {
		await open(path);
		await page.locator('main .words-on-picture h1').waitFor();
		expect(await faint(page, 'main .words-on-picture :is(p, h1)'), path).toEqual([]);
		await whiten(page);
		expect(await faint(page, 'main .words-on-picture :is(p, h1)'), `${path} with a white picture`).toEqual([]);
	}
});
