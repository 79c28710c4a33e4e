import type { OrderCard } from '#shared/catalogue/bff/order-views.ts';
import type { OrderRefundView, OrdersView, OrderView } from '#shared/catalogue/bff/orders.ts';
import { ORDER_TABS } from '#shared/rules/order-tabs.ts';
import { sampleCabin } from './sample-booking.ts';
import { sampleVoyage } from './sample-voyage.ts';

/** An order that waits an hour to be paid. */
export const sampleOrder = (changes: Partial<OrderCard> = {}): OrderCard => ({
	id: 'o1',
	number: '20270001',
	status: 'waiting-payment',
	voyage: sampleVoyage(),
	leavesAt: null,
	changedFrom: null,
	cabins: 1,
	passengers: 2,
	checkedIn: 0,
	amount: 8_000,
	due: 8_000,
	placedAt: Date.now(),
	payBy: Date.now() + 3_600_000,
	next: 'pay',
	nextBy: Date.now() + 3_600_000,
	steps: [],
	...changes,
});

/** A page of a member's orders, all of them in the tab of what is to be done. */
export const sampleOrders = (rows: OrderCard[], changes: Partial<OrdersView> = {}): OrdersView => ({
	tab: 'todo',
	tabs: ORDER_TABS.map((tab) => ({ tab, count: tab === 'todo' || tab === 'all' ? rows.length : 0 })),
	rows,
	page: 1,
	pageCount: 1,
	now: Date.now(),
	...changes,
});

/** The refund of a paid order: all but a fee. */
export const sampleRefund = (changes: Partial<OrderRefundView> = {}): OrderRefundView => ({
	id: 'o1',
	number: '20270001',
	status: 'not-travelled',
	voyage: sampleVoyage(),
	passengers: [
		{ name: '林海', pinyin: 'LIN HAI' },
		{ name: '王宁', pinyin: 'WANG NING' },
	],
	cancellable: true,
	reason: null,
	rows: [],
	paid: 8_000,
	fee: 800,
	refund: 7_200,
	now: Date.now(),
	...changes,
});

/** A paid order with one cabin. */
export function sampleOrderView(changes: Partial<OrderView> = {}): OrderView {
	const { beds: _beds, ...cabin } = sampleCabin();
	return {
		...sampleOrder({ status: 'not-travelled' }),
		isNew: false,
		bookedCabins: [{ ...cabin, passengers: [] }],
		contact: null,
		timeline: [],
		lines: [],
		onBoard: null,
		paid: 8_000,
		due: 0,
		refunded: 0,
		refund: null,
		invoice: null,
		invoiceProposal: null,
		cancellation: [],
		gift: '',
		documents: { types: ['PASSPORT'], by: null },
		rebooking: null,
		can: { pay: false, cancel: true, invoice: true, changeCabin: true },
		now: Date.now(),
		...changes,
	};
}
