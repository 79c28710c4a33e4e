import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openapi } from '#shared/catalogue/catalogue.ts';
import { Ad } from '#shared/catalogue/entities.ts';
import { done, id, text } from '#shared/catalogue/wire.ts';
import { list, paged, requiredList } from '#shared/catalogue/wire-lists.ts';
import type { Misfit } from './read-reply.ts';
import { innerEnvelope, readAnswer, readLongList } from './reply.ts';

const answer = (status: number, body: string | null, schema: z.ZodType, more: { secret?: string; ofOneThing?: boolean } = {}) => {
	const reported: Misfit[] = [];
	const report = (misfits: readonly Misfit[]) => void reported.push(...misfits);
	const read = () => readAnswer(status, body, schema, { ofOneThing: false, errorNumbers: new Map(), report, ...more });
	return { read, reported };
};
const read = (schema: z.ZodType, body: object) => answer(200, JSON.stringify(body), schema).read();
const Detail = z.object({ title: text, cabin: z.object({ id }).nullish() });

it.each([
	['nothing, where there may be nothing', Ad.nullable(), null],
	['an empty list', list(Ad), []],
	['an empty page', paged(Ad), { rows: [], total: 0 }],
	['a success', done, {}],
])('a reply without data is %s', (_name, schema, given) => {
	for (const data of [undefined, null, '', [], {}, false]) {
		expect(read(schema, { err: 0, data })).toEqual(given);
		expect(read(schema, { err: '0', errMsg: 'success', data })).toEqual(given);
	}
	expect(read(schema, { err: 0, errMsg: null })).toEqual(given);
	for (const [status, body] of [
		[204, ''],
		[200, ''],
		[201, ' \r\n'],
	] as const)
		expect(answer(status, body, schema).read()).toEqual(given);
});

it('a reply without data is unreadable when data is required', () => {
	const unreadable = expect.objectContaining({ message: 'reply does not fit', fault: 'shape' });
	expect(() => read(z.object({ id: z.string() }), { err: 0 })).toThrow(expect.objectContaining({ misfit: 'data' }));
	for (const schema of [z.object({ id }), z.object({ rooms: requiredList(z.object({ id })) })])
		for (const body of ['', '{"err":0,"data":[]}', '{"err":0,"data":false}'])
			expect(answer(200, body, schema).read).toThrow(unreadable);
});

it('an object that isn’t empty keeps its values, and PHP’s empty list in place of one inside counts as missing', () => {
	expect(read(Detail, { err: 0, data: { title: 'A', cabin: [] } })).toEqual({ title: 'A', cabin: undefined });
	expect(read(Detail.nullable(), { err: 0, data: [] })).toBeNull();
	expect(read(Detail, { err: 0, data: {} })).toEqual({ title: '' });
});

describe('an envelope in an envelope', () => {
	const inner = (depth: number, data: unknown): object => ({ err: 0, data: depth === 0 ? data : inner(depth - 1, data) });

	it('is opened twice at most, and reported', () => {
		for (const depth of [1, 2]) {
			const { read: open, reported } = answer(200, JSON.stringify(inner(depth, [{ id: 7 }])), list(z.object({ id })));
			expect(open()).toEqual([{ id: '7' }]);
			expect(reported).toEqual([{ field: 'envelope', index: null, expected: 'an envelope', got: 'an envelope in an envelope' }]);
		}
		expect(() => read(done, inner(3, {}))).toThrow(expect.objectContaining({ fault: 'shape' }));
	});

	it.each([
		['a refusal', { err: 4211, errMsg: '已售完', data: null }, { code: 'upstream-business', err: 4211, shown: '已售完' }],
		['a refusal without data', { err: '4211', errMsg: '已售完' }, { code: 'upstream-business', err: 4211 }],
		['a login that has ended', { err: 700, data: {} }, { code: 'not-logged-in' }],
		['an unknown number', { err: -1, data: {} }, { fault: 'shape' }],
	])('counts as %s', (_name, data, error) => {
		for (const body of [
			{ err: 0, data },
			{ err: 0, data: { err: 0, data } },
		])
			expect(() => read(done, body)).toThrow(expect.objectContaining(error));
	});

	it('is none when it is a thing that repeats the success', () => {
		expect(read(z.object({ id }), { err: 0, data: { err: 0, id: 7 } })).toEqual({ id: '7' });
	});

	it('without data is nothing', () => {
		for (const data of [{ err: 0, errMsg: '' }, { success: true }, { code: 200, msg: 'ok' }]) {
			expect(read(list(Ad), { err: 0, data })).toEqual([]);
			expect(read(done, { err: 0, data })).toEqual({});
		}
	});
});

