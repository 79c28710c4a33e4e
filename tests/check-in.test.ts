import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckInFormView, CheckInView } from '#shared/catalogue/bff/check-in.ts';
import { CHECK_IN_SESSION, ORDER_ERRORS, ORDER_STATUSES } from '#shared/constants.ts';
import { addMonths, todayInShanghai } from '#shared/rules/dates.ts';
import { newMember } from './support/booking.ts';
import { redisUrl } from './support/redis-url.ts';
import { shows } from './support/secret-forms.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, control, type Visitor, visitor } from './support/visitor.ts';

const DATABASE = 5;
const MINUTE = 60_000;
const CHECK_IN = 'POST /openapi/order/person/{id}/checkin';
const [PHONE, LAPTOP] = ['device-of-a-phone', 'device-of-a-laptop'];

let site: TestSite;
let clock = 0;
let member: Visitor & { mobile: string };
let order: string;
let people: CheckInView['people'];
const redis = new Redis(redisUrl(), { db: DATABASE });

beforeAll(async () => {
	const now = () => new Date(Date.now() + clock);
	const env = { ...BEHIND_HTTPS, REDIS_URL: `${redisUrl()}/${DATABASE}`, UPSTREAM_TIMEOUT_MS: '1500' };
	site = await startSite(env, undefined, now);
});
afterAll(async () => {
	await site.close();
	redis.disconnect();
});

/** Somebody new, with an order of two adults and a child that sails in ten days. */
async function newOrder() {
	const own = await newMember(site);
	const { id } = await control<{ id: string }>(site, '/orders', {
		mobile: own.mobile,
		status: ORDER_STATUSES['not-travelled'],
		daysToSail: 10,
		child: 1,
	});
	return { own, id };
}

const checkIn = async (id = order): Promise<CheckInView> => (await member.get(`/api/check-in?order=${id}`)).body.data;
const form = async (person: string, browser: Visitor = member): Promise<CheckInFormView> =>
	(await browser.get(`/api/check-in/form?order=${order}&person=${person}`)).body.data;
const save = async (person: string, values: object, more: { device?: string; since?: number; unsure?: string[] } = {}) =>
	(await member.post('/api/check-in/save', { order, person, values, device: PHONE, since: 0, ...more })).body.data;
const submit = (person: string) => member.post('/api/check-in/submit', { order, person });
const first = (): string => people[0]?.id ?? expect.fail();
const callsOf = (name: string) => site.sandbox.calls().calls.filter((call) => call.name === name);

/** All that the order doesn't know of its own passenger. */
const REST = {
	address: '上海市虹口区某路 5 号',
	emergencyPhone: '13900005678',
	health: 'well',
	agreed: 'yes',
	expiry: addMonths(todayInShanghai(new Date()), 60),
};

beforeEach(async () => {
	clock = 0;
	site.sandbox.reset();
	const { own, id } = await newOrder();
	[member, order] = [own, id];
	({ people } = await checkIn());
});

describe('an order to check in', () => {
	it('tells its people with their state, and what they are held against', async () => {
		const { sailing } = await checkIn();
		expect(sailing).toMatchObject({ order, own: true, status: 'not-travelled', people: { all: 3, done: 0 } });
		expect(sailing.window).toMatchObject({ phase: 'open' });
		expect(people.map(({ state, kind }) => [state, kind])).toEqual([
			['not-started', 'adult'],
			['not-started', 'adult'],
			['not-started', 'child'],
		]);
		const { values, facts, openUntil, heard } = await form(first());
		expect(values.pinyinLastName).not.toBe('');
		expect(values.number).not.toBe('');
		expect(facts.birthday).toBe(values.birthday);
		expect(facts.documentTypes).toContain('PASSPORT');
		expect([openUntil, heard]).toEqual([null, 0]);
	});

	it('is among the member’s sailings, the next one first', async () => {
		const { sailings } = (await member.get('/api/check-in/sailings')).body.data as { sailings: CheckInView['sailing'][] };
		const own = sailings.find((sailing) => sailing.order === order);
		expect(own).toMatchObject({ own: true, people: { all: 3, done: 0 }, window: { phase: 'open' } });
		expect(own?.window.boardingAt).toBeTypeOf('number');
		expect(own?.window.terminal).not.toBe('');
		const dates = sailings.map(({ voyage }) => voyage.date);
		expect(dates).toEqual([...dates].sort());
	});
});

