import type { Page } from '@playwright/test';
import type { OrdersView } from '#shared/catalogue/bff/orders.ts';
import { orderPath } from '#shared/inner-paths.ts';
import { paths, voyagePath } from '#shared/paths.ts';
import { ask } from './support/booking.ts';
import { enterFromBank } from './support/login.ts';
import { expect, test } from './support/test.ts';

/** Pictures of a view that are shown more than once, by their name, whatever crop or width each has. */
const repeated = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const names = [...document.querySelectorAll<HTMLImageElement>('main img')]
			.filter((picture) => picture.checkVisibility())
			.map(({ src }) => /\/media\/(.+?)(?:-\d+x\d+)?_/.exec(src)?.[1] ?? src);
		return names.filter((name, index) => names.indexOf(name) !== index);
	});

test('no view shows one picture twice', async ({ page, open, site, lang }) => {
	const { rows, facets } = await site.search();
	const ids = rows.slice(0, 3).map(({ id }) => id);
	const ship = facets.cruise.find(({ count }) => count > 20)?.value;
	const voyages = rows.filter(({ state }) => state === 'on-sale').filter(({ ports }, index) => index === 0 || ports.length > 4);
	const views = [
		paths.home,
		paths.search,
		`${paths.search}?cruise=${ship}`,
		`${paths.search}?ids=${ids.join(',')}`,
		...voyages.slice(0, 2).map(voyagePath),
		await site.listed(paths.destination),
		paths.flagship,
	];
	for (const view of views) {
		await open(view);
		expect(await repeated(page), `${view} in ${lang}`).toEqual([]);
	}
});

test('what was booked is shown by its ship or its cabins, each picture once', async ({ page, open, context, lang }) => {
	await enterFromBank(context);
	const { rows } = await ask<OrdersView>(context, '/orders?tab=all');
	const paid = rows.find(({ status }) => status === 'not-travelled') ?? rows[0];
	if (!paid) throw new Error('no orders');
	for (const view of [`${paths.orders}?tab=all`, orderPath(paid.id)]) {
		await open(view);
		const pictures = page.locator('main img');
		await expect(pictures.first()).toBeVisible();
		expect(await repeated(page), `${view} in ${lang}`).toEqual([]);
		for (const source of await pictures.evaluateAll((all) => all.map((picture) => picture.getAttribute('src'))))
			expect(source).toMatch(/\/media\/(ship|hero|cabin|ad|film|footer)-/);
	}
});
