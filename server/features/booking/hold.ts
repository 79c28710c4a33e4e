import { randomBytes } from 'node:crypto';
import { section } from '#server/composition/sections.ts';
import { isDoubtful } from '#server/composition/voyages/voyage-price.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { CallOutput, ParsedInput } from '#shared/catalogue/catalogue.ts';
import { BOOKING_HOLD } from '#shared/constants.ts';
import { bookProblem } from '#shared/rules/cart.ts';
import { type Draft, keepDraft, loadDraft } from './draft.ts';
import { type BookingScope, findExistingOrder } from './existing-order.ts';
import { answered, askOnce, holdsNoMore, mayHold } from './held-voyages.ts';
import { mustSleep } from './party.ts';
import { quoteDraft, seenOf } from './quote.ts';

type Held = CallOutput<'POST /booking/hold-again'>;
type Asked = { categoryId: string; adult: number; child: number };

/** Whether upstream may hold cabins although it didn't say so: it was asked, and its answer was lost or can't be read. */
const isUnclear = (error: unknown): boolean =>
	!(error instanceof AppError) || (error.code === 'upstream-unavailable' && !error.unsent);

/** Finds a free room for each cabin asked for. When a category has none, it is named in `missing` and nothing is held. */
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

/** Categories whose price is being checked: it can't be right, so they aren't sold, whatever a page asks for. */
async function withheldOf(voyageId: string, cabins: readonly { categoryId: string }[], { api }: FeatureScope): Promise<string[]> {
	const { price, prices } = await api('GET /openapi/voyage/v2/{id}', { id: voyageId });
	return cabins.flatMap(({ categoryId }) => {
		const disCountPrice = prices?.[categoryId]?.personAvg;
		return isDoubtful({ price: price?.price, disCountPrice }) ? categoryId : [];
	});
}

/** `POST /booking/hold`: one room for each cabin, or nothing at all; the draft begins with it, and with a deadline of the server's clock. */
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
	const price = await section('booking prices', scope, () => quoteDraft(draft, scope));
	await keepDraft(scope, { ...draft, seen: price === 'unavailable' ? null : seenOf(price) });
	return { localId, missing };
};

/** Holds the same categories anew, from now; other rooms may come of it, who sleeps where stays. */
export async function holdAgain({ localId }: ParsedInput<'POST /booking/hold-again'>, scope: BookingScope): Promise<Held> {
	const draft = await loadDraft(scope, localId);
	// A draft that was ordered must not be held again: it would be ordered twice.
	if ((await findExistingOrder(draft, scope)) !== null) return { localId, missing: [] };
	const { held, missing } = await lock(draft.voyageId, draft.cabins, scope);
	if (missing.length > 0) return { localId: null, missing };
	await keepDraft(scope, { ...draft, cabins: held, deadline: scope.now.getTime() + BOOKING_HOLD });
	return { localId, missing };
}
