import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ORDER_ERRORS, ORDER_STATUSES } from '#shared/constants.ts';
import { loginAt, readPdf, startSandbox, type TestSandbox } from './test-support.ts';

type Member = Awaited<ReturnType<typeof loginAt>>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const AHEAD = ORDER_STATUSES['not-travelled'];

let server: TestSandbox;
let clock = Date.parse('2026-11-21T01:00:00Z');
let member: Member;
let order: string;
let mobile = 13_800_139_500;

const post = async (path: string, body: object) =>
	(await fetch(`${server.url}/__control${path}`, { method: 'POST', body: JSON.stringify(body) })).json();
const sailIn = (hours: number) => post('/orders/sailing', { id: order, leavesInMinutes: hours * 60 });

beforeAll(async () => {
	server = await startSandbox(() => new Date(clock));
});
afterAll(() => server.close());

// Time only moves forward in a sandbox: each test has a member and an order of its own
beforeEach(async () => {
	member = await loginAt(server, String(mobile++));
	const { rows } = await member.ask('GET /openapi/order/individual', {});
	order = rows.find(({ status }) => status === AHEAD)?.id ?? '';
});

const people = () => member.ask('GET /openapi/order/persons', { orderId: order });
const tickets = () => member.ask('POST /openapi/order/getTicketUrl', { orderId: order });

/** The facts with which a passenger of the order is checked in. */
async function formOf(index: number, more: object = {}) {
	const { id, lastName, firstName, pinyinLastName, pinyinFirstName, ...rest } = (await people())[index] ?? expect.fail();
	const { birthday, documentType, passport, passportExpiry, mobile } = rest;
	return {
		...{ orderId: order, id, lastName, firstName, pinyinLastName, pinyinFirstName, gender: 1, birthday, documentType, passport },
		...{ passportExpiry, mobile, emergencyPhone: '13900005678', address: '', health: 'WELL', agreed: true, ...more },
	};
}
const CHECK_IN = 'POST /openapi/order/person/{id}/checkin';
const CREATE = 'POST /openapi/order/person/{id}/ticket/create';
const checkIn = async (index: number, more: object = {}) => (await member.send(CHECK_IN, await formOf(index, more))).envelope;
const create = async (index: number) => {
	const { id } = (await people())[index] ?? expect.fail();
	return (await member.send(CREATE, { orderId: order, id })).envelope;
};

describe('an order to check in', () => {
	it('is the member’s by its id, and comes with the hour of its itinerary and its terminal', async () => {
		const found = await member.ask('GET /openapi/order/checkin', { orderId: order });
		expect(found).toMatchObject({ id: order, orderNo: order, status: AHEAD });
		const detail = await member.ask('GET /openapi/voyage/v2detail-default/{id}', { id: found.voyage.id });
		expect(found.leavesAt).toBe(Date.parse(`${found.voyage.departureDate}T${detail?.itinerary[0]?.depart}:00+08:00`));
		expect(found.boardingAt).toBe((found.leavesAt ?? 0) - 4 * HOUR);
		expect([found.terminal, found.enTerminal, found.contactMobile].every(Boolean)).toBe(true);
		expect(await people()).toHaveLength(3);
	});

	it('is found by its number and the name of one of its passengers, in Chinese or pinyin', async () => {
		const other = await loginAt(server, String(mobile++));
		const errOf = async (name: string, orderNo = order) =>
			(await other.send('GET /openapi/order/checkin', { orderNo, name })).envelope;
		for (const name of ['林知远', ' 林 知远 ', 'LIN ZHIYUAN', 'lin zhi yuan', 'Zhiyuan Lin', '沈若溪'])
			expect(await errOf(name)).toMatchObject({ err: 0 });
		const unknown = { err: ORDER_ERRORS.orderUnknown, errMsg: '未查询到订单，请核对输入信息', data: null };
		expect(await errOf('林')).toEqual(unknown);
		expect(await errOf('')).toEqual(unknown);
		expect(await errOf('沈国栋')).toEqual(unknown);
		expect(await errOf('林知远', '10000001')).toEqual(unknown);
		expect((await other.send('GET /openapi/order/checkin', { orderId: order })).envelope).toEqual(unknown);
		expect((await server.send('GET /openapi/order/checkin', { orderId: order })).envelope.err).toBe(700);
	});
});

