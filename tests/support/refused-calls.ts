import type { Response } from 'supertest';
import type { UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { ORDER_STATUSES } from '#shared/constants.ts';
import { checkInConfirmPath, orderPath, paths } from '#shared/paths.ts';
import { bookingOf, filledDraft, findChoice } from './booking.ts';
import type { TestSite } from './site.ts';
import { codeOf, control, mustLogIn, sendCode, type Visitor } from './visitor.ts';

/** Ids of the member's things, and of a voyage with cabins. */
export type Made = Record<
	'open' | 'paid' | 'sailing' | 'person' | 'localId' | 'passenger' | 'contact' | 'voyage' | 'category',
	string
>;

/** The parts of a trial: a member, a guest, the site, and the member's things. */
type Trial = {
	member: Visitor;
	guest: Visitor;
	site: { url: string; sandboxUrl: string };
	made: Made;
};

/** One action for each of upstream's calls: it prepares, and returns the press that upstream refuses. */
export type Action = (trial: Trial) => Promise<() => Promise<Response>>;

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const MOBILE = '13655559901';
const NEW_MOBILE = '13655559902';
export const MEMBERS_MOBILE = '13655559900';
const NUMBER = { mobile: MOBILE, mobilePre: '86' };
const PASSENGER = {
	lastName: '',
	firstName: '',
	pinyinLastName: 'WANG',
	pinyinFirstName: 'XIAOMING',
	gender: '1',
	'birthday.year': '1990',
	'birthday.month': '3',
	'birthday.day': '7',
	documentType: 'PASSPORT',
	number: 'E99887766',
	'expiry.year': '2032',
	'expiry.month': '1',
	'expiry.day': '1',
	mobilePre: '86',
	mobile: '13800138001',
	emergencyPhonePre: '86',
	emergencyPhone: '13900139001',
};
const CONTACT = { name: '王小明', mobile: '13800138001', email: '' };
const PNG = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
	'base64',
);

const submit = (browser: Visitor, path: string, fields: object) => browser.post(path, fields, FORM);
/** Sends a form without scripts: its answer is the page. */
const form =
	(path: string | ((made: Made) => string), fields: object | ((made: Made) => object)): Action =>
	async ({ member, made }) => {
		const [to, sent] = [typeof path === 'string' ? path : path(made), typeof fields === 'function' ? fields(made) : fields];
		return () => submit(member, to, sent);
	};
/** Makes a call as a screen with scripts does. The test beside that screen holds the text that it shows. */
const call =
	(path: string, fields: (made: Made) => object = () => ({})): Action =>
	async ({ member, made }) =>
	() =>
		member.post(`/api${path}`, fields(made));
const pay = (method: string) => call('/order/pay', ({ open: orderId }) => ({ orderId, method }));
const guestForm =
	(fields: object): Action =>
	async ({ guest }) =>
	() =>
		submit(guest, paths.login, { mobilePre: '86', agree: 'on', mobile: MOBILE, ...fields });
const nonce = async (guest: Visitor): Promise<string> => (await guest.get('/api/login/entry')).body.data.nonce;

