import type { BrowserContext } from '@playwright/test';
import type { BookingView } from '#shared/catalogue/bff/booking.ts';
import type { ConfirmView } from '#shared/catalogue/bff/confirm.ts';
import type { OrderRefundView, OrderView } from '#shared/catalogue/bff/orders.ts';
import type { RebookingView } from '#shared/catalogue/bff/rebooking.ts';
import type { CategoryView, VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { orderPath, paths } from '#shared/paths.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { ageOn } from '#shared/rules/passenger-age.ts';
import { ask, book, choose, headed, placeOrder, roomy, send, visitCashier } from './support/booking.ts';
import { control, enterFromBank } from './support/login.ts';
import type { Site } from './support/site.ts';
import { expect, test } from './support/test.ts';

const FAMILY = { adult: 2, child: 1 };
const POLICIES = { booking: true, contract: true, privacy: true };
type Quotes = { cabins: { categoryId: string; totalPrice: number }[] };

/** Returns the cabins of a voyage that take the family with its price, the cheapest first; those that staff confirm aside. */
async function cabinsOf(context: BrowserContext, site: Site, voyageId: string): Promise<(CategoryView & { sum: number })[]> {
	const { categories } = await site.ask<VoyagePage>(`/voyage?id=${voyageId}`);
	const fitting = (categories === 'unavailable' ? [] : categories).filter(
		({ state, maxPassengers, left, code }) =>
			state === 'on-sale' && (maxPassengers ?? 0) >= 3 && (left ?? 0) > 2 && !/^[FS]/.test(code),
	);
	const asked = fitting.map(({ id }) => ({ categoryId: id, ...FAMILY }));
	if (asked.length === 0) return [];
	const { cabins } = await send<Quotes>(context, '/openapi/order/individual/calculate', { voyageId, cabins: asked });
	const priceOf = ({ id }: CategoryView) => cabins.find(({ categoryId }) => categoryId === id)?.totalPrice ?? 0;
	return fitting.map((cabin) => ({ ...cabin, sum: priceOf(cabin) })).toSorted((one, other) => one.sum - other.sum);
}

/** Makes a family's paid order, in the cheapest or the dearest cabin that takes them. */
async function familyOrder(context: BrowserContext, site: Site, which: 0 | -1): Promise<string> {
	await enterFromBank(context);
	const { voyage } = await roomy(site, { months: 3, passengers: 3 });
	const cabin = (await cabinsOf(context, site, voyage.id)).at(which);
	const data = { voyageId: voyage.id, cabins: [{ categoryId: cabin?.id, ...FAMILY, count: 1 }] };
	const { localId } = await send<{ localId: string }>(context, '/booking/hold', data);
	const { passengers, contacts } = await ask<BookingView>(context, `/booking?localId=${localId}`);
	if (passengers === 'unavailable' || contacts === 'unavailable') throw new Error('no lists');
	const isAdult = (birthday: string) => ageOn(birthday, voyage.date) >= 18;
	const adults = passengers.filter(
		({ birthday, attention }) => isAdult(birthday) && attention !== 'expired' && attention !== 'incomplete',
	);
	const child = passengers.find(({ birthday }) => ageOn(birthday, voyage.date) < 13);
	const beds = [[adults[0]?.id, adults[1]?.id, child?.id]];
	await send(context, '/booking/save', { localId, beds, contactId: contacts[0]?.id });
	const { total } = (await ask<ConfirmView>(context, `/booking/confirm?localId=${localId}`)) as { total: number };
	const { orderId } = await send<{ orderId: string }>(context, '/booking/create', { localId, total, policies: POLICIES });
	await send(context, '/order/pay', { orderId, method: 'union' });
	await control('POST', '/orders/pay', { id: orderId });
	return orderId;
}

/** The sandbox's price of a cabin for the family, in prices of a person. */
const SHARES = 2.4;

for (const { outcome, from, to, sum, coupon } of [
	{ outcome: 'less', from: -1, to: 0, sum: 1_200, coupon: 300 },
	{ outcome: 'more', from: 0, to: -1, sum: 800, coupon: 100 },
] as const) {
	test(`a family changes to another date, and in all there is ¥${sum} ${outcome === 'less' ? 'back' : 'to pay'}`, async ({
		page,
		open,
		context,
		site,
		lang,
		t,
		sound,
	}) => {
		test.slow();
		const main = page.getByRole('main');
		const oldId = await familyOrder(context, site, from);
		const before = await ask<OrderView>(context, `/order?id=${oldId}`);
		const { refund } = await ask<OrderRefundView>(context, `/order/refund?id=${oldId}`);
		const money = (amount: number) => formatMoney(amount, lang);

		await open(orderPath(oldId));
		await main.getByRole('link', { name: t('orders:actions.rebook') }).click();
		await headed(page, t('orders:rebook.title'));
		await expect(main).toContainText(money(refund ?? 0));
		await sound('the change of an order');
		const { voyages } = await ask<RebookingView>(context, `/order/rebooking?id=${oldId}`);
		const others = (voyages === 'unavailable' ? [] : voyages).filter(({ kind }) => kind === 'line');
		const fitting = await Promise.all(
			others.map(async ({ voyage }) => ({ ...voyage, cabin: (await cabinsOf(context, site, voyage.id)).at(to) })),
		);
		const { id: voyageId, date, cabin } = fitting.find((other) => other.cabin) ?? {};
		if (!cabin) throw new Error('no other date has a cabin for the family');
		const price = (refund ?? 0) + (outcome === 'more' ? sum : -sum);
		const by = Math.round((price + coupon - cabin.sum) / SHARES);
		await control('POST', '/prices', { voyageId, by });
		const row = main.getByRole('listitem').filter({ has: page.locator(`time[datetime="${date}"]`) });
		await row.getByRole('button').click();
		await page.waitForURL((url) => url.pathname === paths.voyage);

		await choose(page, t, cabin);
		await book(page, t);
		await headed(page, t('booking:title'));
		await expect(main).toContainText(t('booking:rebook.booking', { number: before.number }));
		await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(3);
		await main.getByRole('button', { name: t('booking:go'), exact: true }).click();

		await headed(page, t('booking:confirm.title'));
		await main.getByRole('radio', { name: new RegExp(`\\b${coupon}\\b`) }).check();
		const cost = { refund: money(refund ?? 0), price: money(price), amount: money(sum) };
		await expect(main).toContainText(t(`booking:rebook.cost.${outcome}`, cost));
		await sound('the confirmation of a change');
		const newId = await placeOrder(page, t);
		await control('POST', '/prices', { voyageId, by: -by });
		await expect(main).toContainText(t('orders:rebook.pay.title'));
		await sound('the payment of a change');
		expect((await ask<OrderView>(context, `/order?id=${oldId}`)).status).toBe('not-travelled');

		await visitCashier(page, t, 'pay');
		await headed(page, t('payment:paid.title'));
		await expect(main).toContainText(t('orders:rebook.done.title'));
		await expect(main).toContainText(t('orders:rebook.finish.back', { amount: money(refund ?? 0) }).trim());
		await sound('a change that is complete');
		expect((await ask<OrderView>(context, `/order?id=${oldId}`)).status).toBe('cancelling');

		await main.getByRole('link', { name: t('orders:rebook.seeOld') }).click();
		await page.waitForURL((url) => url.searchParams.get('id') === oldId);
		await expect(main).toContainText(t('orders:rebook.done.title'));
		await main.getByRole('link', { name: t('orders:rebook.seeNew') }).click();
		await page.waitForURL((url) => url.searchParams.get('id') === newId);
	});
}
