import sharp from 'sharp';
import supertest from 'supertest';
import type { CallName, UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { ORDER_STATUSES } from '#shared/constants.ts';
import { newPressKey, PRESS_HEADER } from '#shared/press-key.ts';
import { type Choice, confirmOf, create, filledDraft, hold, newMember, ordered } from './booking.ts';
import { REST } from './check-in.ts';
import type { TestSite } from './site.ts';
import { control, cookieHeader, outbox, sendCode, type Visitor, visitor } from './visitor.ts';

type Site = Pick<TestSite, 'url' | 'sandboxUrl'>;
type Member = Visitor & { mobile: string };
/** Makes the same call once more. */
export type Press = () => Promise<unknown>;

export type CostlyCall = {
	call: CallName;
	/** What it asks of upstream, and how often at most for the presses of one browser. */
	asks: UpstreamCall;
	most: number;
	/** How often more once its answer was lost with the store: nobody has got it, and it takes nothing further. */
	again?: number;
	/** How often it is pressed at once. */
	presses?: number;
	/** Prepares a browser of its own; returns its press. */
	prepare: (site: Site, choice: Choice) => Promise<Press>;
};

let numbers = 13_700_100_000;
const nextNumber = (): string => String(numbers++);
/** Headers of one press of a page's button; a change that may be made again on purpose is the same one only by its key. */
const onePress = () => ({ [PRESS_HEADER]: newPressKey() });
let rooms = 0;
/** Returns a free room that no other row takes. */
async function otherRoom(member: Visitor, query: string): Promise<string> {
	const { body } = await member.get(query);
	rooms += 1;
	return body.data.rooms.at(-rooms % body.data.rooms.length).id;
}

/** A new member with a paid order, not made by a booking, that sails in so many hours. */
async function memberWhoSailsIn(hours: number, site: Site): Promise<{ member: Member; id: string; person: string }> {
	const member = await newMember(site);
	const status = ORDER_STATUSES['not-travelled'];
	const { id } = await control<{ id: string }>(site, '/orders', { mobile: member.mobile, status, daysToSail: 30 });
	await control(site, '/orders/sailing', { id, leavesInMinutes: hours * 60 });
	const { people } = await control<{ people: { id: number }[] }>(site, '/orders/people', { id });
	return { member, id, person: String(people[0]?.id) };
}

const paying = (method: 'union' | 'alipay' | 'wechat'): CostlyCall => ({
	call: 'POST /order/pay',
	asks: `POST /openapi/order/${method}/pay`,
	most: 1,
	again: 1,
	async prepare(site, choice) {
		const member = await newMember(site);
		const orderId = await ordered(member, choice);
		return () => member.post('/api/order/pay', { orderId, method });
	},
});

/**
 * Calls that cost money, or take something that others could have: each asks upstream no more often than its limit says, also while the store of
 * sessions fails, and for any number of presses. What counts them is written before upstream is asked, and not given back once it was.
 */
export const COSTLY_CALLS: readonly CostlyCall[] = [
	{
		call: 'POST /openapi/message/sms/code',
		asks: 'POST /openapi/message/sms/code',
		most: 1,
		async prepare(site) {
			const [browser, mobile] = [visitor(site), nextNumber()];
			await browser.get('/api/login/entry');
			return () => sendCode(browser, mobile);
		},
	},
	{
		call: 'POST /openapi/message/sms/captcha/code',
		asks: 'POST /openapi/message/sms/captcha/code',
		most: 1,
		async prepare(site) {
			const [browser, mobile] = [visitor(site), nextNumber()];
			await browser.get('/api/login/entry');
			await browser.get(`/api/openapi/message/captcha?mobile=${mobile}`);
			const { answer: captcha = '' } = (await outbox(site)).captchas.find((drawn) => drawn.mobile === mobile) ?? {};
			return () => browser.post('/api/openapi/message/sms/captcha/code', { mobile, mobilePre: '86', captcha });
		},
	},
	{
		call: 'POST /booking/hold',
		asks: 'POST /openapi/order/v3/individual/lock',
		most: 1,
		async prepare(site, choice) {
			const member = await newMember(site);
			return () => hold(member, choice);
		},
	},
	{
		call: 'POST /booking/hold-again',
		asks: 'POST /openapi/order/v3/individual/lock',
		most: 1,
		async prepare(site, choice) {
			const member = await newMember(site);
			const localId = await filledDraft(member, choice);
			return () => member.post('/api/booking/hold-again', { localId });
		},
	},
	{
		call: 'POST /booking/room',
		asks: 'POST /openapi/order/lockCabin',
		most: 1,
		again: 1,
		async prepare(site, choice) {
			const member = await newMember(site);
			const localId = await filledDraft(member, choice);
			const roomId = await otherRoom(member, `/api/booking/rooms?localId=${localId}&cabin=0`);
			const press = onePress();
			return () => member.post('/api/booking/room', { localId, cabin: 0, roomId }, press);
		},
	},
	{
		call: 'POST /booking/create',
		asks: 'POST /openapi/order/v3/individual',
		most: 1,
		async prepare(site, choice) {
			const member = await newMember(site);
			const localId = await filledDraft(member, choice);
			const { total } = await confirmOf(member, localId);
			return () => create(member, localId, total);
		},
	},
	paying('union'),
	paying('alipay'),
	paying('wechat'),
	{
		call: 'POST /booking/ocr',
		asks: 'POST /openapi/order/ocr',
		most: 30,
		presses: 45,
		async prepare(site) {
			const member = await newMember(site);
			const picture = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
				.png()
				.toBuffer();
			return () =>
				supertest(site.url)
					.post('/api/booking/ocr')
					.set({
						host: 'www.good.test',
						'sec-fetch-site': 'same-origin',
						'content-type': 'image/png',
						cookie: cookieHeader(member),
					})
					.ok(() => true)
					.serialize((value) => value)
					.send(picture);
		},
	},
	{
		call: 'POST /order/cancel',
		asks: 'POST /openapi/order/individual/{id}/cancel',
		most: 1,
		async prepare(site, choice) {
			const member = await newMember(site);
			const id = await ordered(member, choice);
			return () => member.post('/api/order/cancel', { id, refund: 0, policy: true });
		},
	},
	{
		call: 'POST /order/room',
		asks: 'POST /openapi/order/lockCabin',
		most: 1,
		async prepare(site, choice) {
			const member = await newMember(site);
			const id = await ordered(member, choice);
			const roomId = await otherRoom(member, `/api/order/rooms?id=${id}&cabin=0`);
			const press = onePress();
			return () => member.post('/api/order/room', { id, cabin: 0, roomId }, press);
		},
	},
	{
		call: 'POST /order/invoice',
		asks: 'POST /openapi/order/invoice/apply',
		most: 1,
		async prepare(site) {
			const { member, id } = await memberWhoSailsIn(240, site);
			const form = { titleType: 'company', title: '远帆文化', taxNumber: '91310115MA1K3ABC2X', email: 'tax@example.com' };
			return () => member.post('/api/order/invoice', { id, ...form });
		},
	},
	{
		call: 'POST /check-in/submit',
		asks: 'POST /openapi/order/person/{id}/checkin',
		most: 1,
		async prepare(site) {
			const { member, id: order, person } = await memberWhoSailsIn(240, site);
			await member.post('/api/check-in/save', { order, person, values: REST, device: 'device-of-a-phone', since: 0 });
			return () => member.post('/api/check-in/submit', { order, person });
		},
	},
	{
		call: 'POST /ticket/create',
		asks: 'POST /openapi/order/person/{id}/ticket/create',
		most: 1,
		again: 1,
		async prepare(site) {
			const { member, id: order, person } = await memberWhoSailsIn(40, site);
			await control(site, '/orders/checked-in', { id: order });
			const press = onePress();
			return () => member.post('/api/ticket/create', { order, person }, press);
		},
	},
];
