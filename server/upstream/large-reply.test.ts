import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { id, list, text } from '#shared/catalogue/wire.ts';
import { readLargeAnswer, takeApart } from './large-reply.ts';
import type { Misfit } from './read-reply.ts';

const apart = async (json: string) => {
	const bytes = Buffer.from(json);
	const parts = await takeApart(bytes);
	return parts && { envelope: parts.envelope, rows: parts.rows.map(([from, to]) => bytes.toString('utf8', from, to).trim()) };
};

describe('a reply is taken apart into its envelope and the texts of its rows', () => {
	it.each([
		['{"err":0,"data":[{"id":1},{"id":2}]}', '{"err":0,"data":[]}', ['{"id":1}', '{"id":2}']],
		['{"data":{"total":2,"rows":[1, "a" ,null]},"err":0}', '{"data":{"total":2,"rows":[]},"err":0}', ['1', '"a"', 'null']],
		['{"err":0,"data":[ ]}', '{"err":0,"data":[]}', []],
		[
			'{"errMsg":"\\"data\\":[1]","data":[{"a":["]",{"b":"}, \\\\\\""}]},[[],[1]]]}',
			'{"errMsg":"\\"data\\":[1]","data":[]}',
			['{"a":["]",{"b":"}, \\\\\\""}]}', '[[],[1]]'],
		],
		[
			'{"x":{"data":[1]},"y":[2],"data":{"other":[3],"list":["海","]"]}}',
			'{"x":{"data":[1]},"y":[2],"data":{"other":[3],"list":[]}}',
			['"海"', '"]"'],
		],
	])('%s', async (json, envelope, rows) => {
		expect(await apart(json)).toEqual({ envelope, rows });
		expect(JSON.parse(envelope)).toBeTruthy();
		expect(() => rows.map((row) => JSON.parse(row))).not.toThrow();
	});

	it.each(['{"data":[{"id":1}', '{"data":{}}', '[1,2]', '', '"data'])('%j has no list that ends', async (json) => {
		expect(await apart(json)).toBeNull();
	});
});

describe('a list of many rows', () => {
	const schema = list(z.object({ id, title: text }));
	const rows = Array.from({ length: 5_000 }, (_, index): unknown => ({ id: index, title: `“航次”, [${index}]` }));
	const read = async (sent: readonly unknown[], change = (json: string) => json, of: z.ZodType = schema) => {
		const reported: Misfit[] = [];
		const terms = {
			ofOneThing: false,
			errorNumbers: new Map(),
			report: (misfits: readonly Misfit[]) => void reported.push(...misfits),
		};
		const body = Buffer.from(change(JSON.stringify({ err: 0, data: sent })));
		return { data: await readLargeAnswer(200, body, of, terms), reported };
	};

	it('keeps what is equal in all its rows once', async () => {
		const lines = list(z.object({ id, line: z.object({ name: text }), ports: list(text) }));
		const sent = rows.map((_, index) => ({ id: index, line: { name: `line ${index % 2}` }, ports: ['Shanghai', 'Sasebo'] }));
		const { data } = await read(sent, undefined, lines);
		const kept = data as z.output<typeof lines>;
		expect(kept.map(({ line }) => line.name)).toEqual(sent.map(({ line }) => line.name));
		expect([new Set(kept.map(({ line }) => line)).size, new Set(kept.map(({ ports }) => ports)).size]).toEqual([2, 1]);
	});

	it('is read as a short one is, without its bad rows and repeated ones', async () => {
		const sent = [...rows, { id: 7, title: 'again' }];
		sent[3] = { title: 'no id' };
		sent[4_321] = null;
		const { data, reported } = await read(sent);
		expect(data).toEqual(
			rows.flatMap((row, index) => (index === 3 || index === 4_321 ? [] : { ...(row as object), id: String(index) })),
		);
		expect(reported.map(({ index, field }) => [index, field])).toEqual([
			[3, '[].id'],
			[4_321, '[]'],
		]);
	});

	it('of which most rows don’t fit, that is no JSON, or that upstream refuses, is refused', async () => {
		await expect(read(rows.map((row, index) => (index % 3 ? null : row)))).rejects.toMatchObject({ fault: 'shape' });
		await expect(read(rows, (json) => json.replace('"id":9,', '"id":9x,'))).rejects.toMatchObject({ fault: 'shape' });
		await expect(read(rows, (json) => json.replace('"err":0', '"err":321'))).rejects.toMatchObject({ err: 321 });
	});

	it('lets others go first while it is read', async () => {
		let turns = 0;
		const counting = setInterval(() => {
			turns += 1;
		}, 0);
		await read(Array.from({ length: 20 }, (_, part) => rows.map((_row, index) => ({ id: `${part}-${index}` }))).flat());
		clearInterval(counting);
		expect(turns).toBeGreaterThan(3);
	});
});
