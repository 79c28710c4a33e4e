import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { MyVoyageView } from '#shared/catalogue/bff/my-voyage.ts';
import type { OurVoyageView } from '#shared/catalogue/bff/our-voyage.ts';
import { LANGUAGES, ORDER_STATUSES } from '#shared/constants.ts';
import { entriesOf } from '#shared/entries-of.ts';
import { myVoyagePath, orderPath, ourCalendarPath, ourVoyagePath } from '#shared/paths.ts';
import { addDays, todayInShanghai } from '#shared/rules/dates.ts';
import { MAX_PINS } from '#shared/rules/pins.ts';
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

describe('a shared voyage follows its order', () => {
	const DAYS = 84;
	const newDay = () => addDays(todayInShanghai(new Date()), DAYS);
	const move = (id: string) => control(site, '/orders/sailing', { id, leavesInMinutes: DAYS * 24 * 60 });
	const cancel = (id: string) => control(site, '/orders/advance', { id, to: ORDER_STATUSES.cancelled });
	const seen = async (address: string) => (await stranger().get(`/api/our-voyage?id=${address}`)).body.data as OurVoyageView;

	it('that was moved: page, days and calendar have the new day, and say that it changed', async () => {
		const id = await paidOrder();
		const address = await addressOf(id);
		await move(id);
		const view = await seen(address);
		expect(view.voyage.date).toBe(newDay());
		expect(view).toMatchObject({ changedFrom: expect.any(Number) });
		expect(view.days === 'unavailable' ? '' : view.days[0]?.date).toBe(newDay());
		const order = (await mei.get(`/api/order?id=${id}`)).body.data;
		expect([view.leavesAt, view.changedFrom]).toEqual([order.leavesAt, order.changedFrom]);
		expect((await stranger().get(ourVoyagePath(address))).text).toContain('启航时间由');
		const calendar = (await stranger().get(ourCalendarPath(address, 'CN'))).text;
		expect(calendar).toContain(`DTSTART;VALUE=DATE:${newDay().replaceAll('-', '')}`);
		expect(calendar.replaceAll('\r\n ', '')).toContain('启航时间由');
	});

	it('after its member has logged out, as the next reading finds it', async () => {
		const lin = await newMember(site);
		const { id } = await control<{ id: string }>(site, '/orders', {
			mobile: lin.mobile,
			status: ORDER_STATUSES['not-travelled'],
			daysToSail: 70,
		});
		const { address } = (await share(lin, id)).body.data;
		const { date } = (await seen(address)).voyage;
		await lin.post('/api/logout');
		await move(id);
		expect((await seen(address)).voyage.date).toBe(date);
		// By a bank's link: a number gets one code a minute.
		const { code } = await control<{ code: string }>(site, '/entry', { mobile: lin.mobile });
		const { nonce } = (await lin.get('/api/login/entry')).body.data;
		expect((await lin.post('/api/login/bank', { code, nonce })).status).toBe(200);
		await lin.get('/api/orders');
		expect((await seen(address)).voyage.date).toBe(newDay());
	});

	it('that was cancelled elsewhere: page and calendar end, and it can still be revoked', async () => {
		const id = await paidOrder();
		const address = await addressOf(id);
		await cancel(id);
		expect((await stranger().get(ourVoyagePath(address))).status).toBe(404);
		expect((await stranger().get(ourCalendarPath(address, 'CN'))).status).toBe(404);
		const page = (await mei.get(orderPath(id))).text;
		expect(page).toContain('停止分享');
		expect(page).not.toContain(ourVoyagePath(address));
		expect((await share(mei, id, false)).body.data).toEqual({ address: '' });
		expect((await mei.get(orderPath(id))).text).not.toContain('停止分享');
	});
});

describe('the calendar of a booked voyage', () => {
	it('has the voyage, its ports, check-in, boarding passes, departure and return, at moments that no reader’s clock changes', async () => {
		const address = await addressOf(await paidOrder());
		const { text } = await stranger().get(ourCalendarPath(address, 'EN'));
		const lines = text.replaceAll('\r\n ', '').split('\r\n');
		const titles = lines.filter((line) => line.startsWith('SUMMARY:'));
		for (const title of ['Last good day for online check-in', 'Boarding passes are ready to be made'])
			expect(titles).toContain(`SUMMARY:${title}`);
		expect(titles.some((title) => title.startsWith('SUMMARY:In port: '))).toBe(true);
		expect(titles.some((title) => title.endsWith(' sails'))).toBe(true);
		expect(titles.some((title) => title.startsWith('SUMMARY:Back in '))).toBe(true);
		expect(lines.filter((line) => /^DTSTART:\d{8}T\d{6}Z$/.test(line)).length).toBeGreaterThan(3);
		expect(lines.filter((line) => /^DT(START|END):.*\d$/.test(line))).toEqual([]);
		expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT12H');
	});

	it('has what is pinned to a day as a whole day with deck and hours in words; unknown pins and those above the most are left out', async () => {
		const id = await paidOrder();
		const address = await addressOf(id);
		const { days, places } = (await mei.get(`/api/my-voyage?id=${id}`)).body.data as MyVoyageView;
		const day = entriesOf(days)[1] ?? expect.fail('no days');
		const place = entriesOf(places).find(({ hours }) => hours) ?? expect.fail('no hours');
		const calendarWith = (pins: string) => stranger().get(ourCalendarPath(address, 'CN', pins));
		const { text } = await calendarWith(`2-${place.id},2-${place.id},2-none,99-${place.id},<b>`);
		for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
		expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
		const all = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
		for (const one of all) expect(one.hasProperty('dtstamp')).toBe(true);
		expect(new Set(all.map((one) => one.getFirstPropertyValue('uid'))).size).toBe(all.length);
		const pins = all.map((one) => new ICAL.Event(one)).filter(({ uid }) => uid.startsWith('pin-'));
		expect(pins.map(({ summary, startDate, endDate }) => [summary, String(startDate), String(endDate)])).toEqual([
			[place.name, day.date, addDays(day.date, 1)],
		]);
		expect(pins[0]?.description).toContain(place.hours);
		const many = entriesOf(days).flatMap((one) => entriesOf(places).map((other) => `${one.day}-${other.id}`));
		expect((await calendarWith(many.slice(0, 2 * MAX_PINS).join(','))).text.match(/UID:pin-/g)).toHaveLength(MAX_PINS);
		expect((await calendarWith('2-7,'.repeat(1_000))).status).toBe(400);
		// The form of the page leads to such a calendar without scripts.
		const page = (await mei.get(`${myVoyagePath(id)}&pins=&day=2&place=${place.id}`)).text;
		expect(page).toContain(ourCalendarPath(address, 'CN', `2-${place.id}`).replaceAll('&', '&amp;'));
		expect((await calendarWith('')).text).not.toContain('UID:pin-');
	});

	it('has events of its own for each order of a voyage', async () => {
		const uidsOf = async () =>
			(await stranger().get(ourCalendarPath(await addressOf(await paidOrder()), 'CN'))).text.match(/UID:.*/g) ?? [];
		const both = [...(await uidsOf()), ...(await uidsOf())];
		expect(both.length).toBeGreaterThan(8);
		expect(new Set(both).size).toBe(both.length);
	});

	it('is sent again only when it has changed, and to no shared cache', async () => {
		const path = ourCalendarPath(await addressOf(await paidOrder()), 'CN');
		const first = await stranger().get(path);
		expect(first.headers['cache-control']).toBe('private, no-cache');
		const again = await stranger().get(path, { 'if-none-match': first.headers.etag });
		expect([again.status, again.text]).toEqual([304, '']);
	});
});