/** Members' actions, by the call that upstream may refuse. */
export const ACTIONS: Partial<Record<UpstreamCall, Action>> = {
	// A code counts although it is refused: each of these has a number of its own.
	'POST /openapi/message/sms/code': guestForm({ intent: 'code', mobile: '13655559903' }),
	'POST /openapi/message/sms/captcha/code': async (trial) => {
		const mobile = '13655559904';
		await trial.guest.get(`/api/openapi/message/captcha?mobile=${mobile}`);
		return guestForm({ intent: 'code', captcha: 'abcd', mobile })(trial);
	},
	'POST /openapi/guest/pc/mobile/login': async ({ guest, site }) => {
		await sendCode(guest, MOBILE);
		const code = await codeOf(site, MOBILE);
		return () => submit(guest, paths.login, { ...NUMBER, agree: 'on', intent: 'login', code });
	},
	'POST /openapi/guest/pc/bocomLogin': async ({ guest }) => {
		const own = await nonce(guest);
		return () => guest.post('/api/login/bank', { code: 'code-of-a-bank', nonce: own });
	},
	'POST /openapi/user/ccb/login': async ({ guest }) => {
		const own = await nonce(guest);
		return () => guest.post('/api/login/partner', { partner: 'ccb', parameters: { ticket: 'ticket-of-an-app' }, nonce: own });
	},
	'POST /openapi/guest/pc/wechat/create':
		async ({ guest }) =>
		() =>
			guest.post('/api/login/wechat'),
	'POST /openapi/userPromotion/mobile/change': async ({ member, site }) => {
		const [old, next] = [MEMBERS_MOBILE, { mobile: NEW_MOBILE, mobilePre: '86' }];
		await submit(member, paths.user, { intent: 'old' });
		await submit(member, paths.user, { ...next, intent: 'new' });
		const [oldCode, code] = [await codeOf(site, old), await codeOf(site, NEW_MOBILE)];
		return () => submit(member, paths.user, { ...next, intent: 'change', oldCode, code });
	},
	'GET /openapi/user/CRM/getH5Url':
		async ({ member }) =>
		() =>
			member.get(`${paths.crm}?open=1`),
	'GET /openapi/user/CRM/getQuanUrl':
		async ({ member }) =>
		() =>
			member.get(`${paths.coupons}?open=1`),
	'GET /openapi/user/CRM/getQuanUrlV2':
		async ({ member }) =>
		() =>
			member.get(`${paths.coupons}?open=1&invitorId=7`),
	'GET /openapi/amenityPaxRela/query/bulk':
		async ({ member }) =>
		() =>
			member.get('/api/amenities'),
	'POST /openapi/user/contact': form(paths.contactEditor, CONTACT),
	'POST /openapi/user/contact/{id}': form(
		({ contact }) => `${paths.contactEditor}?id=${contact}`,
		({ contact }) => ({ ...CONTACT, id: contact }),
	),
	'DELETE /openapi/user/contact/{id}':
		async ({ member, made }) =>
		() =>
			member.delete(`/api/openapi/user/contact/${made.contact}`),
	'POST /openapi/user/tourist': form(paths.passengerEditor, PASSENGER),
	'POST /openapi/user/tourist/{id}': form(
		({ passenger }) => `${paths.passengerEditor}?id=${passenger}`,
		({ passenger }) => ({ ...PASSENGER, id: passenger }),
	),
	'DELETE /openapi/user/tourist/{id}':
		async ({ member, made }) =>
		() =>
			member.delete(`/api/openapi/user/tourist/${made.passenger}`),
	'POST /openapi/order/ocr':
		async ({ member }) =>
		() =>
			member.post('/api/booking/ocr', PNG, { 'content-type': 'image/png' }),
	'POST /openapi/coupon/check': call('/booking/coupon', ({ localId }) => ({ localId, code: 'SAIL300' })),
	'POST /openapi/coupon/checkCrmCoupon': call('/booking/coupon', ({ localId }) => ({ localId, crmId: '1' })),
	'POST /openapi/order/v3/individual/lock': call('/booking/hold', ({ voyage, category }) => ({
		voyageId: voyage,
		cabins: [{ categoryId: category, adult: 1, child: 0, count: 1 }],
	})),
	'POST /openapi/order/v3/individual': async ({ member, made: { localId } }) => {
		const { total } = (await member.get(`/api/booking/confirm?localId=${localId}`)).body.data;
		const policies = { booking: true, contract: true, privacy: true };
		return () => member.post('/api/booking/create', { localId, total, policies });
	},
	'POST /openapi/order/getEmptyCabin':
		async ({ member, made }) =>
		() =>
			member.get(`/api/booking/rooms?localId=${made.localId}&cabin=0`),
	'POST /openapi/order/lockCabin': async ({ member, made: { paid } }) => {
		const { rooms } = (await member.get(`/api/order/rooms?id=${paid}&cabin=0`)).body.data;
		return () => submit(member, orderPath(paid, 'room', 0), { cabin: '0', room: rooms[0].id });
	},
	'GET /openapi/order/checkin': form(paths.online, { orderNo: '10000000', name: '王小明' }),
	'POST /openapi/order/person/{id}/checkin': async ({ member, made: { sailing: order, person } }) => {
		const rest = {
			address: '上海市某路 5 号',
			emergencyPhone: '13900005679',
			health: 'well',
			agreed: 'yes',
			expiry: '2033-01-01',
		};
		await member.post('/api/check-in/save', { order, person, values: rest, unsure: [], device: 'of-a-test', since: 0 });
		return () => submit(member, checkInConfirmPath({ order, person }), {});
	},
	'POST /openapi/order/person/{id}/ticket/create': call('/ticket/create', ({ sailing: order, person }) => ({ order, person })),
	'POST /openapi/order/getTicketUrl':
		async ({ guest }) =>
		() =>
			submit(guest, paths.ticket, { orderNo: '10000001', documentNumber: 'E12345678' }),
	'GET /openapi/order/getTicketDownloadUrl': async ({ member, site }) => {
		const sample = { mobile: MEMBERS_MOBILE, status: ORDER_STATUSES['not-travelled'], daysToSail: 30 };
		const { id } = await control<{ id: string }>(site, '/orders', sample);
		await control(site, '/orders/sailing', { id, leavesInMinutes: 2_400 });
		await control(site, '/orders/pass', { id, to: 'issued' });
		const { people } = await control<{ people: { id: number }[] }>(site, '/orders/people', { id });
		return () => member.get(`/api/ticket/pdf?order=${id}&person=${people[0]?.id}`);
	},
	'POST /openapi/order/individual/{id}/cancel': async ({ member, made: { paid } }) => {
		const { refund } = (await member.get(`/api/order/refund?id=${paid}`)).body.data;
		return () => submit(member, orderPath(paid, 'cancel'), { policy: 'on', refund: `${refund}` });
	},
	'POST /openapi/order/invoice/apply': form(({ paid }) => orderPath(paid, 'invoice'), {
		titleType: 'individual',
		title: '王小明',
		email: 'wang@example.com',
	}),
	'POST /openapi/order/union/pay': pay('union'),
	'POST /openapi/order/alipay/pay': pay('alipay'),
	'POST /openapi/order/wechat/pay': pay('wechat'),
	'POST /openapi/order/wxmini/pay': pay('wxmini'),
	'POST /openapi/user/shopcart': call('/openapi/user/shopcart', ({ voyage, category }) => ({
		voyageId: voyage,
		categoryId: category,
		adult: 2,
		child: 0,
		count: 1,
	})),
	'GET /openapi/user/shopcart': call('/cart', ({ voyage, category }) => ({
		voyageId: voyage,
		cabins: [{ categoryId: category, adult: 2, child: 0, count: 1 }],
	})),
	'DELETE /openapi/user/shopcart/{id}':
		async ({ member }) =>
		() =>
			member.delete('/api/openapi/user/shopcart/1'),
	'POST /openapi/user/voyage/{id}/favorite':
		async ({ member, made }) =>
		() =>
			member.post(`/api/openapi/user/voyage/${made.voyage}/favorite`),
	'POST /openapi/user/voyage/{id}/unfavorite':
		async ({ member, made }) =>
		() =>
			member.post(`/api/openapi/user/voyage/${made.voyage}/unfavorite`),
};

