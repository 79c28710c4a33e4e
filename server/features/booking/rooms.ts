import type { FeatureScope, Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import { ORDER_ERRORS } from '#shared/constants.ts';
import { dropDraft, keepDraft, loadDraft } from './draft.ts';

async function cabinOf(localId: string, place: number, scope: FeatureScope) {
	const draft = await loadDraft(scope, localId);
	const cabin = draft.cabins[place];
	if (!cabin) throw new AppError('invalid-input', 'the booking has no such cabin', { field: 'cabin' });
	return { draft, cabin };
}

/** `GET /booking/rooms`: what is free besides the cabin held. */
export const bookingRooms: Handler<'GET /booking/rooms'> = async ({ localId, cabin: place }, scope) => {
	const { draft, cabin } = await cabinOf(localId, place, scope);
	const rooms = await scope.api('POST /openapi/order/getEmptyCabin', { voyageId: draft.voyageId, categoryId: cabin.categoryId });
	return { roomNum: cabin.roomNum, rooms: rooms.filter(({ roomNum }) => roomNum) };
};

/** `POST /booking/room`: another cabin of the same category; the deadline stays where it is. */
export const changeBookingRoom: Handler<'POST /booking/room'> = async ({ localId, cabin: place, roomId }, scope) => {
	const { draft, cabin } = await cabinOf(localId, place, scope);
	if (scope.now.getTime() >= draft.deadline) return { state: 'expired' };
	try {
		const room = await scope.api('POST /openapi/order/lockCabin', {
			voyageId: draft.voyageId,
			cabinId: roomId,
			oldCabinId: cabin.cabinId,
		});
		const cabins = draft.cabins.map((own, index) =>
			index === place ? { ...own, cabinId: room.id, roomNum: room.roomNum } : own,
		);
		await keepDraft(scope, { ...draft, cabins });
		return { state: 'changed', roomNum: room.roomNum };
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		if (error.err === ORDER_ERRORS.cabinTaken) return { state: 'taken' };
		if (error.err === ORDER_ERRORS.holdOver) return { state: 'expired' };
		throw error;
	}
};

/** `POST /booking/release`: deletes the draft; upstream frees the cabins when their hold ends. */
export const release: Handler<'POST /booking/release'> = async ({ localId }, scope) => {
	const draft = await loadDraft(scope, localId);
	await dropDraft(scope, draft, 'given-up');
	return { freeAt: Math.max(draft.deadline, scope.now.getTime()) };
};
