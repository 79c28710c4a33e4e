import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#server/request/errors.ts';
import { ANYBODY, type Identity } from '#server/request/identity.ts';
import type { OrderDetail, OrderRow } from '#shared/catalogue/openapi/order-entities.ts';
import { ORDER_STATUSES } from '#shared/constants.ts';
import { scopeWith } from '#tests/support/feature-scope.ts';
import type { Draft } from './draft.ts';
import { findExistingOrder } from './existing-order.ts';
import { markAsked, orderFailed } from './order-requests.ts';

const draft: Draft = {
	localId: 'a-draft',
	voyageId: '7',
	cabins: [{ categoryId: 'c', adult: 2, child: 0, cabinId: '1', roomNum: '5001', beds: [] }],
	contactId: null,
	deadline: 0,
};
const member: Identity = {
	...ANYBODY,
	state: 'member',
	member: { id: '1', nickname: '', mobile: '', mobilePre: '86', region: '', isNew: false },
};
const NOW = '2026-11-21T04:00:00Z';

const cabin = (roomNum: string): NonNullable<OrderRow['cabins']>[number] => ({
	categoryId: 'c',
	roomNum,
	deck: '',
	adult: 2,
	child: 0,
	totalPrice: 1,
});

function row(id: string, rooms: string[], change: Partial<OrderRow> = {}): OrderRow {
	const voyage = {
		id: '7',
		departureDate: '2027-03-05',
		days: 5,
		line: { name: '', enName: '' },
		cruise: { id: '', name: '', enName: '' },
	};
	return {
		id,
		orderNo: id,
		status: 2,
		createdAt: Date.parse(NOW) + 1_000,
		payUntil: null,
		voyage,
		cabins: rooms.map(cabin),
		totalPrice: 1,
		discount: null,
		payPrice: 1,
		paidPrice: null,
		allCheckedIn: false,
		checkedIn: null,
		leavesAt: null,
		...change,
	};
}

/** Searches the order of the draft in a list, and in the details of orders by id. */
async function look(rows: OrderRow[], details: Record<string, string[]> = {}, total = rows.length): Promise<string | null> {
	const { scope } = scopeWith(
		{
			'GET /openapi/order/individual': () => ({ rows, total }),
			'GET /openapi/order/individual/{id}': ({ id }) => ({ ...row(String(id), details[String(id)] ?? []) }) as OrderDetail,
		},
		{ now: NOW, identity: member },
	);
	await markAsked(scope, draft.localId);
	return findExistingOrder(draft, { ...scope, leaveWaitingRoom: async () => {} });
}

const withId = (cabinId: string, roomNum = '') => [{ ...cabin(roomNum), cabinId }];

describe('an order with a lost answer', () => {
	it('is found by its rooms in the list', async () => {
		expect(await look([row('2', ['5002']), row('1', ['5001'])])).toBe('1');
	});

	it('is found by its rooms in its detail, when the list has none', async () => {
		expect(await look([row('2', []), row('1', [''])], { 1: ['5001'], 2: ['5002'] })).toBe('1');
	});

	it('is found by its cabins’ ids, when it has no room numbers', async () => {
		expect(await look([row('2', [], { cabins: withId('2') }), row('1', [], { cabins: withId('1') })])).toBe('1');
	});

	it('is found by its cabins’ ids, whatever their room numbers are', async () => {
		const rows = [row('2', [], { cabins: withId('2', '5001') }), row('1', [], { cabins: withId('1', '05001') })];
		expect(await look(rows)).toBe('1');
	});

	it('is found in its detail, although another order tells its cabins nowhere', async () => {
		expect(await look([row('2', []), row('1', [])], { 1: ['5001'] })).toBe('1');
	});

	it('is found by its rooms when nothing says since when it exists', async () => {
		expect(await look([row('2', ['5002'], { createdAt: null as never }), row('1', ['5001'], { createdAt: null as never })])).toBe(
			'1',
		);
	});

	it('is found in its detail, when the list doesn’t tell its voyage', async () => {
		expect(await look([row('1', ['5001'], { voyage: null, createdAt: null })], { 1: ['5001'] })).toBe('1');
		expect(await look([row('1', ['5002'], { voyage: null })], { 1: ['5002'] })).toBeNull();
	});

	it('wasn’t made when all possible ones have other rooms, are cancelled, completed, older or of another voyage', async () => {
		const { voyage } = row('0', []);
		const other = voyage && { ...voyage, id: '8' };
		const old = Date.parse(NOW) - 3_600_000;
		const rows = [
			row('1', ['5002']),
			row('2', [], { status: -1 }),
			row('3', [], { voyage: other }),
			row('4', [], { createdAt: old }),
			row('5', [], { status: ORDER_STATUSES.completed, createdAt: null }),
		];
		expect(await look(rows)).toBeNull();
	});

	it.each([
		['the rooms of an order are told nowhere', [row('1', [])], 1],
		['a row of the list is missing', [row('1', ['5002'])], 2],
		['more than ten orders tell their rooms only by themselves', Array.from({ length: 11 }, (_, id) => row(`${id}`, [])), 11],
	])('no second order is requested where nothing can tell: %s', async (_name, rows, total) => {
		const details = Object.fromEntries(rows.slice(0, total - 1).map(({ id }) => [id, ['5002']]));
		await expect(look(rows, details, total)).rejects.toMatchObject({ code: 'order-unclear' });
	});
});

