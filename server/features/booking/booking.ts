import { section, sectionOr } from '#server/composition/failures.ts';
import { orderHead, replacedBy } from '#server/composition/members/rebooking.ts';
import { sleeps } from '#server/composition/voyages/booking-limits.ts';
import { cabinSummary, categoriesOf } from '#server/composition/voyages/category-summary.ts';
import { onBoardCosts, UNKNOWN_COSTS } from '#server/composition/voyages/on-board-costs.ts';
import { documentTermsOf, shownTerms, UNKNOWN_TERMS } from '#server/composition/voyages/sailing-documents.ts';
import { plannedDeparture } from '#server/composition/voyages/voyage-detail.ts';
import { cardOf, voyageIndexOrNone } from '#server/composition/voyages/voyage-index.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { BookedCabin, BookingView } from '#shared/catalogue/bff/booking.ts';
import type { Section } from '#shared/catalogue/bff/views.ts';
import type { OrderDetail } from '#shared/catalogue/openapi/order-entities.ts';
import { checkPassengers, passengersComplete, type Sailing } from '#shared/rules/booking-passengers.ts';
import { maskMobile } from '#shared/rules/phone.ts';
import { bedsInTurn, proposedBeds, proposedContact } from '#shared/rules/proposed-guests.ts';
import { type Draft, dropDraft, keepDraft, loadDraft } from './draft.ts';
import { sailingOf } from './passengers.ts';
import { changeSince, quoteDraft } from './quote.ts';
import { savedContactOf, savedPassengersOf } from './rebooked-guests.ts';

/**
 * `GET /booking`: the draft with everything that its page shows. Reading changes nothing: the deadline stays. The voyage may come from the timetable: the
 * confirmation judges documents again.
 */
export const booking: Handler<'GET /booking'> = async ({ localId }, scope) => {
	const draft = await loadDraft(scope, localId);
	const [sailing, index, categories, people, price, replaced] = await Promise.all([
		section('voyage of a booking', scope, () => scope.api('GET /openapi/voyage/v2/{id}', { id: draft.voyageId })),
		voyageIndexOrNone(scope),
		categoriesOf(scope),
		peopleOf(scope),
		sectionOr('booking prices', scope, null, () => quoteDraft(draft, scope)),
		sectionOr('order to replace', scope, null, () => replacedBy(draft.voyageId, scope)),
	]);
	const voyage = sailing === 'unavailable' ? index.byId.get(draft.voyageId)?.card : cardOf(index, sailing);
	if (!voyage) throw new AppError('upstream-unavailable', 'the voyage of a booking can’t be had');
	const [documents, leavesAt, onBoard] = await Promise.all([
		sailing === 'unavailable' ? UNKNOWN_TERMS : documentTermsOf(sailing, scope),
		plannedDeparture({ id: voyage.id, departureDate: voyage.date }, scope),
		sailing === 'unavailable' ? UNKNOWN_COSTS : onBoardCosts({ ...voyage, line: sailing.line }, draft.cabins, categories, scope),
	]);
	const proposal = proposalFor(draft, people, replaced, { ...voyage, documents }, scope);
	const cabins = draft.cabins.map(
		(cabin, position): BookedCabin => ({
			...cabinSummary(categories, cabin, scope),
			beds: proposal?.beds?.[position] ?? cabin.beds.map((id) => knownId(people.passengers, id)),
			total: price?.cabins[position] ?? null,
			maxPassengers: sleeps(categories, cabin.categoryId),
		}),
	);
	return {
		localId,
		voyage,
		leavesAt,
		deadline: draft.deadline,
		now: scope.now.getTime(),
		cabins,
		discount: price?.discount ?? 0,
		total: price?.total ?? null,
		onBoard,
		changed: price && changeSince(draft.seen, price, draft, categories, scope),
		documents: shownTerms(documents),
		contactId: proposal?.contactId ?? knownId(people.contacts, draft.contactId),
		replaces: replaced && (await orderHead(replaced, scope)),
		proposed: proposal !== null,
		...people,
	};
};