it.each([
	[1001, '舱房已被预订'],
	[499, '舱房已被预订'],
	[500, undefined],
	[599, undefined],
])('words of a refusal with err %i: %s', (err, shown) => {
	expect(() => read(done, { err, errMsg: '舱房已被预订' })).toThrow(
		expect.objectContaining({ code: 'upstream-business', err, shown }),
	);
});

describe('a framework’s envelope in an envelope', () => {
	it.each([
		['a refusal', { code: 500, success: false, msg: '不可取消', data: null }, { err: 500, shown: '不可取消' }],
		['a code alone', { code: '1205', message: '已售完' }, { err: 1205, shown: '已售完' }],
		['a state', { status: 404, error: 'Not Found', message: '没有', path: '/x' }, { err: 404, shown: '没有' }],
		['a refusal without a code', { success: false, errors: [] }, { fault: 'shape' }],
		['a refusal with a code of HTTP', { success: false, code: 200, msg: '不可取消', data: [] }, { err: 200, shown: '不可取消' }],
		['a word', { code: 'SOLD_OUT', message: '已售完' }, { fault: 'shape' }],
		['JSend', { status: 'error', message: 'x' }, { fault: 'shape' }],
		['Laravel', { message: 'Server Error', exception: 'X', trace: [] }, { fault: 'shape' }],
		['Laravel’s validation', { message: 'invalid', errors: { mobile: ['x'] } }, { fault: 'shape' }],
		['an ended login', { code: 700, msg: '' }, { code: 'not-logged-in' }],
	])('is read as %s', (_name, data, error) => {
		for (const schema of [done, list(Ad), paged(Ad)])
			expect(() => read(schema, { err: 0, data })).toThrow(expect.objectContaining(error));
	});

	it.each([
		{ success: true, data: [{ id: 7 }] },
		{ code: 0, msg: '', data: [{ id: 7 }] },
		{ code: 'SUCCESS', message: 'x', data: [{ id: 7 }] },
		{ status: 'ok', message: 'x', data: [{ id: 7 }], ts: 1 },
		{ code: 200, msg: '查询成功', rows: [{ id: 7 }], total: 1 },
		{ errors: null, data: [{ id: 7 }] },
	])('is opened when it is a success: %j', (data) => {
		expect(read(list(z.object({ id })), { err: 0, data })).toEqual([{ id: '7' }]);
	});

	it('is no list when it has errors', () => {
		for (const data of [{ errors: [] }, { error: '', trace: [] }])
			expect(() => read(list(Ad), { err: 0, data })).toThrow(expect.objectContaining({ fault: 'shape' }));
	});
});

/** Values for each key of a schema's objects, and of the rows of its lists: the words that it knows, or a number. */
function samplesOf(schema: z.core.JSONSchema._JSONSchema): Record<string, unknown>[] {
	if (typeof schema !== 'object') return [];
	const { properties, items, anyOf = [] } = schema;
	const inner = [...anyOf, ...(items && !Array.isArray(items) ? [items] : []), ...(properties?.rows ? [properties.rows] : [])];
	const wordsOf = (value: z.core.JSONSchema._JSONSchema) => (typeof value === 'object' && value.enum) || [1, '1'];
	const most = Math.max(2, ...Object.values(properties ?? {}).map((value) => wordsOf(value).length));
	const own = Array.from({ length: properties ? most : 0 }, (_, at) =>
		Object.fromEntries(Object.entries(properties ?? {}).map(([key, value]) => [key, wordsOf(value)[at % wordsOf(value).length]])),
	);
	return [...own, ...inner.flatMap(samplesOf)];
}