describe('what others see of it', () => {
	const calls = (): [string, 'get' | 'post', object][] => {
		const person = first();
		return [
			['/api/check-in', 'get', { order }],
			['/api/check-in/form', 'get', { order, person }],
			['/api/check-in/passengers', 'get', { order, person }],
			['/api/check-in/save', 'post', { order, person, values: { address: '北京' }, device: LAPTOP, since: 0 }],
			['/api/check-in/extend', 'post', { order, person }],
			['/api/check-in/passenger', 'post', { order, person, passenger: '1' }],
			['/api/check-in/submit', 'post', { order, person }],
		];
	};
	const statusOf = async (browser: Visitor, [path, method, input]: ReturnType<typeof calls>[number]) => {
		const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
		const reply = method === 'get' ? await browser.get(`${path}?${query}`) : await browser.post(path, input);
		return [path, reply.status];
	};

	it('is nothing for another member, for nobody and after logging out', async () => {
		await save(first(), { address: '上海' });
		const other = await newMember(site);
		for (const call of calls()) expect(await statusOf(other, call)).toEqual([call[0], 404]);
		for (const call of calls()) expect(await statusOf(visitor(site), call)).toEqual([call[0], 401]);
		expect((await other.get('/api/check-in/unfinished')).body.data).toEqual({ unfinished: null });
		expect((await form(first())).values.address).toBe('上海');
		await member.post('/api/logout');
		for (const call of calls()) expect(await statusOf(member, call)).toEqual([call[0], 401]);
		expect((await member.get('/api/check-in/unfinished')).status).toBe(401);
	});

	it('is no person of another order', async () => {
		const other = await newOrder();
		const { people: others } = (await other.own.get(`/api/check-in?order=${other.id}`)).body.data as CheckInView;
		expect((await member.get(`/api/check-in/form?order=${order}&person=${others[0]?.id}`)).status).toBe(404);
		expect((await save(others[0]?.id ?? '', { address: 'x' }))?.savedAt).toBeUndefined();
	});
});

describe('an order that is found by its number and a name', () => {
	let finder: Visitor;
	beforeEach(async () => {
		finder = await newMember(site);
	});
	const find = async (orderNo: string, name: string) => (await finder.post('/api/check-in/find', { orderNo, name })).body.data;

	it('is found with one of its passengers’ names alone, and said not to be in upstream’s words', async () => {
		const { name } = people[0] ?? expect.fail();
		expect(await find(order, '没有此人')).toEqual({
			state: 'refused',
			problems: { orderNo: 'notFound' },
			message: '未查询到订单，请核对输入信息',
		});
		expect(await find('1234', '')).toMatchObject({
			state: 'refused',
			problems: { orderNo: 'orderNo', name: 'missing' },
			message: '',
		});
		expect((await finder.get(`/api/check-in?order=${order}`)).status).toBe(404);
		expect(await find(` ${order} `, name)).toEqual({ state: 'found', order });
		expect((await finder.get(`/api/check-in?order=${order}`)).status).toBe(200);
	});

	it('gives away nothing that the finder didn’t type', async () => {
		await find(order, people[0]?.name ?? '');
		const { values: known, facts: whole } = await form(first());
		const { sailing, person, values, facts } = await form(first(), finder);
		expect([sailing.own, person.pinyin, person.roomNum, person.message]).toEqual([false, '', '', '']);
		expect(Object.values(values).filter(Boolean)).toEqual(['PASSPORT', '86', '86']);
		expect(facts).toMatchObject({ birthday: '', contactMobile: '', others: [] });
		const sent = JSON.stringify([await form(first(), finder), (await finder.get(`/api/check-in?order=${order}`)).body]);
		for (const secret of [known.number, known.mobile, known.birthday, whole.contactMobile])
			expect([secret, secret !== '' && shows(sent, secret)]).toEqual([secret, false]);
	});

	it('is checked in by who found it, with a draft of their own', async () => {
		const { values: known } = await form(first());
		await find(order, people[0]?.name ?? '');
		await finder.post('/api/check-in/save', {
			...{ order, person: first(), device: LAPTOP, since: 0 },
			values: { ...known, ...REST, address: '北京市某路 1 号' },
		});
		expect((await form(first())).values.address).toBe('');
		const answer = await finder.post('/api/check-in/submit', { order, person: first() });
		expect(answer.body.data).toEqual({ state: 'done' });
		expect((await checkIn()).people[0]).toMatchObject({ state: 'done', stepsDone: 4 });
	});

	it('is the member’s own when it is: nothing has to be found', async () => {
		const { body } = await member.post('/api/check-in/find', { orderNo: order, name: people[0]?.name });
		expect(body.data).toEqual({ state: 'found', order });
		expect((await checkIn()).sailing.own).toBe(true);
	});

	it('is looked for so often only', async () => {
		const statuses: number[] = [];
		for (let round = 0; round < 12; round++)
			statuses.push((await finder.post('/api/check-in/find', { orderNo: '10000001', name: '某' })).status);
		expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
	});
});

