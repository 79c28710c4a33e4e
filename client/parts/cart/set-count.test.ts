import { expect, test, vi } from 'vitest';
import { sampleGroup, sampleRow } from '#client/test-support/sample-cart.ts';
import type { Api } from '#shared/catalogue/catalogue.ts';
import { setCount } from './set-count.ts';

const ADD = 'POST /openapi/user/shopcart';
const REMOVE = 'DELETE /openapi/user/shopcart/{id}';

/** A cart with one row of two cabins; `fails` is the error of a change. */
function cartOf(fails?: object) {
	let count = 2;
	const call = vi.fn(async (name: string, input: { count?: number }) => {
		if (name === 'GET /cart') return { voyages: [sampleGroup([sampleRow({ count })])], count };
		if (fails) throw fails;
		count += input.count ?? -count;
		return {};
	});
	const changes = () => call.mock.calls.filter(([name]) => name !== 'GET /cart');
	return { api: call as unknown as Api, changes, count: () => count };
}
function form(row: string, count: string) {
	const sent = new FormData();
	sent.set('row', row);
	sent.set('count', count);
	return sent;
}

test('a form sent twice changes its row once, by the difference', async () => {
	const { api, changes, count } = cartOf();
	for (let time = 0; time < 2; time += 1) expect(await setCount(form('balcony', '3'), api)).toBeNull();
	expect(changes()).toEqual([[ADD, { voyageId: 'v1', categoryId: 'c1', adult: 2, child: 0, count: 1 }]]);
	expect(count()).toBe(3);
});

test('no cabins remove the row', async () => {
	const { api, changes } = cartOf();
	expect(await setCount(form('balcony', '0'), api)).toBeNull();
	expect(changes()).toEqual([[REMOVE, { id: 'balcony' }]]);
});

test.each([
	['gone', '3'],
	['balcony', '-1'],
	['balcony', '1.5'],
	['balcony', 'x'],
	['balcony', ''],
])('the row %s isn’t given %s cabins', async (row, count) => {
	const { api, changes } = cartOf();
	expect(await setCount(form(row, count), api)).toBeNull();
	expect(changes()).toEqual([]);
});

test('a change that upstream refuses is reported at its row; an ended session leads to the login', async () => {
	expect(await setCount(form('balcony', '3'), cartOf({ code: 'upstream-business', shown: '已售罄' }).api)).toEqual({
		row: 'balcony',
		text: '已售罄',
	});
	await expect(setCount(form('balcony', '3'), cartOf({ code: 'not-logged-in' }).api)).rejects.toMatchObject({
		code: 'not-logged-in',
	});
});
