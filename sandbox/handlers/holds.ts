import type { holds as calls } from '#shared/catalogue/openapi/holds.ts';
import { BOOKING_HOLD } from '#shared/constants.ts';
import { notFound, SandboxError, VOYAGE_CLOSED } from '../errors.ts';
import { quote } from '../pricing.ts';
import type { Context, HandlersOf } from './handler.ts';

type Cabin = { id: number; roomNum: string; categoryId: number };

/** A free cabin of a category, taken; undefined when none is left. Cabins sold before are the last of their category. */
function take({ db, memberId, now }: Context, voyageId: string, categoryId: string): Cabin | undefined {
	const left = db.get<{ left: number }>(
		`SELECT inventory - (SELECT count(*) FROM hold WHERE hold.voyageId = voyage_category.voyageId AND hold.categoryId = voyage_category.categoryId) AS left
		FROM voyage_category WHERE voyageId = CAST(:voyageId AS INTEGER) AND categoryId = CAST(:categoryId AS INTEGER)`,
		{ voyageId, categoryId },
	);
	if (!left || left.left <= 0) return undefined;
	const cabin = db.get<Cabin>(
		`SELECT id, roomNum, categoryId FROM cabin WHERE categoryId = CAST(:categoryId AS INTEGER)
		AND id NOT IN (SELECT cabinId FROM hold WHERE voyageId = CAST(:voyageId AS INTEGER)) ORDER BY id LIMIT 1`,
		{ voyageId, categoryId },
	);
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
		if (voyage.departureDate <= today) throw new SandboxError(VOYAGE_CLOSED, '该航次已开航或临近开航，无法预订');
		let rooms: { categoryId: string; cabins: Pick<Cabin, 'id' | 'roomNum'>[] }[] = [];
		db.transaction(() => {
			db.run('DELETE FROM hold WHERE expireAt <= :now', { now: now.getTime() });
			// Who holds anew lets go of what was held before
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