describe('what is typed', () => {
	it('is kept field by field, and found again in another browser of the member', async () => {
		const { savedAt } = await save(first(), { address: '上海', emergencyPhone: '139' });
		await save(first(), { health: 'well' }, { unsure: ['health'] });
		const { values, unsure, heard, person } = await form(first());
		expect(values).toMatchObject({ address: '上海', emergencyPhone: '139', health: 'well' });
		expect(unsure).toEqual(['health']);
		expect(heard).toBeGreaterThan(savedAt);
		expect(person).toMatchObject({ state: 'begun', nextStep: 'contact', savedAt: heard });
		expect((await member.get('/api/check-in/unfinished')).body.data.unfinished).toMatchObject({
			...{ order, person: first(), step: 'health', savedAt: heard },
			name: people[0]?.name,
		});
	});

	it('on two devices at once is lost on neither; the later save of a field wins and says so', async () => {
		const [one, two] = await Promise.all([
			save(first(), { address: '上海' }),
			save(first(), { emergencyPhone: '13900005678' }, { device: LAPTOP }),
		]);
		expect((await form(first())).values).toMatchObject({ address: '上海', emergencyPhone: '13900005678' });
		expect([...one.elsewhere, ...two.elsewhere]).toHaveLength(1);
		const laptop = await save(first(), { address: '北京' }, { device: LAPTOP, since: two.savedAt - 1 });
		expect(laptop.replaced).toEqual(one.savedAt > two.savedAt - 1 ? ['address'] : []);
		const phone = await save(first(), { health: 'well' }, { since: Math.max(one.savedAt, two.savedAt) });
		expect(phone.elsewhere).toEqual([{ field: 'address', value: '北京', at: laptop.savedAt }]);
		const again = await save(first(), { address: '天津' }, { since: one.savedAt });
		expect(again).toMatchObject({ replaced: ['address'] });
		expect(await save(first(), { agreed: 'yes' }, { since: again.savedAt })).toMatchObject({ elsewhere: [], replaced: [] });
	});

	it('is kept while upstream is away', async () => {
		site.sandbox.fault({ call: 'GET /openapi/order/checkin', httpStatus: 500 });
		site.sandbox.fault({ call: 'GET /openapi/order/persons', httpStatus: 500 });
		expect((await save(first(), { address: '上海' })).savedAt).toBeTypeOf('number');
		expect((await member.get(`/api/check-in?order=${order}`)).status).toBe(502);
		site.sandbox.reset();
		expect((await form(first())).values.address).toBe('上海');
	});

	it('closes after fifteen minutes, is kept, and is open again with the next save', async () => {
		const { savedAt, openUntil } = await save(first(), { address: '上海' });
		expect(openUntil).toBe(savedAt + CHECK_IN_SESSION);
		clock = 14 * MINUTE;
		const extended = (await member.post('/api/check-in/extend', { order, person: first() })).body.data.openUntil;
		expect(extended - openUntil).toBeGreaterThanOrEqual(14 * MINUTE);
		clock = 30 * MINUTE;
		const after = await form(first());
		expect(after.openUntil).toBe(extended);
		expect(after.openUntil).toBeLessThan(after.now);
		expect(after.values.address).toBe('上海');
		expect((await save(first(), { health: 'well' })).openUntil).toBeGreaterThan(after.now);
		expect((await form(first())).values).toMatchObject({ address: '上海', health: 'well' });
	});

	it('ends a day after the last save', async () => {
		await save(first(), { address: '上海' });
		const lives = await Promise.all(
			(await redis.keys('vault:*')).map(async (key) => [await redis.type(key), await redis.ttl(key)]),
		);
		const ofHashes = lives.flatMap(([type, seconds]) => (type === 'hash' ? Number(seconds) : []));
		expect(ofHashes.length).toBeGreaterThan(1);
		for (const seconds of ofHashes) expect(seconds).toBeLessThanOrEqual(24 * 3_600);
		expect(Math.max(...ofHashes)).toBeGreaterThan(24 * 3_600 - 60);
	});

	it('can be a saved passenger, whose number doesn’t pass the browser', async () => {
		const { passengers } = (await member.get(`/api/check-in/passengers?order=${order}&person=${first()}`)).body.data;
		expect(passengers[0]).toMatchObject({ isSame: true });
		await save(first(), { number: 'E00000001', issue: '2020-01-01', address: '上海' });
		const { status } = await member.post('/api/check-in/passenger', { order, person: first(), passenger: passengers[0].id });
		expect(status).toBe(200);
		const { values } = await form(first());
		expect(values.number).not.toBe('E00000001');
		expect(values.address).toBe('上海');
		expect((await member.post('/api/check-in/passenger', { order, person: first(), passenger: '999999' })).status).toBe(404);
	});
});

