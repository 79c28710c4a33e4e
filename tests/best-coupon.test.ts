import { expect, it } from 'vitest';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { type Choice, confirmOf, create, filledDraft, type OpenConfirm } from './support/booking.ts';
import { useBookingSite } from './support/booking-site.ts';
import type { TestSite } from './support/site.ts';
import { control, type Visitor } from './support/visitor.ts';

let site: TestSite;
let choice: Choice;
let mei: Visitor;

useBookingSite((given) => {
	({ site, choice, mei } = given);
});

const opened = async (browser: Visitor, localId: string): Promise<OpenConfirm> =>
	(await browser.get(`/api/booking/confirm?localId=${localId}&propose=yes`)).body.data;
const bestOf = ({ crmCoupons }: OpenConfirm) =>
	(crmCoupons === 'unavailable' ? [] : crmCoupons).filter(({ usable }) => usable).toSorted((a, b) => b.amount - a.amount)[0];

it('the best coupon is proposed when the confirmation is first opened, and lowers the price by its amount', async () => {
	const localId = await filledDraft(mei, choice);
	const { total, changed } = await confirmOf(mei, localId);
	const view = await opened(mei, localId);
	const best = bestOf(view);
	expect(best?.amount).toBeGreaterThan(0);
	expect(view).toMatchObject({
		total: total - (best?.amount ?? 0),
		coupon: { kind: 'crm-coupon', code: best?.id },
		proposed: true,
		changed,
	});
	expect((await create(mei, localId, view.total)).body.data.state).toBe('created');
});

it('the best coupon isn’t proposed again after it was removed or chosen', async () => {
	const localId = await filledDraft(mei, choice);
	const best = bestOf(await opened(mei, localId));
	await mei.post('/api/booking/coupon', { localId });
	expect(await opened(mei, localId)).toMatchObject({ coupon: null, proposed: false });
	await mei.post('/api/booking/coupon', { localId, crmId: best?.id });
	expect(await opened(mei, localId)).toMatchObject({ coupon: { code: best?.id }, proposed: false });
});

it('the best coupon isn’t proposed before a changed price was accepted, or while coupons are unavailable', async () => {
	const localId = await filledDraft(mei, choice);
	site.sandbox.fault({ call: 'POST /openapi/coupon/getCrmCouponList', httpStatus: 500 });
	expect(await opened(mei, localId)).toMatchObject({ coupon: null, proposed: false, crmCoupons: 'unavailable' });
	site.sandbox.reset();
	const { total } = await confirmOf(mei, localId);
	await control(site, '/prices', { voyageId: choice.voyageId, by: 100 });
	expect(await opened(mei, localId)).toMatchObject({ coupon: null, total: total + 200, changed: { before: total } });
	await control(site, '/prices', { voyageId: choice.voyageId, by: -100 });
});

it('the best coupon of two bookings is used by the first order; the other costs the full price', async () => {
	const [first, second] = [await filledDraft(mei, choice), await filledDraft(mei, choice)];
	const view = await opened(mei, first);
	const same = await opened(mei, second);
	expect(same.coupon?.code).toBe(view.coupon?.code);
	expect((await create(mei, first, view.total)).body.data.state).toBe('created');
	expect((await create(mei, second, same.total)).body.data.state).toBe('changed');
	// The stand-in holds cabins of a voyage for one booking of a member: the first order has the cabin that both had.
	expect((await mei.post('/api/booking/hold-again', { localId: second })).body.data.localId).toBe(second);
	const { total } = await confirmOf(mei, second);
	expect(total).toBeGreaterThan(same.total);
	expect((await create(mei, second, total)).body.data.state).toBe('created');
});

it('the member’s pages list the coupons of the confirmation without a booking', async () => {
	const { crmCoupons } = await opened(mei, await filledDraft(mei, choice));
	if (crmCoupons === 'unavailable') throw new Error('the stand-in has coupons');
	const valid = crmCoupons.filter(({ until }) => until >= todayInShanghai(new Date()));
	const { coupons } = (await mei.get('/api/crm/coupons')).body.data;
	expect(coupons.map(({ id }: { id: string }) => id).toSorted()).toEqual(valid.map(({ id }) => id).toSorted());
	const page = (await mei.get('/crm-coupon')).text;
	for (const { name } of valid) expect(page).toContain(name);
});
