import { experiencePath, paths, shipPath } from '#shared/paths.ts';
import { faint, whiten } from './support/painted-contrast.ts';
import { expect, test } from './support/test.ts';

test('the words of a page stand below its first picture, and those of the header over it can be read on the painted pixels', async ({
	page,
	open,
	device,
}) => {
	for (const path of [shipPath('MC'), paths.flagship, experiencePath('AT')]) {
		await open(path);
		const picture = await page.locator('main img').first().boundingBox();
		const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
		expect(heading?.y, path).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? Number.NaN));
		if (device === 'mobile') continue;
		await whiten(page);
		expect(await faint(page, 'header[data-state="over"] nav button span'), `${path} with a white picture`).toEqual([]);
	}
});
