import { tellPartner } from '#server/composition/partner-orders.ts';
import { AppError } from '#server/errors.ts';
import { once } from '#server/storage/once.ts';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import { ORDER_ERRORS, UPSTREAM_TIMEOUT } from '#shared/constants.ts';
import { addDays, todayInShanghai } from '#shared/rules/dates.ts';
import { toFen } from '#shared/rules/money.ts';
import type { FeatureScope, Handler } from '../handler.ts';
import { type Draft, draftBecame, draftName, loadDraft, markAsked, orderOfDraft, wasAsked } from './draft.ts';
import { isComplete, peopleOf } from './guests.ts';
import { holdsNoMore } from './held-voyages.ts';
import { changeSince, couponOf, quoteDraft } from './quote.ts';

type Answer = CallOutput<'POST /booking/create'>;

const ORDERED_SECONDS = 7 * 24 * 3_600;
const LOOKED_THROUGH = 30;

/** `POST /booking/create`: the order of a draft is made once, whatever is pressed, lost or killed on the way (security.md T38). */
export const createOrder: Handler<'POST /booking/create'> = async (input, scope) => {
	const name = draftName(scope, input.localId);
	const terms = { keep: ORDERED_SECONDS, patience: UPSTREAM_TIMEOUT };
	const known = await orderOfDraft(scope, input.localId);
	if (known !== null) return { state: 'created', orderId: known };
	try {
		return await once(scope.vault, `order:${name}`, terms, async () => {
			const answer = await create(input, scope);
			if (answer.state !== 'created') throw new NotYet(answer);
			return answer;
		});
	} catch (error) {
		if (error instanceof NotYet) return error.answer;
		throw error;
	}
};

/** Nothing was made: the next try is not to get this answer. */
class NotYet extends Error {
	readonly answer: Answer;
	constructor(answer: Answer) {
		super(answer.state);
		this.answer = answer;
	}
}

async function create({ localId, total }: { localId: string; total: number }, scope: FeatureScope): Promise<Answer> {
	const draft = await loadDraft(scope, localId);
	const made = (await wasAsked(scope, localId)) ? await findMade(draft, scope) : null;
	if (made !== null) return settled(draft, made, scope);
	if (scope.now.getTime() >= draft.deadline) return { state: 'expired' };
	const [sailing, categories, people] = await Promise.all([
		scope.api('GET /openapi/voyage/v2/{id}', { id: draft.voyageId }),
		scope.api('GET /openapi/cruise/category/all', {}),
		peopleOf(draft, scope),
	]);
	const returnDate = addDays(sailing.departureDate, Math.max(0, sailing.days - 1));
	const voyage = { date: sailing.departureDate, returnDate };
	if (!isComplete(draft, people, voyage, todayInShanghai(scope.now))) return { state: 'incomplete' };
	const price = await quoteDraft(draft, scope);
	if (toFen(price.total) !== toFen(total)) {
		const shown = { total, cabins: draft.seen?.cabins ?? [] };
		const change = changeSince(shown, price, draft, categories, scope.lang);
		if (change) return { state: 'changed', change };
	}
	await markAsked(scope, localId);
	return order(draft, price.total, scope);
}

async function order(draft: Draft, payPrice: number, scope: FeatureScope): Promise<Answer> {
	try {
		const { id } = await scope.api('POST /openapi/order/v3/individual', {
			voyageId: draft.voyageId,
			cabins: draft.cabins.map(({ categoryId, cabinId, adult, child, beds }) => ({
				categoryId,
				cabinId,
				adult,
				child,
				touristIds: beds.flatMap((bed) => bed ?? []),
			})),
			contactId: draft.contactId ?? '',
			...couponOf(draft),
			payPrice,
		});
		void tellPartner('made', id, scope);
		return await settled(draft, id, scope);
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		// The answer may be lost, or the cabins gone into an order that an earlier try made
		const lost = error.code === 'upstream-unavailable';
		const over = error.err === ORDER_ERRORS.holdOver;
		const made = lost || over ? await findMade(draft, scope) : null;
		if (made !== null) return settled(draft, made, scope);
		if (over) return { state: 'expired' };
		throw error;
	}
}

async function settled({ localId, voyageId }: Draft, orderId: string, scope: FeatureScope): Promise<Answer> {
	await draftBecame(scope, localId, orderId);
	await holdsNoMore(scope, voyageId);
	return { state: 'created', orderId };
}

/** The member's living order of exactly this draft's cabins. A cabin can be in one such order only, so there is no mistaking it. */
async function findMade(draft: Draft, { api }: FeatureScope): Promise<string | null> {
	const wanted = roomsOf(draft.cabins);
	const { rows } = await api('GET /openapi/order/individual', { page: 0, pageSize: LOOKED_THROUGH });
	const made = rows.find(
		({ voyage, status, cabins }) => voyage.id === draft.voyageId && status >= 0 && roomsOf(cabins) === wanted,
	);
	return made?.id ?? null;
}

const roomsOf = (cabins: readonly { roomNum: string }[]): string =>
	cabins
		.map(({ roomNum }) => roomNum)
		.toSorted()
		.join();
