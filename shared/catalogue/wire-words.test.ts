import { expect, it } from 'vitest';
import type { z } from 'zod';
import { flag, gender, hour, oneOf, state } from './wire.ts';

const fits = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;

it('flags come as 0 and 1, words and letters', () => {
	expect([true, 1, '1', 'true', 'TRUE', 'Y', 'yes', '是'].every((sent) => flag.parse(sent))).toBe(true);
	expect([false, 0, '0', 'false', 'N', 'no', '否', '', null, undefined].some((sent) => flag.parse(sent))).toBe(false);
});

it('words fit whatever their case and separators; others don’t', () => {
	const sale = oneOf(['on-sale', 'sold-out'], { FULL: 'sold-out' });
	expect(['on-sale', 'ON_SALE', 'onSale', 'full'].map((sent) => sale.parse(sent))).toEqual([
		'on-sale',
		'on-sale',
		'on-sale',
		'sold-out',
	]);
	expect(fits(sale, 'gone')).toBe(false);
});

it('words and states also come as an object with their meaning', () => {
	const sale = oneOf(['on-sale', 'sold-out']);
	expect(['code', 'value', 'key', 'id'].map((name) => sale.parse({ [name]: 'SOLD_OUT', name: '已售完' }))).toEqual(
		Array(4).fill('sold-out'),
	);
	expect(sale.parse({ code: 2, name: 'sold-out' })).toBe('sold-out');
	expect(fits(sale, { code: 2, name: '已售完' })).toBe(false);
	expect(fits(sale, {})).toBe(false);
	expect([3, '3', { code: 3, name: '未出行' }, { value: '3', label: '未出行' }].map((sent) => state.parse(sent))).toEqual([
		3, 3, 3, 3,
	]);
	expect([{}, { name: '3' }, null, '未出行'].filter((sent) => fits(state, sent))).toEqual([]);
});

it.each([
	['16:30', '16:30'],
	['16:30:00', '16:30'],
	['1970-01-01T16:30:00', '16:30'],
	['1970-01-01T16:30:00Z', '1970-01-01T16:30:00Z'],
	[[16, 5], '16:05'],
	['8:05:00.0', '08:05'],
	['24:10', '24:10'],
	['傍晚', '傍晚'],
	[null, ''],
])('an hour sent as %j is %j', (sent, read) => {
	expect(hour.parse(sent)).toBe(read);
});

it('an unknown gender is null, not female', () => {
	expect([1, '1', 'M', 'male', '男', 0, '0', 'F', '女'].map((sent) => gender.parse(sent))).toEqual([1, 1, 1, 1, 1, 0, 0, 0, 0]);
	expect([null, undefined, ''].map((sent) => gender.parse(sent))).toEqual([null, null, null]);
});
