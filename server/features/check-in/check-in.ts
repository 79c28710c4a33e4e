import { section } from '#server/composition/failures.ts';
import { namesOf } from '#server/composition/members/names.ts';
import { numberOf } from '#server/composition/members/passenger-form.ts';
import { passengerView } from '#server/composition/members/passenger-view.ts';
import type { Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { OrderPerson } from '#shared/catalogue/openapi/check-in.ts';
import type { Tourist } from '#shared/catalogue/openapi/contacts.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { lastUnfinished, openUntil } from './draft.ts';
import { shownFacts, valuesOf } from './facts.ts';
import { knownName } from './order.ts';
import { type Loaded, loadCheckIn, type Passenger } from './view.ts';

/** `GET /check-in`: an order's passengers, each with the state of their check-in. */
export const checkIn: Handler<'GET /check-in'> = async ({ order }, scope) => {
	const { sailing, passengers } = await loadCheckIn(order, scope);
	return { sailing, people: passengers.map(({ view }) => view), now: scope.now.getTime() };
};

/** Returns one passenger of an order. Throws `not-found` when the order has no such person. */
function passengerIn({ passengers }: Loaded, id: string): Passenger {
	const found = passengers.find(({ person }) => person.id === id);
	if (!found) throw new AppError('not-found', 'no such person in the order');
	return found;
}

/** `GET /check-in/form`: a passenger's saved check-in, and the facts that it is checked against. */
export const checkInForm: Handler<'GET /check-in/form'> = async ({ order, person: id }, scope) => {
	const loaded = await loadCheckIn(order, scope);
	const { person, view, draft, facts } = passengerIn(loaded, id);
	return {
		sailing: loaded.sailing,
		person: view,
		values: valuesOf(loaded.checkIn, person, draft),
		unsure: [...draft.fields].flatMap(([name, { unsure }]) => (unsure ? name : [])),
		facts: shownFacts(facts, loaded.checkIn.own),
		openUntil: draft.touchedAt === null ? null : openUntil(draft.touchedAt),
		heard: draft.savedAt ?? 0,
		now: scope.now.getTime(),
	};
};

/**
 * Rates how likely a saved passenger is the person: 3 for the same document, 2 for the same name and birthday, 1 for the same
 * name, else 0. Another member's order is compared by name alone.
 */
function likeness(tourist: Tourist, person: OrderPerson, own: boolean): number {
	const [one, other] = [namesOf(tourist), namesOf(person)];
	const sameName = one.name === other.name || (one.pinyin !== '' && one.pinyin === other.pinyin);
	if (!own) return sameName ? 1 : 0;
	const number = numberOf(tourist);
	if (number && number === numberOf(person)) return 3;
	return sameName ? (tourist.birthday === person.birthday ? 2 : 1) : 0;
}

/** `GET /check-in/passengers`: saved passengers, the likeliest first. */
export const checkInPassengers: Handler<'GET /check-in/passengers'> = async ({ order, person: id }, scope) => {
	const loaded = await loadCheckIn(order, scope);
	const { person, view } = passengerIn(loaded, id);
	const today = todayInShanghai(scope.now);
	const passengers = await section('passengers', scope, async () => {
		const saved = await scope.api('GET /openapi/user/tourist', {});
		return saved
			.map((tourist) => ({ tourist, likely: likeness(tourist, person, loaded.checkIn.own) }))
			.toSorted((one, other) => other.likely - one.likely)
			.map(({ tourist, likely }) => ({ ...passengerView(tourist, today), isSame: likely > 0 }));
	});
	return { sailing: loaded.sailing, person: view, passengers, now: scope.now.getTime() };
};

/** `GET /check-in/unfinished`: the check-in that the member left unfinished. Upstream isn't asked. */
export const unfinishedCheckIn: Handler<'GET /check-in/unfinished'> = async (_input, scope) => {
	const last = await lastUnfinished(scope);
	return { unfinished: last && { ...last, name: await knownName(last, scope) } };
};
