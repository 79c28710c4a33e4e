import { voyagesOf } from '#server/composition/members/order-voyages.ts';
import type { FeatureScope } from '#server/handler.ts';
import type { CheckInPerson, CheckInSailing } from '#shared/catalogue/bff/check-in.ts';
import type { OrderPerson } from '#shared/catalogue/openapi/check-in.ts';
import type { CheckInFacts } from '#shared/rules/check-in-form.ts';
import { isCheckedIn } from '#shared/rules/check-in-state.ts';
import { type Draft, dropDraft, loadDraft, reopen, type Whose } from './draft.ts';
import { documentTypesOf, factsOf } from './facts.ts';
import { type CheckInCase, loadCase } from './order.ts';
import { isSent, passesOf, personView } from './person.ts';
import { windowOf } from './sailing.ts';

/** One passenger of a check-in, with all that its pages need of them. */
export type Passenger = { person: OrderPerson; view: CheckInPerson; draft: Draft; facts: CheckInFacts };

/** An order to check in with its sailing and its passengers, each with what was saved of them. */
export type Loaded = { checkIn: CheckInCase; sailing: CheckInSailing; passengers: Passenger[] };

/** What was saved of a person. What upstream has already is dropped, should a process have died before it could; what it has no longer may be begun again. */
async function draftOf(whose: Whose, person: OrderPerson, scope: FeatureScope): Promise<Draft> {
	const draft = await loadDraft(scope, whose);
	if (!isSent(person)) {
		await reopen(scope, whose);
		return draft;
	}
	if (draft.touchedAt === null) return draft;
	await dropDraft(scope, whose);
	return loadDraft(scope, whose);
}

export async function loadCheckIn(id: string, scope: FeatureScope): Promise<Loaded> {
	const checkIn = await loadCase(id, scope);
	const { order, own, people } = checkIn;
	const [cardOf, passes, documentTypes, drafts] = await Promise.all([
		voyagesOf([order], scope),
		passesOf(checkIn, scope),
		documentTypesOf(checkIn, scope),
		Promise.all(people.map((person) => draftOf({ order: id, person: person.id }, person, scope))),
	]);
	const window = windowOf({ ...order, date: order.voyage.departureDate }, scope);
	const passengers = people.map((person, place): Passenger => {
		const draft = drafts[place] as Draft;
		const facts = factsOf(checkIn, person, documentTypes, scope);
		return { person, draft, facts, view: personView(checkIn, person, { draft, facts, phase: window.phase, passes }, scope) };
	});
	const done = passengers.filter(({ view }) => isCheckedIn(view.state)).length;
	const sailing: CheckInSailing = {
		order: order.id,
		number: order.orderNo || order.id,
		status: order.status,
		voyage: cardOf(order),
		window,
		people: { all: people.length, done },
		own,
	};
	return { checkIn, sailing, passengers };
}
