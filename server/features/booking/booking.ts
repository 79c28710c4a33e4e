import { orUnavailable, sectionOr } from '#server/composition/failures.ts';
import { cabinSummary, categoriesOf } from '#server/composition/voyages/category-summary.ts';
import { cardOf, voyageIndexOrNone } from '#server/composition/voyages/voyage-index.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { BookedCabin } from '#shared/catalogue/bff/booking.ts';
import { checkPassengers, passengersComplete } from '#shared/rules/booking-passengers.ts';
import { returnDate } from '#shared/rules/dates.ts';
import { sleeps } from './cabins.ts';
import { dropDraft, keepDraft, loadDraft } from './draft.ts';
import { changeSince, quoteDraft } from './quote.ts';

/** `GET /booking`: the draft with everything that its page shows. Reading changes nothing: the deadline stays. */
export const booking: Handler<'GET /booking'> = async ({ localId }, scope) => {
	const draft = await loadDraft(scope, localId);
	const [sailing, index, categories, people, price] = await Promise.all([
		orUnavailable(scope.api('GET /openapi/voyage/v2/{id}', { id: draft.voyageId })),
		voyageIndexOrNone(scope),
		categoriesOf(scope),
		peopleOf(scope),
		sectionOr('booking prices', scope, null, () => quoteDraft(draft, scope)),
	]);
	const cabins = draft.cabins.map(
		(cabin, position): BookedCabin => ({
			...cabinSummary(categories, cabin, scope),
			beds: cabin.beds,
			total: price?.cabins[position] ?? null,
			maxPassengers: sleeps(categories, cabin.categoryId),
		}),
	);
	return {
		localId,
		voyage: cardOf(index, sailing),
		deadline: draft.deadline,
		now: scope.now.getTime(),
		cabins,
		discount: price?.discount ?? 0,
		total: price?.total ?? null,
		changed: price && changeSince(draft.seen, price, draft, categories, scope),
		contactId: draft.contactId,
		...people,
	};
};

/**
 * Returns the member's passengers and contacts. Throws when either list is unavailable, since there is nothing to choose from.
 */
async function peopleOf({ api }: FeatureScope) {
	const { passengers, contacts, refusal } = await api('GET /contacts', {});
	if (passengers === 'unavailable' || contacts === 'unavailable')
		throw new AppError('upstream-unavailable', 'passengers or contacts can’t be had', { shown: refusal || undefined });
	return { passengers, contacts };
}

/** `POST /booking/save`: saves the draft's beds and contact, complete or not. They must belong to this draft and this member. */
export const saveBooking: Handler<'POST /booking/save'> = async ({ localId, beds, contactId }, scope) => {
	const draft = await loadDraft(scope, localId);
	const [{ passengers, contacts }, sailing] = await Promise.all([
		peopleOf(scope),
		orUnavailable(scope.api('GET /openapi/voyage/v2/{id}', { id: draft.voyageId })),
	]);
	const refuse = (field: string): never => {
		throw new AppError('invalid-input', `${field}: not of this booking`, { field });
	};
	if (beds.length !== draft.cabins.length) refuse('beds');
	const cabins = draft.cabins.map((cabin, position) => {
		const own = beds[position] ?? [];
		if (own.length !== cabin.beds.length) refuse('beds');
		if (own.some((id) => id !== null && !passengers.some((passenger) => passenger.id === id))) refuse('beds');
		return { ...cabin, beds: own };
	});
	if (contactId !== null && !contacts.some(({ id }) => id === contactId)) refuse('contactId');
	await keepDraft(scope, { ...draft, cabins, contactId });
	const voyage = { date: sailing.departureDate, returnDate: returnDate(sailing.departureDate, sailing.days) };
	return { complete: contactId !== null && passengersComplete(checkPassengers(cabins, passengers, voyage)) };
};

/** `POST /booking/release`: deletes the draft; upstream frees the cabins when their hold ends. */
export const release: Handler<'POST /booking/release'> = async ({ localId }, scope) => {
	const draft = await loadDraft(scope, localId);
	await dropDraft(scope, draft, 'given-up');
	return { freeAt: Math.max(draft.deadline, scope.now.getTime()) };
};