describe('checking in', () => {
	it('is kept with the passenger, and the order says when every passenger is checked in', async () => {
		const everybody = async () => {
			const row = (await member.ask('GET /openapi/order/individual', {})).rows.find(({ id }) => id === order);
			return row?.allCheckedIn;
		};
		expect((await checkIn(0, { passport: 'E99999999' })).err).toBe(0);
		expect((await people())[0]).toMatchObject({
			checkInStatus: 'DONE',
			checkedIn: true,
			checkInAt: clock,
			passport: 'E99999999',
		});
		expect((await people())[1]).toMatchObject({ checkInStatus: 'NONE', checkedIn: false, checkInAt: null });
		expect(await everybody()).toBe(false);
		await checkIn(1);
		await checkIn(2);
		expect(await everybody()).toBe(true);
	});

	it('leaves a passenger who asks for help to staff, and gives the reason', async () => {
		expect((await checkIn(0, { health: 'HELP' })).err).toBe(0);
		const [person] = await people();
		expect(person).toMatchObject({ checkInStatus: 'HELP', checkedIn: false });
		expect(person?.checkInMessage).toContain('医务');
		expect((await create(0)).err).toBe(ORDER_ERRORS.notInThisState);
	});

	it.each<[string, number, { err: number; errMsg?: string }, object?]>([
		['31 days before', 31 * 24, { err: ORDER_ERRORS.checkInEarly }],
		['on the first day', 30 * 24, { err: 0 }],
		['6 days before', 6 * 24, { err: 0 }],
		['24 hours before', 24, { err: ORDER_ERRORS.checkInClosed }],
		['after departure', -1, { err: ORDER_ERRORS.checkInClosed }],
		[
			'with another Chinese name',
			240,
			{ err: ORDER_ERRORS.nameMismatch, errMsg: '中文姓名不匹配，请联系客服' },
			{ firstName: '之远' },
		],
		['with spaces in the Chinese name', 240, { err: 0 }, { firstName: '知 远' }],
		['with a passport that is refused', 240, { err: ORDER_ERRORS.documentRefused }, { passport: 'E12345000' }],
		['of another order', 240, { err: ORDER_ERRORS.orderUnknown }, { id: '999999' }],
	])('%s', async (_, hours, answer, more = {}) => {
		await sailIn(hours);
		expect(await checkIn(0, more)).toMatchObject(answer);
	});

	it('is for paid orders that are still ahead', async () => {
		await member.ask('POST /openapi/order/individual/{id}/cancel', { id: order });
		expect((await checkIn(0)).err).toBe(ORDER_ERRORS.notInThisState);
	});
});

