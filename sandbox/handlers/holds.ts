import type { holds as calls } from '#shared/catalogue/openapi/holds.ts';
import { BOOKING_HOLD, ORDER_ERRORS } from '#shared/constants.ts';
import type { Context } from '../context.ts';
import { notFound, SandboxError, VOYAGE_CLOSED } from '../errors.ts';
import { freeRooms, type Room } from '../orders/rooms.ts';
import { quote } from '../pricing.ts';
import type { HandlersOf } from './handler.ts';

/** Holds the first free cabin of a category. Returns undefined when none is left. */
function take(context: Context, voyageId: string, categoryId: string): Room | undefined {
	const { db, memberId, now } = context;
	const [cabin] = freeRooms(context, voyageId, categoryId);
	if (cabin)
		db.insert('hold', [
			{
				voyageId: Number(voyageId),
				cabinId: cabin.id,
				categoryId: cabin.categoryId,
				memberId,
				expireAt: now.getTime() + BOOKING_HOLD,
			},
		]);
	return cabin;
}

export const holds: HandlersOf<keyof typeof calls> = {
	'POST /openapi/order/individual/calculate': ({ voyageId, cabins }, { db }) => {
		const lines = cabins.map((cabin) => {
			const line = quote(db, voyageId, cabin);
			if (!line) throw notFound('舱房价格');
			return line;
		});
		return { cabins: lines, totalPrice: lines.reduce((sum, { totalPrice }) => sum + totalPrice, 0) };
	},

	'POST /openapi/order/v3/individual/lock': ({ voyageId, cabins }, context) => {
		const { db, today, now, memberId } = context;
		const voyage = db.get<{ departureDate: string }>('SELECT departureDate FROM voyage WHERE id = CAST(:voyageId AS INTEGER)', {
			voyageId,
		});
		if (!voyage) throw notFound('航次');
		if (voyage.departureDate <= today) throw new SandboxError(VOYAGE_CLOSED, '该航次已启航或临近启航，无法预订');
		for (const { categoryId, persons } of cabins) {
			const category = db.get<{ persons: number }>('SELECT persons FROM category WHERE id = CAST(:categoryId AS INTEGER)', {
				categoryId,
			});
			if (category && persons > category.persons)
				throw new SandboxError(ORDER_ERRORS.passengersWrong, `该房型最多可入住${category.persons}人`);
		}
		let rooms: { categoryId: string; cabins: Pick<Room, 'id' | 'roomNum'>[] }[] = [];
		db.transaction(() => {
			db.run('DELETE FROM hold WHERE expireAt <= :now', { now: now.getTime() });
			// A new hold ends the member's earlier one
			db.run('DELETE FROM hold WHERE voyageId = CAST(:voyageId AS INTEGER) AND memberId = :memberId', { voyageId, memberId });
			const taken = cabins.map(({ categoryId }) => ({ categoryId, cabin: take(context, voyageId, categoryId) }));
			rooms = taken.map(({ categoryId, cabin }) => ({
				categoryId,
				cabins: cabin ? [{ id: cabin.id, roomNum: cabin.roomNum }] : [],
			}));
			if (rooms.some((room) => room.cabins.length === 0))
				db.run('DELETE FROM hold WHERE voyageId = CAST(:voyageId AS INTEGER) AND memberId = :memberId', { voyageId, memberId });
		});
		return { rooms };
	},
};
