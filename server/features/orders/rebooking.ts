import { sectionOr } from '#server/composition/failures.ts';
import { loadOrder } from '#server/composition/members/orders.ts';
import {
	beginRebooking,
	findRebooking,
	leaveRebooking,
	rebookingOf,
	replacedView,
} from '#server/composition/members/rebooking.ts';
import { categoryViews, loadCategories } from '#server/composition/voyages/category-views.ts';
import { lowestOf, priceCategories } from '#server/composition/voyages/party-prices.ts';
import { similarTo } from '#server/composition/voyages/similar-voyages.ts';
import { byDate, type VoyageIndex, voyageIndex } from '#server/composition/voyages/voyage-index.ts';
import { loadVoyage } from '#server/composition/voyages/voyage-with-prices.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { RebookingOffer } from '#shared/catalogue/bff/rebooking.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { type Party, totalOf } from '#shared/rules/party-price.ts';
import { keepsOrder } from '#shared/rules/rebooking.ts';
import { cancelOrder } from './cancel.ts';

const MAX_VOYAGES = 8;

/**
 * Returns the voyages on sale to which an order can be changed: its own, then the next ones of its line by date, then similar ones of other lines. None
 * when its own is no longer listed.
 */
function voyagesFor(
	voyageId: string,
	{ byId, voyages }: VoyageIndex,
	{ content }: FeatureScope,
): Omit<RebookingOffer, 'total'>[] {
	const own = byId.get(voyageId);
	if (!own) return [];
	const others = voyages.filter(({ id, line, state }) => id !== voyageId && line === own.line && state === 'on-sale');
	const ofLine = others.toSorted(byDate).slice(0, MAX_VOYAGES);
	return [
		...(own.state === 'on-sale' ? [{ voyage: own.card, kind: 'own' as const }] : []),
		...ofLine.map(({ card }) => ({ voyage: card, kind: 'line' as const })),
		...similarTo(own, voyages, content, []).map((voyage) => ({ voyage, kind: 'similar' as const })),
	];
}

/** Returns the lowest price of a voyage's cabins for all parties, CNY, each in a cabin of its own; null when one of them has none. */
async function lowestTotal(
	{ id, state }: VoyageCard,
	parties: readonly Party[],
	categories: Awaited<ReturnType<typeof loadCategories>>,
	scope: FeatureScope,
): Promise<number | null> {
	const sailing = await loadVoyage(id, scope);
	const views = categoryViews(sailing, ...categories, scope, state);
	const prices = parties.map(async (party) => lowestOf(await priceCategories(sailing, views, party, scope)));
	return totalOf(await Promise.all(prices));
}

/** `GET /order/rebooking`: the refund of today, and the voyages to choose from. */
export const orderRebooking: Handler<'GET /order/rebooking'> = async ({ id }, scope) => {
	const order = await loadOrder(id, scope);
	const { voyage, cabins } = order;
	const parties = (cabins ?? []).map(({ adult, child }) => ({ adult, child }));
	const priced = async () => {
		const [index, categories] = await Promise.all([voyageIndex(scope), loadCategories(scope)]);
		return Promise.all(
			voyagesFor(voyage?.id ?? '', index, scope).map(async (offer) => ({
				...offer,
				total: await sectionOr('price of a voyage', scope, null, () => lowestTotal(offer.voyage, parties, categories, scope)),
			})),
		);
	};
	const [replaced, begun, voyages] = await Promise.all([
		replacedView(order, scope),
		rebookingOf(id, scope, order),
		sectionOr('voyages for an order', scope, 'unavailable' as const, priced),
	]);
	return { ...replaced, begun, parties, voyages };
};

/** `POST /order/rebooking/begin`: the next cabins that are held of the voyage are to replace the order. Nothing else changes. */
export const beginOrderRebooking: Handler<'POST /order/rebooking/begin'> = async ({ id, voyageId }, scope) => {
	const order = await loadOrder(id, scope);
	const [{ reason }, begun, index] = await Promise.all([
		replacedView(order, scope),
		findRebooking(id, scope, order),
		voyageIndex(scope),
	]);
	// A new order is changed once the one before it is off: of three orders the first would be forgotten.
	const isFree = begun === null || (begun.newOrder.id === id && begun.step === 'done');
	if (!isFree || keepsOrder(reason)) throw new AppError('conflict', 'the order can’t be replaced now');
	const voyage = index.byId.get(voyageId)?.card;
	if (voyage?.state !== 'on-sale') throw new AppError('not-found', 'no such voyage to change to');
	await beginRebooking(scope, id, voyageId);
	return { voyage };
};

/** `POST /order/rebooking/leave`: a booking of the voyage is one of its own again; a new order that was made stays too. */
export const leaveOrderRebooking: Handler<'POST /order/rebooking/leave'> = async ({ id }, scope) => {
	await leaveRebooking(scope, id);
	return {};
};

/**
 * `POST /order/rebooking/finish`: cancels the old order once the new one is paid, never before, and only for the refund that was agreed to. A second
 * press finds it cancelled.
 */
export const finishRebooking: Handler<'POST /order/rebooking/finish'> = async ({ id }, scope) => {
	const found = await findRebooking(id, scope);
	if (!found || found.newOrder.id !== id || found.step === 'pay') return { state: 'not-now' };
	if (found.step === 'done') return { state: 'done' };
	if (found.refund === null) return { state: 'changed', refund: null };
	const answer = await cancelOrder({ id: found.oldOrder.id, refund: found.refund, policy: true }, scope);
	if (answer.state === 'done') return { state: 'done' };
	return answer.state === 'changed' ? { state: 'changed', refund: answer.refund } : answer;
};