describe('sending it', () => {
	it('asks every rule, and drops what was typed only when upstream has it', async () => {
		await save(first(), { ...REST, birthday: '1980-01-01', health: '' });
		expect((await submit(first())).body.data).toEqual({
			state: 'refused',
			problems: { birthday: 'orderBirthday', health: 'missing' },
		});
		expect(callsOf(CHECK_IN)).toHaveLength(0);
		const { facts } = await form(first());
		await save(first(), { birthday: facts.birthday, health: 'well' });
		expect((await submit(first())).body.data).toEqual({ state: 'done' });
		expect(callsOf(CHECK_IN)).toHaveLength(1);
		expect((await member.get('/api/check-in/unfinished')).body.data).toEqual({ unfinished: null });
		expect((await checkIn()).people[0]).toMatchObject({ state: 'done', savedAt: null });
		expect((await submit(first())).body.data).toEqual({ state: 'done' });
		expect(callsOf(CHECK_IN)).toHaveLength(1);
		const late = await member.post('/api/check-in/save', {
			order,
			person: first(),
			values: { address: 'x' },
			device: LAPTOP,
			since: 0,
		});
		expect(late.status).toBe(409);
	});

	it('pressed twice at once checks in once', async () => {
		await save(first(), REST);
		const answers = await Promise.all([submit(first()), submit(first()), submit(first())]);
		expect(answers.map(({ body }) => body.data)).toEqual(Array(3).fill({ state: 'done' }));
	});

	it('six failures of upstream’s have six answers of their own, and what was typed is kept', async () => {
		await save(first(), REST);
		const answerOf = async (fault: object) => {
			site.sandbox.fault({ call: CHECK_IN, ...fault });
			const { status, body } = await submit(first());
			site.sandbox.reset();
			expect((await form(first())).values).toMatchObject(REST);
			return body.data.code ? [status, body.data.code] : [status, body.data];
		};
		const refused = (reason: string, message: string) => [200, { state: 'not-accepted', reason, message }];
		expect(await answerOf({ httpStatus: 500 })).toEqual([502, 'upstream-unavailable']);
		expect(await answerOf({ delayMs: 4_000 })).toEqual([200, { state: 'unclear' }]);
		expect(await answerOf({ err: 1001, errMsg: '系统维护中' })).toEqual(refused('other', '系统维护中'));
		expect(await answerOf({ err: ORDER_ERRORS.orderUnknown, errMsg: '无此订单' })).toEqual([404, 'not-found']);
		expect(await answerOf({ err: ORDER_ERRORS.nameMismatch, errMsg: '中文姓名不匹配' })).toEqual(
			refused('name-mismatch', '中文姓名不匹配'),
		);
		expect(await answerOf({ err: ORDER_ERRORS.documentRefused, errMsg: '证件未通过' })).toEqual(
			refused('document', '证件未通过'),
		);
		expect(await answerOf({ err: ORDER_ERRORS.checkInClosed, errMsg: '已截止' })).toEqual(refused('closed', '已截止'));
	});

	it('an answer that is lost is looked for: now, or with the next press', async () => {
		await save(first(), REST);
		site.sandbox.fault({ call: CHECK_IN, lost: true });
		expect((await submit(first())).body.data).toEqual({ state: 'done' });
		const second = people[1]?.id ?? '';
		await save(second, { ...REST, emergencyPhone: '13900005679' });
		site.sandbox.fault({ call: CHECK_IN, delayMs: 500, lost: true });
		const sent = submit(second);
		await vi.waitUntil(() => callsOf(CHECK_IN).length > 1);
		site.sandbox.fault({ call: 'GET /openapi/order/persons', httpStatus: 500 });
		expect((await sent).body.data).toEqual({ state: 'unclear' });
		site.sandbox.reset();
		expect((await submit(second)).body.data).toEqual({ state: 'done' });
	});

	it.each([
		['too-early', 60 * 24 * 60],
		['closed', 5 * 60],
	])('is %s by the sailing’s own window', async (reason, leavesInMinutes) => {
		await save(first(), REST);
		await control(site, '/orders/sailing', { id: order, leavesInMinutes });
		expect((await submit(first())).body.data).toEqual({ state: 'not-accepted', reason, message: '' });
		expect(callsOf(CHECK_IN)).toHaveLength(0);
		expect((await form(first())).values.address).toBe(REST.address);
	});
});

