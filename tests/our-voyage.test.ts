import { describe, expect, it } from 'vitest';
import type { OurVoyageView } from '#shared/catalogue/bff/our-voyage.ts';
import { LANGUAGES, ORDER_STATUSES } from '#shared/constants.ts';
import { orderPath } from '#shared/journey-paths.ts';
import { ourCalendarPath, ourVoyagePath } from '#shared/paths.ts';
import { newMember } from './support/booking.ts';
import { useBookingSite } from './support/booking-site.ts';
import type { TestSite } from './support/site.ts';
import { control, type Visitor, visitor } from './support/visitor.ts';

let site: TestSite;
let mei: Visitor & { mobile: string };
useBookingSite((given) => {
	({ site, mei } = given);
});

const MARKS = { lastName: '标记姓', firstName: '标记名', pinyinLastName: 'MARKEDLAST', pinyinFirstName: 'MARKEDFIRST' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const paidOrder = async (status: keyof typeof ORDER_STATUSES = 'not-travelled'): Promise<string> =>
	(await control<{ id: string }>(site, '/orders', { mobile: mei.mobile, status: ORDER_STATUSES[status], daysToSail: 70 })).id;
const share = (browser: Visitor, id: string, shared = true) => browser.post('/api/order/our-voyage', { id, shared });
const addressOf = async (id: string): Promise<string> => (await share(mei, id)).body.data.address;
const stranger = () => visitor(site);

describe('the address of a booked voyage', () => {
	it('has days, ports and hours, in both languages, and nothing of the people, the order or its price (T103)', async () => {
		const { passengers } = (await mei.get('/api/contacts')).body.data;
		for (const passenger of passengers) await control(site, '/tourists', { id: passenger.id, change: MARKS });
		const id = await paidOrder();
		const order = (await mei.get(`/api/order?id=${id}`)).body.data;
		expect(JSON.stringify(order)).toContain('MARKEDLAST');
		const address = await addressOf(id);
		const view = (await stranger().get(`/api/our-voyage?id=${address}`)).body.data as OurVoyageView;
		const calls = view.days === 'unavailable' ? [] : view.days.filter(({ kind }) => kind === 'port');
		expect(calls.length).toBeGreaterThan(0);
		const seen = [JSON.stringify(view)];
		for (const lang of LANGUAGES) {
			const page = await stranger().get(`${ourVoyagePath(address)}&lang=${lang}`);
			const calendar = await stranger().get(ourCalendarPath(address, lang));
			expect([page.status, calendar.status]).toEqual([200, 200]);
			expect(page.text).toContain('<meta name="robots" content="noindex"');
			expect(calendar.headers['content-type']).toContain('text/calendar');
			seen.push(page.text, calendar.text);
			if (lang === 'CN') for (const { port } of calls) expect(page.text).toContain(port);
		}
		const { user } = (await mei.get('/api/session')).body.data;
		const marks = [
			...Object.values(MARKS),
			...[mei.mobile, mei.mobile.slice(-4), user.mobileMasked, user.id, id, order.number],
			...[order.total, order.paid].map((sum) => sum && String(sum)),
		].filter((mark) => String(mark ?? '').length > 3);
		expect(marks.length).toBeGreaterThan(7);
		for (const text of seen) for (const mark of marks) expect(text).not.toContain(String(mark));
		expect(seen.join('')).not.toMatch(/¥\s?\d|CNY/);
	});

	it('is made once, can’t be guessed, and its page and calendar are gone once it is revoked (T104)', async () => {
		const id = await paidOrder();
		const both = await Promise.all([addressOf(id), addressOf(id)]);
		const [address] = both;
		expect(new Set(both).size).toBe(1);
		expect(address).toMatch(/^[\da-f]{32}$/);
		expect((await mei.get(`/api/order/our-voyage?id=${id}`)).body.data).toEqual({ address });
		await share(mei, id, false);
		const guest = stranger();
		expect((await guest.get(ourVoyagePath(address))).status).toBe(404);
		expect((await guest.get(ourCalendarPath(address, 'CN'))).status).toBe(404);
		expect(await addressOf(id)).not.toBe(address);
	});

	it('is for the order’s member alone to make, to know and to revoke (T104)', async () => {
		const id = await paidOrder();
		const address = await addressOf(id);
		const lin = await newMember(site);
		expect((await share(lin, id)).status).toBe(404);
		expect((await lin.get(`/api/order/our-voyage?id=${id}`)).body.data).toEqual({ address: '' });
		await share(lin, id, false);
		expect((await share(stranger(), id)).status).toBe(401);
		expect((await stranger().get(ourVoyagePath(address))).status).toBe(200);
	});

	it('exists of a paid order only, and ends when the order is cancelled', async () => {
		expect((await share(mei, await paidOrder('waiting-payment'))).status).toBe(409);
		const id = await paidOrder();
		const address = await addressOf(id);
		const { refund } = (await mei.get(`/api/order/refund?id=${id}`)).body.data;
		expect((await mei.post('/api/order/cancel', { id, refund, policy: true })).body.data.state).toBe('done');
		expect((await stranger().get(ourVoyagePath(address))).status).toBe(404);
	});

	it('is made and revoked by a form without scripts', async () => {
		const id = await paidOrder();
		const made = await mei.post(orderPath(id, 'share'), { shared: 'on' }, FORM);
		expect([made.status, made.headers.location]).toEqual([302, orderPath(id)]);
		const { address } = (await mei.get(`/api/order/our-voyage?id=${id}`)).body.data;
		expect((await mei.get(orderPath(id))).text).toContain(ourVoyagePath(address));
		await mei.post(orderPath(id, 'share'), { empty: '' }, FORM);
		expect((await mei.get(`/api/order/our-voyage?id=${id}`)).body.data).toEqual({ address: '' });
	});
});

describe('the calendar of a booked voyage', () => {
	it('has the voyage, its ports by their own clocks, check-in, boarding passes and the departure', async () => {
		const address = await addressOf(await paidOrder());
		const { text } = await stranger().get(ourCalendarPath(address, 'EN'));
		const lines = text.replaceAll('\r\n ', '').split('\r\n');
		const titles = lines.filter((line) => line.startsWith('SUMMARY:'));
		for (const title of ['Last good day for online check-in', 'Boarding passes are ready to be made'])
			expect(titles).toContain(`SUMMARY:${title}`);
		expect(titles.some((title) => title.startsWith('SUMMARY:In port: '))).toBe(true);
		expect(titles.some((title) => title.endsWith(' sails'))).toBe(true);
		expect(lines.filter((line) => /^DTSTART:\d{8}T\d{6}$/.test(line)).length).toBeGreaterThan(0);
		expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT12H');
	});

	it('is sent again only when it has changed, and to no shared cache', async () => {
		const path = ourCalendarPath(await addressOf(await paidOrder()), 'CN');
		const first = await stranger().get(path);
		expect(first.headers['cache-control']).toBe('private, no-cache');
		const again = await stranger().get(path, { 'if-none-match': first.headers.etag });
		expect([again.status, again.text]).toEqual([304, '']);
	});
});
