import { expect, it } from 'vitest';
import { z } from 'zod';
import { id, number, optionalNumber, text } from '#shared/catalogue/wire.ts';
import { byId, list, namesToTotal, paged, wholeList } from '#shared/catalogue/wire-lists.ts';
import { readReply } from './read-reply.ts';

const Row = z.object({ id, title: text, price: z.object({ from: number, to: number.nullish() }).nullish() });
const rows = (...bad: unknown[]) => [{ id: 1 }, { id: 2 }, { id: 3 }, ...bad];

it('an optional value that doesn’t fit counts as missing', () => {
	const { value, misfits } = readReply(list(Row), rows({ id: 4, title: {}, price: { from: 1, to: 'dear' } }));
	expect(value?.data.at(-1)).toEqual({ id: '4', title: '', price: { from: 1 } });
	expect(misfits).toEqual([
		{ field: '[].title', index: 3, expected: 'a text', got: 'an object' },
		{ field: '[].price.to', index: 3, expected: 'a number', got: 'a text' },
	]);
});

it('a part that requires an unreadable value is left out, and no more', () => {
	const { value } = readReply(list(Row), rows({ id: 4, price: { from: null, to: 5 } }));
	expect(value?.data.at(-1)).toEqual({ id: '4', title: '', price: undefined });
});

it.each([
	['a row without what it needs', { title: 'no id' }],
	['a row that is none', 'a text'],
	['a list in place of a row', []],
])('%s is left out', (_name, bad) => {
	const { value, misfits } = readReply(list(Row), rows(bad));
	expect(value?.data.map((row) => row.id)).toEqual(['1', '2', '3']);
	expect(misfits).toHaveLength(1);
});

it('a row that is null is none: it isn’t reported, and doesn’t count among those that don’t fit', () => {
	for (const sent of [[null, { id: 1 }, null, null], { list: [null, null, { id: 1 }], total: 1 }]) {
		const { value, misfits } = readReply(list(Row), structuredClone(sent));
		expect([value?.data.map((row) => row.id), misfits]).toEqual([['1'], []]);
	}
	const bad = readReply(list(Row), [null, null, null, { id: 1 }, {}, {}]);
	expect([bad.value, bad.misfits.length]).toEqual([null, 2]);
});

it('a row that is null makes a list unreadable whose rows have a meaning in their places', () => {
	const order = z.object({ id, cabins: wholeList(Row) });
	expect(readReply(order, { id: 1, cabins: [null, { id: 1 }] }).value?.data).toEqual({ id: '1', cabins: null });
	expect(readReply(list(Row), [null, { id: 1 }], 'rows').value).toBeNull();
});

it.each(['rows', 'records', 'list'])('rows of a page are left out too, under %s', (name) => {
	const { value, misfits } = readReply(paged(Row), { [name]: rows({}, 'a text'), total: 9 });
	expect(value?.data).toMatchObject({ rows: [{ id: '1' }, { id: '2' }, { id: '3' }], total: 9 });
	expect(misfits.map(({ index }) => index)).toEqual([3, 4]);
});

it('an unreadable number of rows becomes the number of rows sent', () => {
	for (const name of ['total', 'totalCount', 'totalElements'])
		expect(readReply(paged(Row), { list: rows(), [name]: 'many' }).value?.data.total).toBe(3);
});

it('a list is unreadable when most of its rows don’t fit, as an empty list would be untrue', () => {
	expect(readReply(list(Row), [{ id: 1 }, {}, {}]).value).toBeNull();
	expect(readReply(list(Row), [{}]).value).toBeNull();
	expect(readReply(paged(Row), { list: [{}] }).value).toBeNull();
	expect(readReply(list(Row), [{ id: 1 }, {}]).value?.data).toHaveLength(1);
});

it('an entry of a map is left out alone, whatever its key and its place', () => {
	const prices = z.object({ prices: byId(z.object({ from: number })).nullish() });
	const kept = { prices: { a: { from: 4999 } } };
	const { value } = readReply(prices, { prices: { a: { from: '4,999.00' }, b: { from: null }, c: 'dear' } });
	expect(value?.data).toEqual(kept);
	const uuid = 'A1B2C3D4-0000-4000-8000-00000000ABCD';
	expect(readReply(prices, { prices: { a: { from: 4999 }, [uuid]: { from: null } } }).value?.data).toEqual(kept);
	const listed = readReply(prices, {
		prices: [
			{ categoryId: 'a', from: 4999 },
			{ categoryId: uuid, from: null },
		],
	});
	expect(listed.value?.data).toEqual(kept);
});