it('no name and no field is in a log, in a cookie, or in clear in Redis', async () => {
	const secrets = ['诸葛', 'ZHUGE', 'EC7654321', '13812349999', '某某省秘密路', '1977-03-04'];
	const [lastName, pinyinLastName, number, emergencyPhone, address, birthday] = secrets;
	await save(first(), { lastName, pinyinLastName, number, emergencyPhone, address, birthday });
	await save(first(), { lastName, address }, { device: LAPTOP });
	await form(first());
	const kept = await Promise.all(
		(await redis.keys('*')).map(async (key) =>
			[
				key,
				...((await redis.type(key)) === 'hash'
					? Object.entries(await redis.hgetall(key)).flat()
					: [(await redis.get(key)) ?? '']),
			].join(' '),
		),
	);
	expect(kept.some((text) => text.includes('emergencyPhone'))).toBe(true);
	site.sandbox.fault({ call: CHECK_IN, err: 3999, errMsg: `${number} ${address}` });
	await save(first(), { ...REST, emergencyPhone });
	await submit(first());
	for (const secret of secrets as string[]) {
		expect([secret, shows(site.logged(), secret)]).toEqual([secret, false]);
		expect([secret, shows([...member.cookies].flat().join(' '), secret)]).toEqual([secret, false]);
		for (const text of kept) expect([secret, shows(text, secret)]).toEqual([secret, false]);
	}
});
