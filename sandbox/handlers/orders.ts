import type { WireOutput } from '#shared/catalogue/catalogue.ts';
import type { orders as calls } from '#shared/catalogue/openapi/orders.ts';
import { ORDER_ERRORS } from '#shared/constants.ts';
import { fromFen } from '#shared/rules/money.ts';
import { orderCan, orderStatus } from '#shared/rules/order-status.ts';
import type { Context } from '../context.ts';
import { notFound, SandboxError } from '../errors.ts';
import { type CouponRow, isUsed } from '../orders/coupons.ts';
import { createOrder } from '../orders/create.ts';
import { readPassport } from '../orders/ocr.ts';
import { changePasses } from '../orders/passes.ts';
import { cancellableFrom, cancelOrder, refundOf } from '../orders/refunds.ts';
import { freeRooms } from '../orders/rooms.ts';
import { type OrderRecord, orderOf, ordersOf } from '../orders/store.ts';
import { detailOf, rowOf } from '../orders/wire.ts';
import type { HandlersOf } from './handler.ts';

const taken = () => new SandboxError(ORDER_ERRORS.cabinTaken, '该舱房已被预订，请选择其他舱房');

/** Replaces a held cabin by another one; the hold ends at the same time as before. */
function changeHeld({ db, memberId, now }: Context, voyageId: string, from: string, to: number): void {
	const { changes } = db.run(
		`UPDATE hold SET cabinId = :to WHERE voyageId = CAST(:voyageId AS INTEGER) AND cabinId = CAST(:from AS INTEGER)
		AND memberId = :memberId AND expireAt > :now`,
		{ voyageId, from, to, memberId, now: now.getTime() },
	);
	if (changes !== 1) throw new SandboxError(ORDER_ERRORS.holdOver, '舱房保留时间已过，请重新选择');
}

function changeOrdered({ db, now, today }: Context, order: OrderRecord, from: string, to: number): void {
	const status = orderStatus(order.status);
	const facts = { date: order.departureDate, payBy: order.payUntil, due: null, cancellingClosed: false, invoiced: false };
	if (!status || !orderCan({ status, ...facts }, { now: now.getTime(), today }).changeCabin)
		throw new SandboxError(ORDER_ERRORS.notInThisState, '当前订单状态无法更换舱房');
	const { changes } = db.run(
		'UPDATE order_cabin SET cabinId = :to, taken = 1 WHERE orderId = :id AND cabinId = CAST(:from AS INTEGER)',
		{
			id: order.id,
			from,
			to,
		},
	);
	if (changes !== 1) throw notFound('舱房');
	const cabin = db.get<{ position: number }>('SELECT position FROM order_cabin WHERE orderId = :id AND cabinId = :to', {
		id: order.id,
		to,
	});
	changePasses({ db }, order.id, { cabin: cabin?.position ?? null });
}

type Coupon = WireOutput<'GET /openapi/order/individual/{id}/getCoupon'>;

export const orders: HandlersOf<keyof typeof calls> = {
	'POST /openapi/order/v3/individual': (input, context) => createOrder(context, input),
	'POST /openapi/order/v2/individual': (input, context) => createOrder(context, input),

	'GET /openapi/order/individual': ({ page, pageSize }, context) => {
		const all = ordersOf(context);
		return {
			rows: all.slice(page * pageSize, (page + 1) * pageSize).map((order) => rowOf(context, order)),
			total: all.length,
		};
	},

	'GET /openapi/order/individual/{id}': ({ id }, context) => detailOf(context, orderOf(context, id)),

	'POST /openapi/order/individual/{id}/cancel': ({ id }, context) => {
		context.db.transaction(() => cancelOrder(context, orderOf(context, id)));
		return null;
	},

	'GET /openapi/order/individual/{id}/refundPrice': ({ id }, context) => {
		const { amount, fee } = refundOf(context, orderOf(context, id));
		return { refundPrice: fromFen(amount), fee: fromFen(fee) };
	},

	'GET /openapi/order/individual/{id}/getCoupon': ({ id }, context): Coupon => {
		const order = orderOf(context, id);
		return context.db
			.all<CouponRow>('SELECT * FROM coupon WHERE orderId = :id ORDER BY id', { id: order.id })
			.map(({ amount, minPrice, fromDay, untilDay, ...coupon }) => ({
				id: coupon.id,
				name: coupon.name,
				enName: coupon.enName,
				amount: fromFen(amount),
				minPrice: fromFen(minPrice),
				from: fromDay,
				until: untilDay,
				status: isUsed(context, coupon.id) ? 'used' : untilDay < context.today ? 'expired' : 'usable',
			}));
	},

	'GET /openapi/order/individual/{id}/cabins': ({ id, categoryId }, context) =>
		freeRooms(context, orderOf(context, id).voyageId, categoryId),

	'POST /openapi/order/getEmptyCabin': ({ voyageId, categoryId }, context) => freeRooms(context, voyageId, categoryId),

	'POST /openapi/order/lockCabin': ({ voyageId, cabinId, oldCabinId, orderId }, context) => {
		const old = context.db.get<{ categoryId: number }>('SELECT categoryId FROM cabin WHERE id = CAST(:id AS INTEGER)', {
			id: oldCabinId,
		});
		const order = orderId ? orderOf(context, orderId) : null;
		const room = old && freeRooms(context, order?.voyageId ?? voyageId, old.categoryId).find(({ id }) => String(id) === cabinId);
		if (!room) throw taken();
		if (order) changeOrdered(context, order, oldCabinId, room.id);
		else changeHeld(context, voyageId, oldCabinId, room.id);
		return { id: room.id, roomNum: room.roomNum };
	},

	'POST /openapi/order/invoice/apply': ({ orderId, titleType, title, taxNumber, email }, context) => {
		const order = orderOf(context, orderId);
		const { db, now, today } = context;
		const invoiced = db.get('SELECT orderId FROM invoice WHERE orderId = :id', { id: order.id }) !== undefined;
		const status = orderStatus(order.status);
		const facts = { date: order.departureDate, payBy: null, due: null, cancellingClosed: false, invoiced };
		if (!status || !orderCan({ status, ...facts }, { now: now.getTime(), today }).invoice)
			throw new SandboxError(ORDER_ERRORS.notInThisState, '当前订单无法申请发票');
		db.insert('invoice', [
			{ orderId: order.id, titleType, title, taxNumber, email, amount: order.paidPrice, appliedAt: now.getTime() },
		]);
		return null;
	},

	'GET /openapi/voyage/v1/disabledCancelList': (_, { db, today }) =>
		db
			.all<{ id: number }>('SELECT id FROM voyage WHERE departureDate < :from AND departureDate >= :today ORDER BY id', {
				from: cancellableFrom(today),
				today,
			})
			.map(({ id }) => id),

	'POST /openapi/order/ocr': ({ image }) => readPassport(image),
};
