import { randomBytes } from 'node:crypto';
import { sectionOr } from '#server/composition/failures.ts';
import { mustFitBooking, mustSleep } from '#server/composition/voyages/booking-limits.ts';
import { categoriesOf } from '#server/composition/voyages/category-summary.ts';
import { isDoubtful } from '#server/composition/voyages/voyage-price.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { CallOutput, ParsedInput } from '#shared/catalogue/catalogue.ts';
import { BOOKING_HOLD } from '#shared/constants.ts';
import { takeChosen } from './chosen-rooms.ts';
import { type Draft, keepDraft, loadDraft } from './draft.ts';
import { type BookingScope, findExistingOrder } from './existing-order.ts';
import { heldJustNow, holdsUntil, mayHold, noteHeld } from './held-voyages.ts';
import { requestBegins, requestEnded, requestUnclear } from './hold-requests.ts';
import { quoteDraft, seenOf } from './quote.ts';

type Held = CallOutput<'POST /booking/hold-again'>;
type Asked = { categoryId: string; adult: number; child: number };

/** True when upstream certainly holds nothing: it refused the call, or never got it. */
const holdsNothing = (error: unknown): boolean =>
	error instanceof AppError && (error.code !== 'upstream-unavailable' || error.unsent);

async function roomsFor(voyageId: string, cabins: { categoryId: string; persons: number }[], scope: FeatureScope) {
	const { rooms } = await scope.api('POST /openapi/order/v3/individual/lock', { voyageId, cabins });
	const ids = rooms.flatMap(({ cabins: [cabin] }) => cabin?.id ?? []);
	if (rooms.length === cabins.length && new Set(ids).size === ids.length) return rooms;
	throw new AppError('upstream-unavailable', 'not a room of its own for each cabin', { fault: 'shape' });
}

/**
 * Asks upstream once for a room for each cabin. Throws `hold-unclear` when it may hold cabins without having said so: its answer was lost or
 * can't be read, or has another number of rooms. A request that holds nothing leaves the member's earlier hold of the voyage noted.
 */
async function askForRooms(voyageId: string, asked: readonly Asked[], scope: FeatureScope) {
	const earlier = await mayHold(scope, voyageId);
	await requestBegins(scope, voyageId);
	await holdsUntil(scope, voyageId, [...earlier, scope.now.getTime() + BOOKING_HOLD]);
	const heldNothing = async () => holdsUntil(scope, voyageId, [...earlier, await requestEnded(scope, voyageId)]);
	const began = performance.now();
	const cabins = asked.map(({ categoryId, adult, child }) => ({ categoryId, persons: adult + child }));
	const rooms = await roomsFor(voyageId, cabins, scope).catch(async (error: unknown) => {
		if (!holdsNothing(error)) throw await requestUnclear(scope, voyageId, performance.now() - began, error);
		await heldNothing();
		throw error;
	});
	await (rooms.every((room) => room.cabins.length > 0) ? requestEnded(scope, voyageId) : heldNothing());
	return rooms;
}

/** Holds a free room for each cabin. When a category has none, it is listed in `missing` and nothing is held. */
async function lock<T extends Asked>(voyageId: string, cabins: readonly T[], scope: FeatureScope) {
	const rooms = await askForRooms(voyageId, cabins, scope);
	const held = cabins.flatMap((cabin, index) => {
		const room = rooms[index]?.cabins[0];
		return room ? [{ ...cabin, cabinId: room.id, roomNum: room.roomNum }] : [];
	});
	const missing = cabins.filter((_, index) => !rooms[index]?.cabins.length).map(({ categoryId }) => categoryId);
	return { held, missing: [...new Set(missing)] };
}

/**
 * Returns the categories with a doubtful price. They aren't sold, whatever a page asks for. Throws `not-found` for an id that upstream
 * reads as another one: `03270301` would count as a voyage of its own among the member's holds.
 */
async function withheldOf(voyageId: string, cabins: readonly { categoryId: string }[], { api }: FeatureScope): Promise<string[]> {
	const { id, price, prices } = await api('GET /openapi/voyage/v2/{id}', { id: voyageId });
	if (id !== voyageId) throw new AppError('not-found', 'no voyage has this id');
	return cabins.flatMap(({ categoryId }) => {
		const disCountPrice = prices?.[categoryId]?.personAvg;
		return isDoubtful({ price: price?.price, disCountPrice }) ? categoryId : [];
	});
}

/**
 * `POST /booking/hold`: holds one room for each cabin, or none at all; rooms chosen on the deck as far as they are still free. The draft
 * begins then, with a deadline of the server's
 * clock.
 */
export const hold: Handler<'POST /booking/hold'> = async ({ voyageId, cabins }, scope) => {
	const categories = await categoriesOf(scope);
	mustFitBooking(cabins, categories, scope.settings.maxCabins);
	mustSleep(cabins, categories);
	const earlier = await heldJustNow(scope, voyageId, cabins);
	if (earlier !== null) return { localId: earlier, missing: [], lost: 0 };
	const withheld = await withheldOf(voyageId, cabins, scope);
	if (withheld.length > 0) return { localId: null, missing: withheld, lost: 0 };
	const each = cabins.flatMap(({ categoryId, adult, child, count, rooms = [] }) =>
		Array.from({ length: count }, (_, at) => ({
			categoryId,
			adult,
			child,
			beds: Array.from({ length: adult + child }, () => null),
			wanted: rooms[at] ?? null,
		})),
	);
	const { held, missing } = await lock(voyageId, each, scope);
	if (missing.length > 0) return { localId: null, missing, lost: 0 };
	const chosen = await takeChosen(voyageId, held, scope);
	const localId = randomBytes(12).toString('base64url');
	const deadline = scope.now.getTime() + BOOKING_HOLD;
	const taken = chosen.cabins.map(({ wanted: _, ...cabin }) => cabin);
	const draft: Draft = { localId, voyageId, cabins: taken, contactId: null, deadline };
	const price = await sectionOr('booking prices', scope, null, () => quoteDraft(draft, scope));
	await keepDraft(scope, { ...draft, seen: price && seenOf(price) });
	await noteHeld(scope, voyageId, cabins, localId);
	return { localId, missing, lost: chosen.lost };
};

/**
 * `POST /booking/hold-again`: holds the same categories again from now on, maybe with other rooms. The passengers keep their
 * beds.
 */
export async function holdAgain({ localId }: ParsedInput<'POST /booking/hold-again'>, scope: BookingScope): Promise<Held> {
	const draft = await loadDraft(scope, localId);
	// A draft that was ordered must not be held again, or it would be ordered twice.
	if ((await findExistingOrder(draft, scope)) !== null) return { localId, missing: [] };
	const { held, missing } = await lock(draft.voyageId, draft.cabins, scope);
	if (missing.length > 0) return { localId: null, missing };
	await keepDraft(scope, { ...draft, cabins: held, deadline: scope.now.getTime() + BOOKING_HOLD });
	return { localId, missing };
}
