import { expect, it } from 'vitest';
import { z } from 'zod';
import { id, list, number, optionalNumber, paged, text, wholeList } from '#shared/catalogue/wire.ts';
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
	['nothing', null],
])('%s is left out', (_name, bad) => {
	const { value, misfits } = readReply(list(Row), rows(bad));
	expect(value?.data.map((row) => row.id)).toEqual(['1', '2', '3']);
	expect(misfits).toHaveLength(1);
});

it.each(['rows', 'records', 'list'])('rows of a page are left out too, under %s', (name) => {
	const { value, misfits } = readReply(paged(Row), { [name]: rows({}, null), total: 9 });
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

it('an entry of a record is left out alone', () => {
	const prices = z.object({ prices: z.record(z.string(), z.object({ from: number })).nullish() });
	const { value } = readReply(prices, { prices: { a: { from: '4,999.00' }, b: { from: null }, c: 'dear' } });
	expect(value?.data).toEqual({ prices: { a: { from: 4999 } } });
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
