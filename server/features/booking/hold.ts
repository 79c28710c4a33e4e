import { randomBytes } from 'node:crypto';
import { sectionOr } from '#server/composition/failures.ts';
import { isDoubtful } from '#server/composition/voyages/voyage-price.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { CallOutput, ParsedInput } from '#shared/catalogue/catalogue.ts';
import { BOOKING_HOLD } from '#shared/constants.ts';
import { bookProblem } from '#shared/rules/cart.ts';
import { mustSleep } from './cabins.ts';
import { type Draft, keepDraft, loadDraft } from './draft.ts';
import { type BookingScope, findExistingOrder } from './existing-order.ts';
import { answered, askOnce, holdsNoMore, mayHold } from './held-voyages.ts';
import { quoteDraft, seenOf } from './quote.ts';

type Held = CallOutput<'POST /booking/hold-again'>;
type Asked = { categoryId: string; adult: number; child: number };

/** True when upstream may hold cabins without having said so: its answer was lost, or can't be read. */
const isUnclear = (error: unknown): boolean =>
	!(error instanceof AppError) || (error.code === 'upstream-unavailable' && !error.unsent);

/** Holds a free room for each cabin. When a category has none, it is listed in `missing` and nothing is held. */
async function lock<T extends Asked>(voyageId: string, cabins: readonly T[], scope: FeatureScope) {
	await mayHold(scope, voyageId);
	await askOnce(scope, voyageId);
	const asked = cabins.map(({ categoryId, adult, child }) => ({ categoryId, persons: adult + child }));
	const { rooms } = await scope
		.api('POST /openapi/order/v3/individual/lock', { voyageId, cabins: asked })
		.catch(async (error) => {
			if (isUnclear(error)) throw error;
			await Promise.all([answered(scope, voyageId), holdsNoMore(scope, voyageId)]);
			throw error;
		});
	await answered(scope, voyageId);
	const held = cabins.flatMap((cabin, index) => {
		const room = rooms[index]?.cabins[0];
		return room ? [{ ...cabin, cabinId: room.id, roomNum: room.roomNum }] : [];
	});
	const missing = cabins.filter((_, index) => !rooms[index]?.cabins.length).map(({ categoryId }) => categoryId);
	if (missing.length > 0) await holdsNoMore(scope, voyageId);
	return { held, missing: [...new Set(missing)] };
}

/** Returns the categories with a doubtful price. They aren't sold, whatever a page asks for. */
async function withheldOf(voyageId: string, cabins: readonly { categoryId: string }[], { api }: FeatureScope): Promise<string[]> {
	const { price, prices } = await api('GET /openapi/voyage/v2/{id}', { id: voyageId });
	return cabins.flatMap(({ categoryId }) => {
		const disCountPrice = prices?.[categoryId]?.personAvg;
		return isDoubtful({ price: price?.price, disCountPrice }) ? categoryId : [];
	});
}

/**
 * `POST /booking/hold`: holds one room for each cabin, or none at all. The draft begins then, with a deadline of the server's
 * clock.
 */
export const hold: Handler<'POST /booking/hold'> = async ({ voyageId, cabins }, scope) => {
	const categories = await scope.api('GET /openapi/cruise/category/all', {});
	const codeOf = (categoryId: string) => categories.find(({ id }) => id === categoryId)?.code ?? '';
	const asked = cabins.map(({ categoryId, count }) => ({ code: codeOf(categoryId), count }));
	if (bookProblem(asked, scope.settings.maxCabins))
		throw new AppError('invalid-input', 'more cabins than one booking may hold', { field: 'cabins' });
	mustSleep(cabins, categories);
	const withheld = await withheldOf(voyageId, cabins, scope);
	if (withheld.length > 0) return { localId: null, missing: withheld };
	const each = cabins.flatMap(({ categoryId, adult, child, count }) =>
		Array.from({ length: count }, () => ({ categoryId, adult, child, beds: Array.from({ length: adult + child }, () => null) })),
	);
	const { held, missing } = await lock(voyageId, each, scope);
	if (missing.length > 0) return { localId: null, missing };
	const localId = randomBytes(12).toString('base64url');
	const deadline = scope.now.getTime() + BOOKING_HOLD;
	const draft: Draft = { localId, voyageId, cabins: held, contactId: null, deadline };
	const price = await sectionOr('booking prices', scope, null, () => quoteDraft(draft, scope));
	await keepDraft(scope, { ...draft, seen: price && seenOf(price) });
	return { localId, missing };
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
