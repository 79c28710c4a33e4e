import { beforeEach, describe, expect, it } from 'vitest';
import type { CheckInView } from '#shared/catalogue/bff/check-in.ts';
import { newMember } from './support/booking.ts';
import { LAPTOP, openCheckInLab, REST } from './support/check-in.ts';
import { shows } from './support/secret-forms.ts';
import { type Visitor, visitor } from './support/visitor.ts';

const lab = openCheckInLab();
const { checkIn, form, save, first, newOrder } = lab;
let { site, member, order, people } = {} as Awaited<ReturnType<typeof lab.begin>>;

beforeEach(async () => {
	({ site, member, order, people } = await lab.begin());
});

describe('an order to check in', () => {
	it('lists its passengers with their state, and the facts that they are checked against', async () => {
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

describe('the same order for others', () => {
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

	it('is not found for another member, a guest and after logging out', async () => {
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

	it('takes no passenger of another order', async () => {
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

	it('is found by one of its passengers’ names only; else the refusal has upstream’s words', async () => {
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

	it('shows the finder nothing that they didn’t type', async () => {
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

	it('is checked in by the finder, with a draft of their own', async () => {
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

	it('needs no search when it is the member’s own', async () => {
		const { body } = await member.post('/api/check-in/find', { orderNo: order, name: people[0]?.name });
		expect(body.data).toEqual({ state: 'found', order });
		expect((await checkIn()).sailing.own).toBe(true);
	});

	it('can be searched for a limited number of times', async () => {
		const statuses: number[] = [];
		for (let round = 0; round < 12; round++)
			statuses.push((await finder.post('/api/check-in/find', { orderNo: '10000001', name: '某' })).status);
		expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
	});
});