it('an entry that doesn’t fit takes no other one with it, where keys or places are the ids of others', () => {
	const prices = z.object({ prices: byId(z.object({ from: number })).nullish() });
	const bad = { categoryId: 1, from: null };
	const good = [4, 2, 3].map((categoryId) => ({ categoryId, from: categoryId }));
	const kept = { prices: { 2: { from: 2 }, 3: { from: 3 }, 4: { from: 4 } } };
	for (const sent of [
		[...good, bad],
		{ ...[...good, bad] },
		{ 1: good[0], 2: bad, 4: good[1], 9: good[2] },
		{ list: [bad, ...good] },
	])
		expect(readReply(prices, { prices: structuredClone(sent) })).toMatchObject({ value: { data: kept }, misfits: [{}] });
});

/** Returns a value that counts how often its keys are listed: what grows with the faults of a reply takes seconds for a long one. */
function counting<T extends object>(value: T): { value: T; listed: () => number } {
	let times = 0;
	const ownKeys = (target: T) => {
		times += 1;
		return Reflect.ownKeys(target);
	};
	return { value: new Proxy(value, { ownKeys }), listed: () => times };
}

it('a map is searched as often for many entries that don’t fit as for few', () => {
	const prices = z.object({ prices: byId(z.object({ from: number })).nullish() });
	const uuid = (at: number) => `A1B2C3D4-0000-4000-8000-${String(at).padStart(12, '0')}`;
	const [few, many] = [5, 200].map((length) => {
		const sent = counting(Object.fromEntries(Array.from({ length }, (_, at) => [uuid(at), { from: at === 0 ? 5 : 'dear' }])));
		const { value } = readReply(prices, { prices: sent.value });
		expect(Object.keys(value?.data.prices ?? {})).toEqual([uuid(0).toLowerCase()]);
		return sent.listed();
	});
	expect(many).toBe(few);
});

it('pages in pages are searched for a total two levels deep, each once', () => {
	const inner = counting({ total: 7 });
	expect(readReply(paged(Row), { list: [{ id: 1 }], page: { page: inner.value } }).value?.data.total).toBe(7);
	const deep = counting({ total: 7 });
	const sent = counting({ page: { page: { page: { page: deep.value } } } });
	expect([namesToTotal(sent.value), sent.listed(), deep.listed()]).toEqual([null, 1, 0]);
});

it('a list of one object is that object where one is expected, and one thing is a list of one where that is', () => {
	const schema = z.object({ line: z.object({ name: text }).nullish(), rows: list(Row) });
	const { value, misfits } = readReply(schema, [{ line: [{ name: '济州' }], rows: { id: 7, price: [{ from: 1 }] } }]);
	expect(value?.data).toEqual({ line: { name: '济州' }, rows: [{ id: '7', title: '', price: { from: 1 } }] });
	expect(misfits).toEqual([]);
	const bad = readReply(list(Row), { id: 7, title: {} });
	expect([bad.value?.data, bad.misfits.map(({ field }) => field)]).toEqual([[{ id: '7', title: '' }], ['[].title']]);
	expect(readReply(schema, { line: [{ name: 'a' }, { name: 'b' }] }).value?.data.line).toBeUndefined();
});

it('cabins by ids are missing in an order, as passengers name their cabins by their places', () => {
	const order = z.object({ id, cabins: wholeList(Row) });
	expect(readReply(order, { id: 1, cabins: { 9001: { id: 9001 }, 11: { id: 11 } } })).toMatchObject({
		value: { data: { id: '1', cabins: null } },
		misfits: [{ field: 'cabins', expected: 'a list in its order' }],
	});
});

it.each([
	['a list by numbers', { 0: { id: 1 }, 2: {}, 5: { id: 3, title: {} }, 7: null, 9: { id: 5 } }],
	['a list under any name', { voyages: [{ id: 1 }, {}, { id: 3, title: {} }, null, { id: 5 }] }],
	['a page in an object', { page: { list: [{ id: 1 }, {}, { id: 3, title: {} }, null, { id: 5 }], total: 5 } }],
	['a page of a list by numbers', { list: { 0: { id: 1 }, 2: {}, 5: { id: 3, title: {} }, 7: null, 9: { id: 5 } }, total: 5 }],
])('rows of %s that don’t fit are left out alone, and null is no row', (_form, sent) => {
	const kept = [
		{ id: '1', title: '' },
		{ id: '3', title: '' },
		{ id: '5', title: '' },
	];
	expect(readReply(list(Row), structuredClone(sent)).value?.data).toEqual(kept);
	expect(readReply(paged(Row), structuredClone(sent)).value?.data.rows).toEqual(kept);
	const inner = readReply(z.object({ rooms: list(Row) }), { rooms: structuredClone(sent) });
	expect(inner.value?.data).toEqual({ rooms: kept });
	expect(inner.misfits.map(({ index, field }) => [index, field])).toEqual([
		[1, 'rooms.[].id'],
		[2, 'rooms.[].title'],
	]);
});

