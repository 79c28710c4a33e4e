import { mustSleep } from '#server/composition/voyages/booking-limits.ts';
import { categoriesOf } from '#server/composition/voyages/category-summary.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import { ORDER_ERRORS } from '#shared/constants.ts';
import { bedsFor } from '#shared/rules/party-price.ts';
import { keepDraft, loadDraft } from './draft.ts';
import { endHold } from './held-voyages.ts';
import { quoteDraft, seenOf } from './quote.ts';

async function cabinOf(localId: string, place: number, scope: FeatureScope) {
	const draft = await loadDraft(scope, localId);
	const cabin = draft.cabins[place];
	if (!cabin) throw new AppError('invalid-input', 'the booking has no such cabin', { field: 'cabin' });
	return { draft, cabin };
}

/**
 * `POST /booking/party`: prices a cabin for another party. The cabin stays held; passengers keep their beds as far as there are
 * enough.
 */
export const changeParty: Handler<'POST /booking/party'> = async ({ localId, cabin: place, adult, child }, scope) => {
	const [{ draft, cabin }, categories] = await Promise.all([cabinOf(localId, place, scope), categoriesOf(scope)]);
	const changed = { ...cabin, adult, child, beds: bedsFor(cabin.beds, { adult, child }) };
	mustSleep([changed], categories);
	const next = { ...draft, cabins: draft.cabins.with(place, changed) };
	const price = await quoteDraft(next, scope);
	await keepDraft(scope, { ...next, coupon: price.couponLost ? null : next.coupon, seen: seenOf(price) });
	return { total: price.total };
};

/** `GET /booking/rooms`: the free cabins that could replace the held one. */
export const bookingRooms: Handler<'GET /booking/rooms'> = async ({ localId, cabin: place }, scope) => {
	const { draft, cabin } = await cabinOf(localId, place, scope);
	const rooms = await scope.api('POST /openapi/order/getEmptyCabin', { voyageId: draft.voyageId, categoryId: cabin.categoryId });
	return { roomNum: cabin.roomNum, rooms: rooms.filter(({ roomNum }) => roomNum) };
};

/** `POST /booking/room`: changes to another cabin of the same category. The deadline stays. */
export const changeBookingRoom: Handler<'POST /booking/room'> = async ({ localId, cabin: place, roomId }, scope) => {
	const { draft, cabin } = await cabinOf(localId, place, scope);
	const { voyageId, deadline, cabins } = draft;
	if (scope.now.getTime() >= deadline) return { state: 'expired' };
	try {
		const asked = { voyageId, cabinId: roomId, oldCabinId: cabin.cabinId };
		const { id: cabinId, roomNum } = await scope.api('POST /openapi/order/lockCabin', asked);
		await keepDraft(scope, { ...draft, cabins: cabins.with(place, { ...cabin, cabinId, roomNum }) });
		return { state: 'changed', roomNum };
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		if (error.err === ORDER_ERRORS.cabinTaken) return { state: 'taken' };
		if (error.err !== ORDER_ERRORS.holdOver) throw error;
		await endHold(scope, draft);
		return { state: 'expired' };
	}
};
