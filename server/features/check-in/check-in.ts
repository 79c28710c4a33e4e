import { section } from '#server/composition/failures.ts';
import { namesOf } from '#server/composition/members/names.ts';
import { numberOf } from '#server/composition/members/passenger-form.ts';
import { passengerView } from '#server/composition/members/passenger-view.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import { AppError, shownIn } from '#server/request/errors.ts';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import type { OrderPerson } from '#shared/catalogue/openapi/check-in.ts';
import type { Tourist } from '#shared/catalogue/openapi/contacts.ts';
import { ORDER_ERRORS, UPSTREAM_NOT_FOUND } from '#shared/constants.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { nameForms, wholeName } from '#shared/rules/names.ts';
import { plainNumber } from '#shared/rules/typed-text.ts';
import { lastUnfinished, openUntil } from './draft.ts';
import { shownFacts, valuesOf } from './facts.ts';
import { keepFound, knownName, loadCase } from './order.ts';
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

type Refused = Extract<CallOutput<'POST /check-in/find'>, { state: 'refused' }>;

const ORDER_NUMBER = /^\d{8}$/;
const MAX_NAME = 60;

const UNKNOWN: readonly unknown[] = [ORDER_ERRORS.orderUnknown, ORDER_ERRORS.nameMismatch, UPSTREAM_NOT_FOUND];

/** Asks upstream for the order of a number and a name, by each form of the name in turn. Throws the refusal of the first. */
async function orderOf(orderNo: string, name: string, scope: FeatureScope): Promise<{ id: string; name: string }> {
	let refusal: unknown;
	for (const form of nameForms(name)) {
		try {
			const { id } = await scope.api('GET /openapi/order/checkin', { orderNo, name: form });
			return { id, name: form };
		} catch (error) {
			if (!(error instanceof AppError) || !UNKNOWN.includes(error.err)) throw error;
			refusal ??= error;
		}
	}
	throw refusal;
}

/**
 * `POST /check-in/find`: asks upstream whether number and name belong together. The member may then check in that order for a
 * day.
 */
export const findCheckIn: Handler<'POST /check-in/find'> = async (typed, scope) => {
	const orderNo = plainNumber(typed.orderNo);
	const name = [...wholeName(typed.name)].slice(0, MAX_NAME).join('');
	const problems: Refused['problems'] = {};
	if (!orderNo) problems.orderNo = 'missing';
	else if (!ORDER_NUMBER.test(orderNo)) problems.orderNo = 'orderNo';
	if (!name) problems.name = 'missing';
	if (Object.keys(problems).length > 0) return { state: 'refused', problems, message: '' };
	try {
		const { id, name: known } = await orderOf(orderNo, name, scope);
		// The member's own order needs no note that it was found.
		const checkIn = await loadCase(id, scope).catch(() => null);
		if (!checkIn?.own) await keepFound(scope, id, { orderNo, name: known });
		return { state: 'found', order: id };
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		const { err } = error;
		const message = shownIn(error, scope.lang) ?? '';
		if (err === ORDER_ERRORS.nameMismatch) return { state: 'refused', problems: { name: 'nameMismatch' }, message };
		if (err !== ORDER_ERRORS.orderUnknown && err !== UPSTREAM_NOT_FOUND) throw error;
		return { state: 'refused', problems: { orderNo: 'notFound' }, message };
	}
};
