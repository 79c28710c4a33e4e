import { describe, expect, it } from 'vitest';
import { ANYBODY, type Identity } from '#server/request/identity.ts';
import type { OrderDetail, OrderRow } from '#shared/catalogue/openapi/order-entities.ts';
import { scopeWith } from '#tests/support/feature-scope.ts';
import { type Draft, markAsked } from './draft.ts';
import { findExistingOrder } from './existing-order.ts';

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

describe('an order with a lost answer', () => {
	it('is found by its rooms in the list', async () => {
		expect(await look([row('2', ['5002']), row('1', ['5001'])])).toBe('1');
	});

	it('is found by its rooms in its detail, when the list has none', async () => {
		expect(await look([row('2', []), row('1', [''])], { 1: ['5001'], 2: ['5002'] })).toBe('1');
	});

	it('wasn’t made when all possible ones have other rooms, are cancelled, older or of another voyage', async () => {
		const other = { ...row('0', []).voyage, id: '8' };
		const old = Date.parse(NOW) - 3_600_000;
		const rows = [
			row('1', ['5002']),
			row('2', [], { status: -1 }),
			row('3', [], { voyage: other }),
			row('4', [], { createdAt: old }),
		];
		expect(await look(rows)).toBeNull();
	});

	it.each([
		['the rooms of an order are told nowhere', [row('1', [])], 1],
		['a row of the list is missing', [row('1', ['5002'])], 2],
	])('no second order is requested where nothing can tell: %s', async (_name, rows, total) => {
		await expect(look(rows, {}, total)).rejects.toMatchObject({ code: 'order-unclear' });
	});
});