/** Returns the id of a passenger or contact; null for one who was removed since: the bed is free again. Without the list nobody is removed. */
const knownId = (saved: Section<readonly { id: string }[]>, id: string | null): string | null =>
	saved === 'unavailable' ? id : (saved.find((one) => one.id === id)?.id ?? null);

type People = Pick<BookingView, 'passengers' | 'contacts'>;

/**
 * Proposes passengers and contact of a draft for which the member has saved none yet (docs/rules.md, proposed-guests), those of the order that it is
 * to replace where there is one; null when there is nothing to propose. The page saves what it shows.
 */
function proposalFor(
	{ touched, cabins }: Draft,
	{ passengers, contacts }: People,
	replaced: Pick<OrderDetail, 'persons' | 'contact'> | null,
	sailing: Sailing,
	{ member }: FeatureScope,
) {
	if (touched || passengers === 'unavailable' || contacts === 'unavailable') return null;
	const beds = replaced
		? bedsInTurn(cabins, savedPassengersOf(replaced, passengers), sailing)
		: proposedBeds(cabins, passengers, sailing);
	const contactId =
		(replaced && savedContactOf(replaced, contacts)) ??
		proposedContact(contacts, member?.mobile ? maskMobile(member.mobile) : '');
	return beds === null && contactId === null ? null : { beds, contactId };
}

/** Returns the member's passengers and contacts; either list may be missing. */
async function peopleOf({ api }: FeatureScope): Promise<People> {
	const { passengers, contacts } = await api('GET /contacts', {});
	return { passengers, contacts };
}

/**
 * `POST /booking/save`: saves the draft's beds and contact, complete or not. They must belong to this draft and this member: without a list
 * those that were saved before do, and for others it throws `upstream-unavailable`, with upstream's words and time to wait.
 */
export const saveBooking: Handler<'POST /booking/save'> = async ({ localId, beds, contactId }, scope) => {
	const draft = await loadDraft(scope, localId);
	const [{ passengers, contacts, refusal, retryAfter }, sailing] = await Promise.all([
		scope.api('GET /contacts', {}),
		section('voyage of a booking', scope, () => scope.api('GET /openapi/voyage/v2/{id}', { id: draft.voyageId })),
	]);
	const refuse = (field: string): never => {
		throw new AppError('invalid-input', `${field}: not of this booking`, { field });
	};
	const isOwn = (saved: Section<readonly { id: string }[]>, id: string, before: readonly (string | null)[]): boolean => {
		if (saved !== 'unavailable') return saved.some((one) => one.id === id);
		if (before.includes(id)) return true;
		const later = retryAfter === null ? {} : { retryAfter, status: 503 };
		throw new AppError('upstream-unavailable', 'the member’s list can’t be had', { shown: refusal || undefined, ...later });
	};
	const savedBeds = draft.cabins.flatMap((cabin) => cabin.beds);
	if (beds.length !== draft.cabins.length) refuse('beds');
	const cabins = draft.cabins.map((cabin, position) => {
		const own = beds[position] ?? [];
		if (own.length !== cabin.beds.length) refuse('beds');
		if (own.some((id) => id !== null && !isOwn(passengers, id, savedBeds))) refuse('beds');
		return { ...cabin, beds: own };
	});
	if (contactId !== null && !isOwn(contacts, contactId, [draft.contactId])) refuse('contactId');
	await keepDraft(scope, { ...draft, cabins, contactId, touched: true });
	if (passengers === 'unavailable' || contacts === 'unavailable' || sailing === 'unavailable') return { complete: false };
	const voyage = await sailingOf(sailing, scope);
	return { complete: contactId !== null && passengersComplete(checkPassengers(cabins, passengers, voyage)) };
};

/** `POST /booking/release`: deletes the draft; upstream frees the cabins when their hold ends. */
export const release: Handler<'POST /booking/release'> = async ({ localId }, scope) => {
	const draft = await loadDraft(scope, localId);
	await dropDraft(scope, draft, 'given-up');
	return { freeAt: Math.max(draft.deadline, scope.now.getTime()) };
};