it.each([
	['under a known name', { list: [{}, {}, { id: 1 }], total: 3 }],
	['under any name', { voyages: [{}, {}, { id: 1 }] }],
	['by numbers', { 0: {}, 1: {}, 3: { id: 1 } }],
	['in a page in an object', { page: { list: [{}, {}, { id: 1 }] } }],
	['that isn’t one', { list: 'soon', total: 0 }],
])('a list %s that can’t be read isn’t an empty one', (_form, sent) => {
	expect(readReply(list(Row), structuredClone(sent)).value).toBeNull();
	expect(readReply(paged(Row), structuredClone(sent)).value).toBeNull();
});

it('a total in a page beside the rows counts as missing when it can’t be read', () => {
	expect(readReply(paged(Row), { list: [{ id: 1 }], page: { total: 'many' } }).value?.data).toMatchObject({ total: 1 });
});

it('empty data is nothing where there may be nothing, in every form', () => {
	const schema = z.object({ title: text }).nullable();
	for (const data of [null, '', false, [], {}]) expect(readReply(schema, data)).toEqual({ value: { data: null }, misfits: [] });
	expect(readReply(z.object({ title: text }), {}).value?.data).toEqual({ title: '' });
});

it('a text in another charset counts as missing, and an id takes its row with it', () => {
	const { value, misfits } = readReply(list(Row), rows({ id: 4, title: '\ufffd\ufffd' }, { id: 'caf\ufffd' }));
	expect(value?.data.map((row) => [row.id, row.title])).toEqual([
		['1', ''],
		['2', ''],
		['3', ''],
		['4', ''],
	]);
	expect(misfits.map(({ field, expected }) => [field, expected])).toEqual([
		['[].title', 'a text in its charset'],
		['[].id', 'an id'],
	]);
});

it('two faults in one row drop no more than one fault', () => {
	const schema = z.object({ id, line: z.object({ from: id, to: id }).nullish(), rows: list(Row) });
	const { value } = readReply(schema, { id: 1, line: { from: null, to: null }, rows: rows({}, {}) });
	expect(value?.data).toMatchObject({ id: '1', rows: [{ id: '1' }, { id: '2' }, { id: '3' }] });
});

it('a whole reply is read whole or not at all', () => {
	const cabins = z.object({ cabins: list(z.object({ id })), total: number });
	expect(readReply(cabins, { cabins: [{ id: 1 }, {}, { id: 3 }], total: 5 }, 'rows').value).toBeNull();
	expect(readReply(cabins, { cabins: [{ id: 1 }], total: '5' }, 'rows').value?.data.total).toBe(5);
});

it('a reply without a required value fails, and its misfit names the kind of the value, not the value', () => {
	const { value, misfits } = readReply(z.object({ token: id }), { token: { secret: 'a-token' } });
	expect(value).toBeNull();
	expect(misfits).toEqual([{ field: 'token', index: null, expected: 'an id', got: 'an object' }]);
});

it('an exact reply loses no value, not even an optional one', () => {
	const step = list(z.object({ fromDays: optionalNumber, percent: optionalNumber }));
	expect(readReply(step, [{ fromDays: 7, percent: '50' }, { percent: 20 }], 'values').value?.data).toHaveLength(2);
	const { value, misfits } = readReply(step, [{ fromDays: { days: 7 }, percent: 50 }, { percent: 20 }], 'values');
	expect(value).toBeNull();
	expect(misfits.map(({ field }) => field)).toEqual(['[].fromDays']);
});

it('a list that is read whole is missing when one of its rows doesn’t fit, and the misfit names the row’s field', () => {
	const order = z.object({ id, payments: wholeList(z.object({ amount: number })) });
	const { value, misfits } = readReply(order, { id: 1, payments: [{ amount: 5 }, { amount: null }, { amount: 7 }] });
	expect(value?.data).toEqual({ id: '1', payments: null });
	expect(misfits).toMatchObject([{ field: 'payments.[].amount', index: 1, got: 'null' }]);
	expect(readReply(order, { id: 1, payments: { rows: [{ amount: '5' }] } }).value?.data.payments).toEqual([{ amount: 5 }]);
	expect(readReply(order, { id: 1 }).value?.data.payments).toBeNull();
	const noted = z.object({ payments: wholeList(z.object({ amount: number, note: text })) });
	const { value: kept } = readReply(noted, {
		payments: [
			{ amount: 5, note: {} },
			{ amount: 7, note: 'later' },
		],
	});
	expect(kept?.data.payments).toEqual([
		{ amount: 5, note: '' },
		{ amount: 7, note: 'later' },
	]);
});
