import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cabinsLeft } from '#shared/catalogue/cabins-left.ts';
import {
	day,
	flag,
	id,
	moment,
	money,
	oneOf,
	optionalBirthday,
	optionalId,
	optionalMoment,
	optionalMoney,
	optionalNumber,
	text,
} from '#shared/catalogue/wire.ts';
import { byId } from '#shared/catalogue/wire-lists.ts';
import { parseReply } from './parse-reply.ts';
import { readAnswer } from './reply.ts';

const parsed = (sent: unknown): unknown => parseReply(JSON.stringify(sent));
const read = (schema: z.ZodType, sent: unknown): unknown => {
	const { success, data } = schema.safeParse((parsed({ data: sent }) as { data: unknown }).data);
	return success ? data : 'misfit';
};
const answer = (schema: z.ZodType, reply: unknown): unknown =>
	readAnswer(200, JSON.stringify(reply), schema, { ofOneThing: false, errorNumbers: new Map(), report: () => {} });

describe('a value in an object of its database’s library is read as that value', () => {
	it.each([
		[text, { String: '魔都号', Valid: true }, '魔都号'],
		[text, { String: '', Valid: false }, ''],
		[optionalNumber, { Int64: 7, Valid: true }, 7],
		[cabinsLeft, { Int32: 0, Valid: false }, null],
		[cabinsLeft, { Int32: 0, Valid: true }, 0],
		[money, { Float64: 4999, Valid: true }, 4999],
		[optionalMoney, { Float64: 0, Valid: false }, null],
		[money, { Float64: 0, Valid: false }, 'misfit'],
		[flag, { Bool: true, Valid: true }, true],
		[flag, { Bool: true, Valid: false }, false],
		[optionalMoment, { Time: '2026-12-05T08:30:00+08:00', Valid: true }, Date.UTC(2026, 11, 5, 0, 30)],
		[optionalMoment, { Time: '0001-01-01T00:00:00Z', Valid: false }, null],
		[optionalId, { V: 'a-1', Valid: true }, 'a-1'],
		[id, { $oid: '65f1c2de0000000000000007' }, '65f1c2de0000000000000007'],
		[money, { $numberDecimal: '4999.00' }, 4999],
		[id, { $numberLong: '1846210577321754601' }, '1846210577321754601'],
		[cabinsLeft, { $numberInt: '0' }, 0],
		[moment, { $date: '2026-12-05T00:30:00Z' }, Date.UTC(2026, 11, 5, 0, 30)],
		[moment, { $date: 1_796_430_600_000 }, Date.UTC(2026, 11, 5, 0, 30)],
		[day, { $date: { $numberLong: '1796430600000' } }, '2026-12-05'],
		[optionalBirthday, { $date: '1988-07-08T15:00:00Z' }, '1988-07-09'],
		[moment, { $date: true }, 'misfit'],
		[day, { $date: true }, 'misfit'],
	])('%#: %o', (schema, sent, value) => {
		expect(read(schema, sent)).toBe(value);
	});

	it('and nothing else is opened', () => {
		for (const sent of [
			{ Valid: true },
			{ String: 'a', Valid: 1 },
			{ String: 'a', Int64: 7, Valid: true },
			{ Other: 1, Valid: true },
		])
			expect(parsed([sent])).toEqual([sent]);
		expect(parsed([{ $oid: 'a', more: 1 }, { $regex: 'a' }])).toEqual([{ $oid: 'a', more: 1 }, { $regex: 'a' }]);
	});
});

describe('a name is read in any case', () => {
	const Thing = z.object({ id, orderNo: text, disCountPrice: money, description_1: text, code_url: text });
	const own = { id: '7', orderNo: 'A1', disCountPrice: 4999, description_1: '暖行', code_url: 'weixin://' };

	it.each([
		['PascalCase', { Id: 7, OrderNo: 'A1', DisCountPrice: 4999, Description_1: '暖行', Code_Url: 'weixin://' }],
		['snake_case', { _id: 7, order_no: 'A1', dis_count_price: 4999, description_1: '暖行', code_url: 'weixin://' }],
		['CAPITALS', { ID: 7, ORDER_NO: 'A1', DIS_COUNT_PRICE: 4999, DESCRIPTION_1: '暖行', CODE_URL: 'weixin://' }],
		['the documented one', own],
	])('%s', (_case, data) => {
		expect(answer(Thing, { err: 0, data })).toEqual(own);
	});

	it('also those of the envelope, of pages and of words with their meaning', () => {
		const Words = z.object({ rows: z.array(z.object({ state: oneOf(['on-sale']) })), total: z.number() });
		const data = { rows: [{ state: { Code: 3, Name: 'ON_SALE' } }], Total: 1 };
		expect(answer(Words, { Err: 0, ErrMsg: '', Data: data })).toEqual({ rows: [{ state: 'on-sale' }], total: 1 });
	});

	it('where the documented one stands beside it, that one counts', () => {
		expect(parsed({ order_no: 'B', orderNo: 'A', OrderNo: 'C' })).toEqual({ order_no: 'B', orderNo: 'A', OrderNo: 'C' });
	});

	it('but no key that is an id, and no word', () => {
		const sent = { VOY_0001: { personAvg: 11 }, Balcony: { personAvg: 22 }, '6FA1C2DE-BAD0-4ACE-8FEB-000000000007': 'Order_No' };
		expect(parsed(sent)).toEqual(sent);
	});

	it('that of a category beside a row’s id counts as its category', () => {
		const prices = byId(z.object({ personAvg: money }));
		expect(read(prices, [{ id: 1, category_id: 30001, personAvg: 11 }])).toEqual({ 30001: { personAvg: 11 } });
	});
});
