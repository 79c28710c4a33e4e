import { sectionOr } from '#server/composition/failures.ts';
import { namesOf } from '#server/composition/members/names.ts';
import { bookedVoyages } from '#server/composition/members/orders.ts';
import type { FeatureScope } from '#server/handler.ts';
import type { CheckInPerson, CheckInSailing } from '#shared/catalogue/bff/check-in.ts';
import type { OrderPerson, Ticket } from '#shared/catalogue/openapi/check-in.ts';
import { passState } from '#shared/rules/boarding-pass.ts';
import {
	CHECK_IN_STEP_NAMES,
	type CheckInFacts,
	checkInProblems,
	firstOpenStep,
	problemsOfStep,
} from '#shared/rules/check-in-form.ts';
import { hasCheckIn, isCheckedIn, personState } from '#shared/rules/check-in-state.ts';
import { type CheckInPhase, canCheckIn } from '#shared/rules/check-in-window.ts';
import { ageGroup } from '#shared/rules/passenger-age.ts';
import { type Draft, dropDraft, loadDraft, offerNoMore, reopen, type Whose } from './draft.ts';
import { documentTypesOf, factsOf, valuesOf } from './facts.ts';
import { type CheckInCase, loadCase } from './order.ts';
import { windowOf } from './sailings.ts';

export const isSent = ({ checkedIn, checkInStatus, checkInAt }: OrderPerson): boolean =>
	checkedIn || checkInStatus === 'DONE' || (checkInStatus === 'HELP' && checkInAt !== null);

/** Returns the boarding passes of an order by person; none when no passenger is checked in, or when they are unavailable. */
async function passesOf({ asked, people }: CheckInCase, scope: FeatureScope): Promise<ReadonlyMap<string, Ticket>> {
	if (!people.some(isSent)) return new Map();
	const tickets = await sectionOr('boarding passes', scope, [], () => scope.api('POST /openapi/order/getTicketUrl', asked));
	return new Map(tickets.map((ticket) => [ticket.personId, ticket]));
}

type Known = { draft: Draft; facts: CheckInFacts; phase: CheckInPhase; ticket: Ticket | undefined };

/** Returns a passenger with the state and progress of their check-in. */
function personView(
	checkIn: CheckInCase,
	person: OrderPerson,
	{ draft, facts, phase, ticket }: Known,
	{ now }: Pick<FeatureScope, 'now'>,
): CheckInPerson {
	const { own, order } = checkIn;
	const { id, birthday, checkInStatus, checkInMessage, checkInAt, checkedIn, roomNum } = person;
	const sailing = { date: facts.sailing, leavesAt: order.leavesAt };
	const pass = passState(
		{ ticket: ticket?.status ?? null, checkedIn: isSent(person), sailing, back: facts.back },
		{ now: now.getTime(), today: facts.today },
	);
	const begun = draft.savedAt !== null;
	const state = personState({ phase, checkIn: checkInStatus ?? null, checkedIn, begun, pass });
	const sent = isCheckedIn(state) || isSent(person);
	const problems = checkInProblems(valuesOf(checkIn, person, draft), facts);
	const complete = CHECK_IN_STEP_NAMES.filter((step) => Object.keys(problemsOfStep(problems, step)).length === 0).length;
	const { name, pinyin } = namesOf(person);
	return {
		id,
		name,
		pinyin: own ? pinyin : '',
		kind: birthday && ageGroup(birthday, facts.sailing) !== 'adult' ? 'child' : 'adult',
		roomNum: own ? roomNum : '',
		state,
		message: own ? checkInMessage : '',
		stepsDone: sent ? CHECK_IN_STEP_NAMES.length : begun ? complete : 0,
		nextStep: sent || !canCheckIn(phase) ? null : begun ? firstOpenStep(problems) : 'identity',
		savedAt: draft.savedAt,
		checkedInAt: sent ? checkInAt : null,
	};
}

/** One passenger of a check-in, with all facts that its pages need. */
export type Passenger = { person: OrderPerson; view: CheckInPerson; draft: Draft; facts: CheckInFacts };

/** An order to check in, with its sailing and its passengers and their saved entries. */
export type Loaded = { checkIn: CheckInCase; sailing: CheckInSailing; passengers: Passenger[] };

/**
 * Loads a person's draft. When upstream has the check-in, the draft is deleted, as an earlier process may have ended before it
 * could. When upstream no longer has it, the check-in can begin again.
 */
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
		bookedVoyages([order.voyage], scope),
		passesOf(checkIn, scope),
		documentTypesOf(checkIn, scope),
		Promise.all(people.map((person) => draftOf({ order: id, person: person.id }, person, scope))),
	]);
	const window = windowOf({ ...order, date: order.voyage.departureDate }, scope);
	if (!hasCheckIn(order.status) || !canCheckIn(window.phase))
		await Promise.all(people.map((person) => offerNoMore(scope, { order: id, person: person.id })));
	const passengers = people.map((person, place): Passenger => {
		const draft = drafts[place] as Draft;
		const facts = factsOf(checkIn, person, documentTypes, scope);
		const known = { draft, facts, phase: window.phase, ticket: passes.get(person.id) };
		return { person, draft, facts, view: personView(checkIn, person, known, scope) };
	});
	const done = passengers.filter(({ view }) => isCheckedIn(view.state)).length;
	const sailing: CheckInSailing = {
		order: order.id,
		number: order.orderNo,
		status: order.status,
		voyage: cardOf(order.voyage),
		leavesAt: order.leavesAt,
		changedFrom: order.changedFrom,
		window,
		people: { all: people.length, done },
		own,
	};
	return { checkIn, sailing, passengers };
}
