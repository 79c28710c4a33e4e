import type { Handler } from '#server/handler.ts';

/** `GET /voyage/rooms`: the free cabins of a category. Upstream tells them only to members. */
export const voyageRooms: Handler<'GET /voyage/rooms'> = async ({ voyageId, categoryId }, scope) => {
	const rooms = await scope.api('POST /openapi/order/getEmptyCabin', { voyageId, categoryId });
	return { rooms: rooms.filter(({ roomNum }) => roomNum) };
};