/** Calls with a refusal that is never shown, and the reason. */
export const NOT_SHOWN: Partial<Record<UpstreamCall, string>> = {
	'GET /openapi/message/captcha': 'a picture: it is asked for again',
	'POST /openapi/guest/pc/wechat/qrcode/login': 'asked again and again while a code is shown',
	'POST /openapi/user/wechat/bind': 'tried in tests/wechat.test.ts, after a scan',
	'POST /openapi/voyage/list': 'the cards of voyages that have sailed are left out',
	'GET /openapi/order/individual/{id}/getCoupon': 'a part of an order’s page, left out',
	'GET /openapi/cruise/category/all': 'what cabins are called: the page shows the rest',
	'GET /openapi/voyage/port': 'what ports are called: asked together with the timetable',
	'GET /openapi/page/facility/all': 'a calendar with pins: whoever subscribes keeps the last one',
	'GET /openapi/user/shopcart/list': 'silent (docs/rules.md, silent-failures)',
};

/** Logs a browser in as a member who has something for every action. */
export async function makeMember(site: TestSite, member: Visitor): Promise<Made> {
	await mustLogIn(site, member, MEMBERS_MOBILE);
	const makeOrder = async (status: number, daysToSail: number): Promise<string> =>
		(await control<{ id: string }>(site, '/orders', { mobile: MEMBERS_MOBILE, status, daysToSail })).id;
	const open = await makeOrder(ORDER_STATUSES['waiting-payment'], 90);
	/** Makes a paid order on a voyage with another free cabin of the same category. The day of the run decides which voyage has one. */
	const withFreeRooms = async (daysToSail: number): Promise<string> => {
		const id = await makeOrder(ORDER_STATUSES['not-travelled'], daysToSail);
		const { rooms } = (await member.get(`/api/order/rooms?id=${id}&cabin=0`)).body.data as { rooms: unknown[] };
		return rooms.length > 0 ? id : withFreeRooms(daysToSail + 5);
	};
	const paid = await withFreeRooms(70);
	const sailing = await makeOrder(ORDER_STATUSES['not-travelled'], 20);
	const { people } = (await member.get(`/api/check-in?order=${sailing}`)).body.data as { people: { id: string }[] };
	const choice = await findChoice(site);
	const localId = await filledDraft(member, choice);
	const { passengers, contacts } = await bookingOf(member, localId);
	const [person, passenger, contact] = [people[0]?.id ?? '', passengers[0]?.id ?? '', contacts[0]?.id ?? ''];
	return { open, paid, sailing, person, localId, passenger, contact, voyage: choice.voyageId, category: choice.cabin.id };
}
