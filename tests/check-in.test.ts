import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CHECK_IN_SESSION, ORDER_ERRORS } from '#shared/constants.ts';
import { CHECK_IN, LAPTOP, openCheckInLab, REST } from './support/check-in.ts';
import { keysIn } from './support/redis-url.ts';
import { shows } from './support/secret-forms.ts';
import { control } from './support/visitor.ts';

const MINUTE = 60_000;

const lab = openCheckInLab();
const { redis, checkIn, form, save, submit, first, callsOf } = lab;
let { site, member, order, people } = {} as Awaited<ReturnType<typeof lab.begin>>;

beforeEach(async () => {
	({ site, member, order, people } = await lab.begin());
});

describe('the draft of a check-in', () => {
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

	it('loses nothing on two devices at once; the later save of a field wins and says so', async () => {
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
		lab.setClock(14 * MINUTE);
		const extended = (await member.post('/api/check-in/extend', { order, person: first() })).body.data.openUntil;
		expect(extended - openUntil).toBeGreaterThanOrEqual(14 * MINUTE);
		lab.setClock(30 * MINUTE);
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
			(await keysIn(redis(), 'vault:*')).map(async (key) => [await redis().type(key), await redis().ttl(key)]),
		);
		const ofHashes = lives.flatMap(([type, seconds]) => (type === 'hash' ? Number(seconds) : []));
		expect(ofHashes.length).toBeGreaterThan(1);
		for (const seconds of ofHashes) expect(seconds).toBeLessThanOrEqual(24 * 3_600);
		expect(Math.max(...ofHashes)).toBeGreaterThan(24 * 3_600 - 60);
	});

	it('can be filled in from a saved passenger, without the number passing the browser', async () => {
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
	it('checks every rule, and drops the draft only after upstream has the check-in', async () => {
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

	it('checks in once when it is pressed twice at once', async () => {
		await save(first(), REST);
		const answers = await Promise.all([submit(first()), submit(first()), submit(first())]);
		expect(answers.map(({ body }) => body.data)).toEqual(Array(3).fill({ state: 'done' }));
	});

	it('answers a second press during the end of the first with done, not with missing fields', async () => {
		await save(first(), REST);
		site.sandbox.fault({ call: 'GET /openapi/order/checkin', delayMs: 500, times: 1 });
		const late = submit(first());
		await vi.waitUntil(() => callsOf('GET /openapi/order/persons').length > 0);
		expect((await submit(first())).body.data).toEqual({ state: 'done' });
		expect((await late).body.data).toEqual({ state: 'done' });
	});

	it('gives each failure of upstream’s its own answer, and keeps the draft', async () => {
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
		expect(await answerOf({ err: 1001, errMsg: '系统维护中' })).toEqual(refused('other', '系统维护中'));
		expect(await answerOf({ err: ORDER_ERRORS.orderUnknown, errMsg: '无此订单' })).toEqual([404, 'not-found']);
		expect(await answerOf({ err: ORDER_ERRORS.nameMismatch, errMsg: '中文姓名不匹配' })).toEqual(
			refused('name-mismatch', '中文姓名不匹配'),
		);
		expect(await answerOf({ err: ORDER_ERRORS.documentRefused, errMsg: '证件未通过' })).toEqual(
			refused('document', '证件未通过'),
		);
		expect(await answerOf({ err: ORDER_ERRORS.checkInClosed, errMsg: '已截止' })).toEqual(refused('closed', '已截止'));
		// This comes last, since upstream does check the passenger in after the four seconds.
		expect(await answerOf({ delayMs: 4_000 })).toEqual([200, { state: 'unclear' }]);
	});

	it('looks for a lost answer, at once or with the next press', async () => {
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
	const secrets = ['诸葛司马', 'ZHUGESIMA', 'EC7654321', '13812349999', '某某省秘密路', '1977-03-04'];
	const [lastName, pinyinLastName, number, emergencyPhone, address, birthday] = secrets;
	await save(first(), { lastName, pinyinLastName, number, emergencyPhone, address, birthday });
	await save(first(), { lastName, address }, { device: LAPTOP });
	await form(first());
	const kept = await Promise.all(
		(await keysIn(redis())).map(async (key) =>
			[
				key,
				...((await redis().type(key)) === 'hash'
					? Object.entries(await redis().hgetall(key)).flat()
					: [(await redis().get(key)) ?? '']),
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
