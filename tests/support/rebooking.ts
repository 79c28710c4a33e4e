import type { RebookingView } from '#shared/catalogue/bff/rebooking.ts';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { entriesOf } from '#shared/entries-of.ts';
import type { Choice } from './booking.ts';
import type { TestSite } from './site.ts';
import { control, type Visitor } from './visitor.ts';

/** The backend's call that cancels an order. */
export const CANCEL = 'POST /openapi/order/individual/{id}/cancel';

/** Returns the page on which the change of an order begins. */
export const changes = async (browser: Visitor, id: string): Promise<RebookingView> =>
	(await browser.get(`/api/order/rebooking?id=${id}`)).body.data;
export const begin = (browser: Visitor, id: string, voyageId: string) =>
	browser.post('/api/order/rebooking/begin', { id, voyageId });
export const finish = async (browser: Visitor, id: string) =>
	(await browser.post('/api/order/rebooking/finish', { id })).body.data;

/** Pays an order at its cashier. */
export async function pay(site: Pick<TestSite, 'sandboxUrl'>, browser: Visitor, id: string): Promise<void> {
	await browser.post('/api/order/pay', { orderId: id, method: 'union' });
	await control(site, '/orders/pay', { id });
}

/** Returns a cabin for two on another date of the order's line, which isn't `except`. */
export async function otherDate(browser: Visitor, oldId: string, except = ''): Promise<Choice> {
	const { voyages } = await changes(browser, oldId);
	for (const { voyage, kind } of entriesOf(voyages)) {
		if (kind !== 'line' || voyage.id === except) continue;
		const page = (await browser.get(`/api/voyage?id=${voyage.id}`)).body.data as VoyagePage;
		const categories = page.categories === 'unavailable' ? [] : page.categories;
		const cabin = categories.find(
			({ state, maxPassengers, left }) => state === 'on-sale' && maxPassengers === 2 && (left ?? 0) > 8,
		);
		if (cabin) return { voyageId: voyage.id, cabin };
	}
	throw new Error('no other date with a cabin');
}
