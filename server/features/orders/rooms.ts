import { pick } from '#server/composition/localise.ts';
import { loadOrder } from '#server/composition/members/orders.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import { ORDER_ERRORS } from '#shared/constants.ts';

async function cabinOf(id: string, place: number, scope: FeatureScope) {
	const order = await loadOrder(id, scope);
	if (!order.cabins) throw new AppError('upstream-unavailable', 'the cabins of the order can’t be read');
	const cabin = order.cabins[place];
	if (!cabin) throw new AppError('invalid-input', 'the order has no such cabin', { field: 'cabin' });
	return { order, cabin };
}

/** `GET /order/rooms`: free cabins that could replace one of an order's. */
export const orderRooms: Handler<'GET /order/rooms'> = async ({ id, cabin: place }, scope) => {
	const { cabin } = await cabinOf(id, place, scope);
	const rooms = await scope.api('GET /openapi/order/individual/{id}/cabins', { id, categoryId: cabin.categoryId });
	return { roomNum: cabin.roomNum, rooms: rooms.filter(({ roomNum }) => roomNum) };
};

/** `POST /order/room`: changes a cabin; `taken` when another member got it first. */
export const changeOrderRoom: Handler<'POST /order/room'> = async ({ id, cabin: place, roomId }, scope) => {
	const { order, cabin } = await cabinOf(id, place, scope);
	// Another tab has changed it a moment ago.
	if (cabin.cabinId === roomId) return { state: 'changed', roomNum: cabin.roomNum };
	if (!cabin.cabinId || !order.voyage) throw new AppError('conflict', 'the order has no cabin to replace yet');
	try {
		const room = await scope.api('POST /openapi/order/lockCabin', {
			voyageId: order.voyage.id,
			cabinId: roomId,
			oldCabinId: cabin.cabinId,
			orderId: order.id,
		});
		return { state: 'changed', roomNum: room.roomNum };
	} catch (error) {
		if (error instanceof AppError && error.err === ORDER_ERRORS.cabinTaken) return { state: 'taken' };
		throw error;
	}
};

/** `GET /order/coupons`: the coupons that came with an order. */
export const orderCoupons: Handler<'GET /order/coupons'> = async ({ id }, scope) => {
	const order = await loadOrder(id, scope);
	const coupons = await scope.api('GET /openapi/order/individual/{id}/getCoupon', { id: order.id });
	return {
		coupons: coupons.map(({ name, enName, status: state, ...coupon }) => ({
			...coupon,
			name: pick(scope.lang, name, enName),
			state,
		})),
	};
};
