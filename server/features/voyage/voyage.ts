import { section } from '#server/composition/failures.ts';
import { voyageCard } from '#server/composition/voyages/cards.ts';
import { categoryViews, loadCategories } from '#server/composition/voyages/category-views.ts';
import { detailView } from '#server/composition/voyages/itinerary.ts';
import { callsAtJapan, serviceRatesOf } from '#server/composition/voyages/on-board-costs.ts';
import { documentsOf, UNKNOWN_TERMS } from '#server/composition/voyages/sailing-documents.ts';
import { similarTo } from '#server/composition/voyages/similar-voyages.ts';
import { hourIn, loadDetail } from '#server/composition/voyages/voyage-detail.ts';
import { byDate, type IndexedVoyage, indexVoyage, voyageIndex } from '#server/composition/voyages/voyage-index.ts';
import { loadVoyage } from '#server/composition/voyages/voyage-with-prices.ts';
import type { Handler } from '#server/handler.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { cancellationRows } from '#shared/rules/cancellation.ts';
import { checkInPhase, checkInWindow } from '#shared/rules/check-in-window.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { momentOf } from '#shared/rules/departure.ts';

const MAX_DEPARTURES = 8;

/** Returns the next departures of the same line by date, without the voyage itself. */
const departuresOf = (voyage: IndexedVoyage, all: readonly IndexedVoyage[]): VoyageCard[] =>
	all
		.filter(({ id, line, state }) => id !== voyage.id && line === voyage.line && state !== 'departed')
		.toSorted(byDate)
		.slice(0, MAX_DEPARTURES)
		.map(({ card }) => card);

/** `GET /voyage`: the voyage, without which there is no page (`not-found`), and its parts, each of which may be missing. */
export const voyage: Handler<'GET /voyage'> = async ({ id }, scope) => {
	const { api, lang, content } = scope;
	const today = todayInShanghai(scope.now);
	const [sailing, index, detail, cabins, steps] = await Promise.all([
		loadVoyage(id, scope),
		section('voyageIndex', scope, () => voyageIndex(scope)),
		section('itinerary', scope, () => loadDetail(id, scope)),
		section('categories', scope, () => loadCategories(scope)),
		section('cancellation', scope, () => api('GET /openapi/order/cancellation/policy', { voyageId: id })),
	]);
	const [serviceRates, japan, documents] = await Promise.all([
		serviceRatesOf(detail, scope),
		index === 'unavailable' ? false : callsAtJapan(sailing, scope),
		index === 'unavailable' ? UNKNOWN_TERMS : documentsOf(sailing, scope),
	]);
	const indexed = index === 'unavailable' ? null : indexVoyage(sailing, index.context);
	const others = index === 'unavailable' ? [] : index.voyages;
	const card =
		indexed?.card ??
		voyageCard(sailing, { lang, today, ports: new Map(), portPictures: new Map(), ships: new Map(), gifts: new Map(), content });
	const pictures = [
		...new Set([card.picture, ...[sailing.cover, ...sailing.images].map((src) => content.picture(src, 'voyage.images'))]),
	].filter(Boolean);
	const nothing = { desc: '', itinerary: detail === 'unavailable' ? detail : [], visa: '', included: [], excluded: [] };
	const told = detail && detail !== 'unavailable' ? detailView(detail, card, scope) : nothing;
	const leavesAt = momentOf(card.date, hourIn(detail === 'unavailable' ? null : detail));
	const window = checkInWindow({ date: card.date, leavesAt }, scope.settings.checkIn);
	const days = told.itinerary === 'unavailable' ? [] : told.itinerary.map(({ picture }) => picture);
	return {
		...card,
		...told,
		pictures,
		serviceRates,
		japan,
		categories: cabins === 'unavailable' ? cabins : categoryViews(sailing, ...cabins, scope, card.state),
		cancellation: (steps !== 'unavailable' && cancellationRows(steps, card.date, today)) || 'unavailable',
		departures: indexed ? departuresOf(indexed, others) : [],
		similar: indexed ? similarTo(indexed, others, content, [...pictures, ...days]) : [],
		checkIn: { phase: checkInPhase(window, scope.now.getTime()), closes: window.closes },
		documentTypes: [...documents.types],
	};
};

/** `GET /voyage/rooms`: the free cabins of a category. Upstream tells them only to members. */
export const voyageRooms: Handler<'GET /voyage/rooms'> = async ({ voyageId, categoryId }, scope) => {
	const rooms = await scope.api('POST /openapi/order/getEmptyCabin', { voyageId, categoryId });
	return { rooms: rooms.filter(({ roomNum }) => roomNum) };
};
