import { describe, expect, it } from 'vitest';
import { CabinQuotes, holds } from './holds.ts';

const { output } = holds['POST /openapi/order/v3/individual/lock'];
const read = (data: unknown) => output.safeParse(data).data;
const cabin = { id: '30001', roomNum: '0601' };
const other = { id: '30002', roomNum: '0602' };

describe('a hold’s reply', () => {
	it.each([
		['rooms with lists of cabins', { rooms: [{ cabins: [cabin] }, { cabins: [other] }] }],
		['a list of rooms alone', [{ cabins: [cabin] }, { cabins: [other] }]],
		['a page of rooms', { list: [{ cabins: [cabin] }, { cabins: [other] }], total: 2 }],
		['a list of cabins alone', [cabin, other]],
		['rooms that are cabins', { rooms: [cabin, other] }],
		['cabins by their ids', { rooms: [{ cabins: { 30001: cabin } }, { cabins: { 30002: other } }] }],
		['rooms by places', { rooms: { 0: { cabins: [cabin] }, 1: { cabins: [other] } } }],
		['one cabin in place of a list', { rooms: [{ cabins: cabin }, { cabins: other }] }],
		['rooms under another name', { id: 991, items: [{ cabins: [cabin] }, { cabins: [other] }] }],
	])('has two rooms: %s', (_name, data) => {
		expect(read(data)).toEqual({ rooms: [{ cabins: [cabin] }, { cabins: [other] }] });
	});

	it.each([
		['in `rooms`', { rooms: { cabins: [cabin] } }],
		['alone', { cabins: [cabin] }],
		['as its cabin', cabin],
		['by its category', { rooms: { 30002: { cabins: [cabin] } } }],
	])('has one room in place of a list: %s', (_name, data) => {
		expect(read(data)).toEqual({ rooms: [{ cabins: [cabin] }] });
	});

	it.each([
		['an empty list', []],
		['null', null],
		['an empty object', {}],
		['an empty page', { list: null, total: 0, pageNum: 1 }],
	])('says that none is free by %s for its cabins', (_name, cabins) => {
		expect(read({ rooms: [{ cabins }] })).toEqual({ rooms: [{ cabins: [] }] });
	});

	it.each([
		['nothing', null],
		['no rooms', {}],
		['null for rooms', { rooms: null }],
		['rooms that are a text', { rooms: 'held' }],
		['a room without cabins', { rooms: [{ categoryId: '7' }] }],
		['cabins that are a text', { rooms: [{ cabins: '30001' }] }],
		['a cabin without an id', { rooms: [{ cabins: [{ roomNum: '0601' }] }] }],
		['one good room and one bad', { rooms: [{ cabins: [cabin] }, null] }],
		['the number of a cabin in another object', { rooms: [{ id: 1, cabin: { id: '30001', roomNum: '0601' } }] }],
		['the number of a hold alone', { id: 991 }],
		['the number of a cabin that is 0', { rooms: [{ cabins: [{ id: 0 }] }] }],
		['a list of errors for cabins', { rooms: [{ cabins: { errors: [] } }] }],
		['an error for cabins', { rooms: [{ cabins: { code: 500, data: null } }] }],
		['no for cabins', { rooms: [{ cabins: false }] }],
		['an empty text for cabins', { rooms: [{ cabins: '' }] }],
		['no cabins, and words why', { rooms: [{ cabins: null, msg: '系统繁忙' }] }],
		['rooms by numbers with a gap', { rooms: { 0: { cabins: [cabin] }, 2: { cabins: [other] } } }],
		['rooms by category', { rooms: { 30002: { cabins: [cabin] }, 30001: { cabins: [other] } } }],
		['several cabins by their ids', { rooms: [{ cabins: { 30001: cabin, 30002: other } }] }],
	])('can’t be read, and doesn’t say that none is free: %s', (_name, data) => {
		expect(read(data)).toBeUndefined();
	});
});

it('a hold that failed holds no cabin, whatever its own id', () => {
	expect(read({ id: 991, status: 'FAILED', list: null })).toEqual({ rooms: [] });
});

describe('prices of cabins', () => {
	const quote = (categoryId: string, totalPrice: number) => ({ categoryId, personAvg: 1, totalPrice });
	const [inside, suite] = [quote('30001', 1), quote('30002', 2)];

	it('come in their order, or by keys where each is of another category', () => {
		for (const sent of [[inside, suite], { list: [inside, suite] }, { 0: inside, 1: suite }, { 7: inside, 9: suite }])
			expect(CabinQuotes.parse(sent)).toEqual([inside, suite]);
		expect(CabinQuotes.parse({ 0: inside, 1: quote('30001', 5) })).toHaveLength(2);
	});

	it('can’t be read by keys where two are of one category, as they may be for different parties', () => {
		expect(CabinQuotes.safeParse({ 9001: inside, 11: quote('30001', 5) }).success).toBe(false);
	});
});
