import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Ad } from '#shared/catalogue/entities.ts';
import { done, id, list, text } from '#shared/catalogue/wire.ts';
import type { Misfit } from './read-reply.ts';
import { readAnswer, readLongList } from './reply.ts';

const read = (schema: z.ZodType, body: object) =>
	readAnswer(200, JSON.stringify(body), schema, { ofOneThing: false, errorNumbers: new Map(), report: () => {} });

it.each([
	['nothing, where there may be nothing', Ad.nullable(), null],
	['an empty list', list(Ad), []],
	['a success', done, {}],
])('a reply without data is %s', (_name, schema, given) => {
	for (const body of [{ err: 0 }, { err: 0, data: null }, { err: 0, errMsg: null }]) expect(read(schema, body)).toEqual(given);
});

it('a reply without data is unreadable when data is required', () => {
	expect(() => read(z.object({ id: z.string() }), { err: 0 })).toThrow(
		expect.objectContaining({ message: 'reply does not fit', misfit: 'data' }),
	);
});

describe('a list of many rows', () => {
	const schema = list(z.object({ id, title: text }));
	const rows = Array.from({ length: 5_000 }, (_, index): unknown => ({ id: index, title: `“航次”, [${index}]` }));
	const readList = async (sent: readonly unknown[], change = (json: string) => json) => {
		const reported: Misfit[] = [];
		const report = (misfits: readonly Misfit[]) => void reported.push(...misfits);
		const body = change(JSON.stringify({ err: 0, data: sent }));
		return { data: await readLongList(200, body, schema, { ofOneThing: false, errorNumbers: new Map(), report }), reported };
	};

	it('is read like a short one, without its bad rows and repeated ones', async () => {
		const sent = [...rows, { id: 7, title: 'again' }];
		sent[3] = { title: 'no id' };
		sent[4_321] = null;
		const { data, reported } = await readList(sent);
		expect(data).toEqual(
			rows.flatMap((row, index) => (index === 3 || index === 4_321 ? [] : { ...(row as object), id: String(index) })),
		);
		expect(reported.map(({ index, field }) => [index, field])).toEqual([
			[3, '[].id'],
			[4_321, '[]'],
		]);
	});

	it('keeps the good rows beside many bad ones that come together', async () => {
		const sent = rows.slice(0, 340).map((row, index) => (index < 126 ? null : row));
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

	it('is refused when most rows don’t fit, when it is no JSON, and when upstream refuses', async () => {
		await expect(readList(rows.map((row, index) => (index % 3 ? null : row)))).rejects.toMatchObject({ fault: 'shape' });
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
