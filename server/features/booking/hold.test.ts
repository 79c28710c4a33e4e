import { expect, it, onTestFinished, vi } from 'vitest';
import { ANYBODY } from '#server/request/identity.ts';
import { BOOKING_HOLD } from '#shared/constants.ts';
import { scopeWith } from '#tests/support/feature-scope.ts';
import { category, sailingWithPrices } from '#tests/support/sample-voyages.ts';
import { loadDraft } from './draft.ts';
import { hold } from './hold.ts';

const cabins = [{ categoryId: 'c', adult: 2, child: 0, count: 1 }];

it.each([
	['nothing', 0],
	['less than nothing', -100],
	['a price far below its reference', 1_999],
])('a cabin that costs %s is not held, whatever a page asks for', async (_name, personAvg) => {
	let asked = 0;
	const { scope } = scopeWith({
		'GET /openapi/cruise/category/all': () => [category({ id: 'c' })],
		'GET /openapi/voyage/v2/{id}': () =>
			sailingWithPrices(1, '2027-03-05', '上海-济州-上海', { prices: { c: { personAvg, totalPrice: personAvg * 2 } } }),
		'POST /openapi/order/v3/individual/lock': () => {
			asked += 1;
			return { rooms: [{ categoryId: 'c', cabins: [{ id: '1', roomNum: '5001' }] }] };
		},
	});
	expect(await hold({ voyageId: '1', cabins }, scope)).toEqual({ localId: null, missing: ['c'], lost: 0 });
	expect(asked).toBe(0);
});

it('the cabins’ time counts from before upstream is asked to hold them, so it ends no later than upstream’s', async () => {
	const asked = Date.parse('2026-11-21T04:00:00Z');
	vi.useFakeTimers({ now: asked, toFake: ['Date'] });
	onTestFinished(() => void vi.useRealTimers());
	const { scope } = scopeWith(
		{
			'GET /openapi/cruise/category/all': () => [category({ id: 'c' })],
			'GET /openapi/voyage/v2/{id}': () =>
				sailingWithPrices(1, '2027-03-05', '上海-济州-上海', { prices: { c: { personAvg: 4_000, totalPrice: 8_000 } } }),
			'POST /openapi/order/v3/individual/lock': () => {
				// The answer takes 40 seconds
				vi.setSystemTime(asked + 40_000);
				return { rooms: [{ categoryId: 'c', cabins: [{ id: '1', roomNum: '5001' }] }] };
			},
		},
		{ now: new Date(asked).toISOString(), identity: { ...ANYBODY, member: { id: 'm', nickname: '', mobile: '' } as never } },
	);
	const { localId } = await hold({ voyageId: '1', cabins }, scope);
	expect((await loadDraft(scope, localId ?? '')).deadline).toBe(asked + BOOKING_HOLD);
});

it.each(['01', '1.0', '001'])('no voyage is held as %s, which a backend may read as voyage 1', async (voyageId) => {
	const lock = vi.fn(() => ({ rooms: [{ categoryId: 'c', cabins: [{ id: '1', roomNum: '5001' }] }] }));
	const { scope } = scopeWith({
		'GET /openapi/cruise/category/all': () => [category({ id: 'c' })],
		'GET /openapi/voyage/v2/{id}': () =>
			sailingWithPrices(1, '2027-03-05', '上海-济州-上海', { prices: { c: { personAvg: 4_000, totalPrice: 8_000 } } }),
		'POST /openapi/order/v3/individual/lock': lock,
	});
	await expect(hold({ voyageId, cabins }, scope)).rejects.toMatchObject({ code: 'not-found' });
	expect(lock).not.toHaveBeenCalled();
});