describe('boarding passes', () => {
	const firstReady = async () => {
		await checkIn(0);
		await sailIn(40);
		await create(0);
		clock += MINUTE;
		return (await tickets())[0] ?? expect.fail();
	};

	it('are made within 48 hours before departure, for passengers who are checked in, and take some seconds', async () => {
		await checkIn(0);
		await sailIn(48.1);
		expect((await create(0)).err).toBe(ORDER_ERRORS.passEarly);
		await sailIn(48);
		expect((await create(1)).err).toBe(ORDER_ERRORS.notInThisState);
		expect((await create(0)).err).toBe(0);
		expect((await tickets()).map(({ status, ticketNo }) => [status, ticketNo])).toEqual([
			['MAKING', ''],
			['NONE', ''],
			['NONE', ''],
		]);
		clock += 10_000;
		const [pass] = await tickets();
		expect(pass).toMatchObject({ status: 'READY', pinyinLastName: 'LIN', pinyinFirstName: 'ZHIYUAN' });
		expect(pass?.ticketNo).toMatch(/^MC-\d{12}$/);
		await create(0);
		expect((await tickets())[0]?.ticketNo).toBe(pass?.ticketNo);
	});

	it('fail once when the control interface asks for it, with upstream’s words', async () => {
		await checkIn(0);
		await sailIn(40);
		await post('/orders/pass', { id: order, to: 'fails-next' });
		const words = '登船凭证生成失败，请联系客服';
		expect(await create(0)).toMatchObject({ err: ORDER_ERRORS.passFailed, errMsg: words });
		expect((await tickets())[0]).toMatchObject({ status: 'FAILED', message: words });
		expect((await create(0)).err).toBe(0);
	});

	it('change with the sailing, with the cabin, and when the console changes them; the new pass has a new number', async () => {
		const first = await firstReady();
		await sailIn(30);
		expect((await tickets())[0]).toMatchObject({ status: 'CHANGED', ticketNo: '' });
		await create(0);
		clock += MINUTE;
		const second = (await tickets())[0];
		expect(second?.status).toBe('READY');
		expect(second?.ticketNo).not.toBe(first.ticketNo);

		const { cabins, voyage } = await member.ask('GET /openapi/order/individual/{id}', { id: order });
		const own = cabins?.[0] ?? expect.fail();
		const free = await member.ask('GET /openapi/order/individual/{id}/cabins', { id: order, categoryId: own.categoryId });
		const place = { voyageId: voyage?.id ?? '', oldCabinId: own.cabinId ?? '', orderId: order };
		await member.ask('POST /openapi/order/lockCabin', { ...place, cabinId: free[0]?.id ?? '' });
		expect((await tickets())[0]).toMatchObject({ status: 'CHANGED', roomNum: free[0]?.roomNum });

		await post('/orders/pass', { id: order, to: 'issued' });
		expect((await tickets()).map(({ status }) => status)).toEqual(['READY', 'READY', 'READY']);
		const [, person] = await people();
		await post('/orders/pass', { id: order, person: person?.id, to: 'changed' });
		expect((await tickets()).map(({ status }) => status)).toEqual(['READY', 'CHANGED', 'READY']);
	});

	it('are issued by the booking channel any time before', async () => {
		const [person] = await people();
		expect(await post('/orders/pass', { id: order, person: person?.id, to: 'issued' })).toEqual({ done: 1 });
		expect((await tickets()).map(({ status }) => status)).toEqual(['READY', 'NONE', 'NONE']);
	});

	it('of one passenger are given to a guest who knows the order’s number and the document’s', async () => {
		const ready = await firstReady();
		const [person] = await people();
		const asked = {
			orderNo: order,
			documentNumber: ` ${person?.passport.slice(0, 3).toLowerCase()} ${person?.passport.slice(3)}`,
		};
		expect(await server.ask('POST /openapi/order/getTicketUrl', asked)).toEqual([ready]);
		const errOf = async (input: object) => (await server.send('POST /openapi/order/getTicketUrl', { ...input })).envelope.err;
		expect(await errOf({ orderNo: order, documentNumber: 'E00000000' })).toBe(ORDER_ERRORS.orderUnknown);
		expect(await errOf({ orderNo: order, documentNumber: '' })).toBe(ORDER_ERRORS.orderUnknown);
		expect(await errOf({ orderNo: order, name: '林知远' })).toBe(ORDER_ERRORS.orderUnknown);
		expect(await errOf({ orderId: order })).toBe(ORDER_ERRORS.orderUnknown);
	});

	it('is a PDF of one page with text and a drawn code, at an address that is valid for a while', async () => {
		const { ticketNo, personId, roomNum, enTerminal } = await firstReady();
		const url = await member.ask('GET /openapi/order/getTicketDownloadUrl', { orderId: order, personId });
		expect(url).toMatch(new RegExp(`^${server.url}/passes/[\\w-]{32}\\.pdf$`));
		const reply = await fetch(url);
		expect(reply.headers.get('content-type')).toBe('application/pdf');
		const bytes = new Uint8Array(await reply.arrayBuffer());
		expect(bytes.length).toBe(Number(reply.headers.get('content-length')));
		const { pages, text, images } = readPdf(bytes);
		expect([pages, images]).toEqual([1, 0]);
		for (const expected of ['LIN ZHIYUAN', '23 November 2026', enTerminal, roomNum, ticketNo]) expect(text).toContain(expected);

		const { err } = (await member.send('GET /openapi/order/getTicketDownloadUrl', { orderId: order, personId: '999999' }))
			.envelope;
		expect(err).toBe(ORDER_ERRORS.orderUnknown);
		expect((await fetch(url.replace(/.{5}\.pdf$/, 'aaaaa.pdf'))).status).toBe(404);
		clock += 5 * MINUTE;
		expect((await fetch(url)).status).toBe(404);
	});

	it('has no PDF until it is ready', async () => {
		const [person] = await people();
		const asked = { orderId: order, personId: person?.id };
		const { err } = (await member.send('GET /openapi/order/getTicketDownloadUrl', asked)).envelope;
		expect(err).toBe(ORDER_ERRORS.notInThisState);
	});
});