it('no reply of the catalogue, and no row of one, is an envelope', () => {
	const calls = Object.entries(openapi).map(
		([name, { output }]) => [name, samplesOf(z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' }))] as const,
	);
	expect(calls.filter(([, samples]) => samples.length > 0).length).toBeGreaterThan(40);
	const opened = calls.filter(([, samples]) => samples.some((sample) => innerEnvelope(sample)));
	expect(opened.map(([name]) => name)).toEqual([]);
});

it.each([
	['a plain text', '舱房已售完', '舱房已售完'],
	['entities and CDATA', '<![CDATA[2 &amp; 3 号舱房已售完 ]]>', '2 & 3 号舱房已售完'],
	['markup', '<b>错误</b>', undefined],
	['markup in entities', '&lt;b&gt;错误&lt;/b&gt;', undefined],
	['another charset', '\ufffd\ufffd已售完', undefined],
	['a flag', true, undefined],
	['a number', 4211, undefined],
	['a long text', '长'.repeat(201), undefined],
])('a refusal’s message of %s', (_form, errMsg, shown) => {
	let error: unknown;
	try {
		read(done, { err: 4211, errMsg });
	} catch (thrown) {
		error = thrown;
	}
	expect(error).toMatchObject({ code: 'upstream-business', shown });
});

it('bytes that can’t be decoded are reported once and can’t be read; what its status says counts', () => {
	const { read: open, reported } = answer(200, null, done);
	expect(open).toThrow(expect.objectContaining({ code: 'upstream-unavailable', fault: 'shape' }));
	expect(reported).toEqual([
		{ field: 'charset', index: null, expected: 'text in a charset that is known and named', got: 'other bytes' },
	]);
	expect(answer(401, null, done, { secret: 'a-token' }).read).toThrow(expect.objectContaining({ code: 'not-logged-in' }));
	expect(answer(404, null, done, { ofOneThing: true }).read).toThrow(expect.objectContaining({ code: 'not-found' }));
});

it('five rows with ids of 64 bits stay five', () => {
	const ids = ['1846210577321754601', '1846210577321754602', '1846210577321754603', '1846210577321754604', '1846210577321754605'];
	const body = `{"err":0,"data":[${ids.map((own) => `{"id":${own}}`)}]}`;
	const schema = list(z.object({ id }));
	expect(answer(200, body, schema).read()).toEqual(ids.map((own) => ({ id: own })));
	expect(answer(200, body, schema, { secret: 'a-token' }).read()).toEqual(ids.map((own) => ({ id: own })));
});

describe('a list of many rows', () => {
	const schema = list(z.object({ id, title: text }));
	const rows = Array.from({ length: 5_000 }, (_, index): unknown => ({ id: index + 1, title: `“航次”, [${index}]` }));
	const readList = async (sent: readonly unknown[], change = (json: string) => json) => {
		const reported: Misfit[] = [];
		const report = (misfits: readonly Misfit[]) => void reported.push(...misfits);
		const body = change(JSON.stringify({ err: 0, data: sent }));
		return { data: await readLongList(200, body, schema, { ofOneThing: false, errorNumbers: new Map(), report }), reported };
	};

	it('is read like a short one, without its bad rows and repeated ones', async () => {
		const sent = [...rows, { id: 7, title: 'again' }];
		sent[3] = { title: 'no id' };
		sent[4_321] = 'a row';
		sent[4_322] = null;
		const { data, reported } = await readList(sent);
		expect(data).toEqual(
			rows.flatMap((row, index) => ([3, 4_321, 4_322].includes(index) ? [] : { ...(row as object), id: String(index + 1) })),
		);
		expect(reported.map(({ index, field }) => [index, field])).toEqual([
			[3, '[].id'],
			[4_321, '[]'],
		]);
	});

	it('keeps the good rows beside many bad ones that come together', async () => {
		const sent = rows.slice(0, 340).map((row, index) => (index < 126 ? {} : row));
		expect((await readList(sent)).data).toHaveLength(340 - 126);
	});

	it('counts a repeated row once, also where most rows are repeated', async () => {
		const sent = Array.from({ length: 150 }, (_, index) => rows[index % 50]);
		expect((await readList(sent)).data).toHaveLength(50);
	});

	it('is read from a page of rows too', async () => {
		const { data } = await readList(rows, (json) =>
			json.replace('"data":[', '"data":{"total":5000,"rows":[').replace(/\]\}$/, ']}}'),
		);
		expect(data).toHaveLength(5_000);
	});

	it('doesn’t count rows that are null', async () => {
		const sent = rows.slice(0, 300).map((row, index) => (index % 3 ? null : row));
		expect(await readList(sent)).toMatchObject({ data: { length: 100 }, reported: [] });
	});

	it('is refused when most rows don’t fit, when it is no JSON, and when upstream refuses', async () => {
		await expect(readList(rows.map((row, index) => (index % 3 ? {} : row)))).rejects.toMatchObject({ fault: 'shape' });
		await expect(readList(rows, (json) => json.replace('"id":9,', '"id":9x,'))).rejects.toMatchObject({ fault: 'shape' });
		await expect(readList(rows, (json) => json.replace('"err":0', '"err":321'))).rejects.toMatchObject({ err: 321 });
	});

	it('lets other work of the event loop go on while it is checked', async () => {
		const order: string[] = [];
		const reading = readList(rows).then(() => order.push('read'));
		setImmediate(() => setImmediate(() => order.push('other work')));
		await reading;
		expect(order).toEqual(['other work', 'read']);
	});
});
