import type { OrdersView } from '#shared/catalogue/bff/orders.ts';
import { orderPath, paths, voyagePath } from '#shared/paths.ts';
import { isPaid } from '#shared/rules/order-status.ts';
import { ask } from './support/booking.ts';
import { enterFromBank } from './support/login.ts';
import { repeatedPictures } from './support/page-checks.ts';
import { expect, test } from './support/test.ts';

// `support/look.ts` checks this for each screen as it opens.
test('no view shows a picture again within four neighbours', async ({ page, open, site, lang }) => {
	const { rows } = await site.search();
	const ids = rows.slice(0, 3).map(({ id }) => id);
	const long = rows.filter(({ state, ports }) => state === 'on-sale' && ports.length > 4).slice(0, 1);
	const views = [paths.search, `${paths.search}?ids=${ids.join(',')}`, ...long.map(voyagePath)];
	for (const view of views) {
		await open(view);
		expect(await repeatedPictures(page), `${view} in ${lang}`).toEqual([]);
	}
});

const SHIP = /\/media\/(ship|hero|cabin|ad|film|footer)-/;

test('an order shows a port until it is paid, then its ship or its cabins', async ({ page, open, context }) => {
	await enterFromBank(context);
	const { rows } = await ask<OrdersView>(context, '/orders?tab=all');
	for (const { status, voyage } of rows) expect(voyage?.picture, status).toMatch(isPaid(status) ? SHIP : /\/media\/port-/);
	const paid = rows.find(({ status }) => status === 'not-travelled');
	if (!paid) throw new Error('no paid order');
	await open(orderPath(paid.id));
	const pictures = page.locator('main img');
	await expect(pictures.first()).toBeVisible();
	for (const source of await pictures.evaluateAll((all) => all.map((picture) => picture.getAttribute('src'))))
		expect(source).toMatch(SHIP);
});