describe('a request for an order that failed', () => {
	/** The answer to the next press, some seconds after one or several requests failed: an old order tells nothing but its state. */
	async function nextPress(seconds: number, ...errors: AppError[]) {
		const { scope } = scopeWith(
			{
				'GET /openapi/order/individual': () => ({ rows: [row('1', ['5002'])], total: 2 }),
				'GET /openapi/order/individual/{id}': () => row('1', []) as OrderDetail,
			},
			{ now: NOW, identity: member },
		);
		for (const error of errors) {
			const first = await markAsked(scope, draft.localId);
			await orderFailed(scope, draft.localId, { error, first, elapsed: 1_000 });
		}
		const now = new Date(Date.parse(NOW) + seconds * 1_000);
		return findExistingOrder(draft, { ...scope, now, leaveWaitingRoom: async () => {} });
	}
	const BUSY = new AppError('upstream-unavailable', 'upstream answered 429', { unsent: true });
	const REFUSED = new AppError('upstream-business', 'err 4211', { err: 4_211 });
	const FAILED = new AppError('upstream-unavailable', 'upstream answered 500', { answered: true });

	it.each([
		['too many requests', [BUSY]],
		['a refusal', [REFUSED]],
		['one after the other', [BUSY, REFUSED]],
	])('leaves nothing to look for when it did nothing: %s', async (_name, errors) => {
		expect(await nextPress(2, ...errors)).toBeNull();
	});

	it('is looked for when an earlier one may have made the order', async () => {
		await expect(nextPress(2, FAILED, BUSY)).rejects.toMatchObject({ code: 'order-unclear' });
	});
});

it.each([
	['its connection ended', { dropped: true }, 11],
	['no answer came in time', { late: true }, 60],
	['its answer can’t be read, and the list may lag behind', { fault: 'shape' as const }, 11],
])('while upstream may still make the order, none is requested: %s', async (_name, how, over) => {
	const { scope } = scopeWith(
		{ 'GET /openapi/order/individual': () => ({ rows: [], total: 0 }) },
		{ now: NOW, identity: member },
	);
	const error = new AppError('upstream-unavailable', 'no answer', how);
	await orderFailed(scope, draft.localId, { error, first: await markAsked(scope, draft.localId), elapsed: 1_000 });
	const lookAfter = (seconds: number) =>
		findExistingOrder(draft, {
			...scope,
			now: new Date(Date.parse(NOW) + seconds * 1_000),
			leaveWaitingRoom: async () => {},
		});
	await expect(lookAfter(over - 1)).rejects.toMatchObject({ code: 'order-unclear', retryAfter: 1 });
	expect(await lookAfter(over)).toBeNull();
});

it('cabins of an order that two requests find at once leave the cart once', async () => {
	const left = vi.fn(() => ({}));
	const inCart = { voyageId: draft.voyageId, categoryId: 'c', adult: 2, child: 0, count: 3 };
	const { scope } = scopeWith(
		{
			'GET /openapi/order/individual': () => ({ rows: [row('1', ['5001'])], total: 1 }),
			'GET /openapi/user/shopcart': () => [{ id: 'r', ...inCart }],
			'POST /openapi/user/shopcart': left,
		},
		{ now: NOW, identity: member },
	);
	await markAsked(scope, draft.localId);
	const find = () => findExistingOrder(draft, { ...scope, leaveWaitingRoom: async () => {} });
	expect(await Promise.all([find(), find()])).toEqual(['1', '1']);
	expect(left.mock.calls).toEqual([[{ ...inCart, count: -1 }]]);
});
