import type { OrdersView } from '#shared/catalogue/bff/orders.ts';
import { orderPath } from '#shared/journey-paths.ts';
import { paths, voyagePath } from '#shared/paths.ts';
import { ask } from './support/booking.ts';
import { enterFromBank } from './support/login.ts';
import { repeatedPictures } from './support/page-checks.ts';
import { expect, test } from './support/test.ts';

// `support/look.ts` checks this for each screen as it opens.
test('no view shows one picture twice', async ({ page, open, site, lang }) => {
	const { rows, facets } = await site.search();
	const ids = rows.slice(0, 3).map(({ id }) => id);
	const ship = facets.cruise.find(({ count }) => count > 20)?.value;
	const long = rows.filter(({ state, ports }) => state === 'on-sale' && ports.length > 4).slice(0, 1);
	const views = [`${paths.search}?cruise=${ship}`, `${paths.search}?ids=${ids.join(',')}`, ...long.map(voyagePath)];
	for (const view of views) {
		await open(view);
		expect(await repeatedPictures(page), `${view} in ${lang}`).toEqual([]);
	}
});

test('an order shows its ship or its cabins, each picture once', async ({ page, open, context, lang }) => {
	await enterFromBank(context);
	const { rows } = await ask<OrdersView>(context, '/orders?tab=all');
	const paid = rows.find(({ status }) => status === 'not-travelled') ?? rows[0];
	if (!paid) throw new Error('no orders');
	for (const view of [`${paths.orders}?tab=all`, orderPath(paid.id)]) {
		await open(view);
		const pictures = page.locator('main img');
		await expect(pictures.first()).toBeVisible();
		expect(await repeatedPictures(page), `${view} in ${lang}`).toEqual([]);
		for (const source of await pictures.evaluateAll((all) => all.map((picture) => picture.getAttribute('src'))))
			expect(source).toMatch(/\/media\/(ship|hero|cabin|ad|film|footer)-/);
	}
});
