import { namesOf } from '#server/composition/members/names.ts';
import { section } from '#server/composition/sections.ts';
import type { FeatureScope } from '#server/handler.ts';
import type { CheckInPerson } from '#shared/catalogue/bff/check-in.ts';
import type { OrderPerson, Ticket } from '#shared/catalogue/openapi/check-in.ts';
import { type PassState, passState } from '#shared/rules/boarding-pass.ts';
import {
	CHECK_IN_STEP_NAMES,
	type CheckInFacts,
	checkInProblems,
	firstOpenStep,
	problemsOfStep,
} from '#shared/rules/check-in-form.ts';
import { isCheckedIn, personState } from '#shared/rules/check-in-state.ts';
import { type CheckInPhase, canCheckIn } from '#shared/rules/check-in-window.ts';
import { returnDate, todayInShanghai } from '#shared/rules/dates.ts';
import { ageGroup } from '#shared/rules/passenger-age.ts';
import type { Draft } from './draft.ts';
import { valuesOf } from './facts.ts';
import type { CheckInCase } from './order.ts';

export const isSent = ({ checkedIn, checkInStatus, checkInAt }: OrderPerson): boolean =>
	checkedIn || checkInStatus === 'DONE' || (checkInStatus === 'HELP' && checkInAt !== null);

/** The boarding passes of an order by person; none while nobody is checked in, or when they can't be had. */
export async function passesOf({ asked, people }: CheckInCase, scope: FeatureScope): Promise<ReadonlyMap<string, Ticket>> {
	if (!people.some(isSent)) return new Map();
	const tickets = await section('boarding passes', scope, () => scope.api('POST /openapi/order/getTicketUrl', asked));
	return new Map(tickets === 'unavailable' ? [] : tickets.map((ticket) => [ticket.personId, ticket]));
}

type Known = { draft: Draft; facts: CheckInFacts; phase: CheckInPhase; passes: ReadonlyMap<string, Ticket> };

function passOf({ order }: CheckInCase, person: OrderPerson, { passes }: Known, now: Date): PassState {
	const { leavesAt, voyage } = order;
	return passState(
		{
			ticket: passes.get(person.id)?.status ?? null,
			checkedIn: isSent(person),
			sailing: { date: voyage.departureDate, leavesAt },
			back: returnDate(voyage.departureDate, voyage.days),
		},
		{ now: now.getTime(), today: todayInShanghai(now) },
	);
}

/** A passenger with the state of their check-in and how far it has come. */
export function personView(
	checkIn: CheckInCase,
	person: OrderPerson,
	known: Known,
	{ now }: Pick<FeatureScope, 'now'>,
): CheckInPerson {
	const { draft, facts, phase } = known;
	const { own, order } = checkIn;
	const { id, birthday, checkInStatus, checkInMessage, checkInAt, checkedIn, roomNum } = person;
	const begun = draft.savedAt !== null;
	const state = personState({
		phase,
		checkIn: checkInStatus ?? null,
		checkedIn,
		begun,
		pass: passOf(checkIn, person, known, now),
	});
	const sent = isCheckedIn(state) || isSent(person);
	const problems = checkInProblems(valuesOf(checkIn, person, draft), facts);
	const complete = CHECK_IN_STEP_NAMES.filter((step) => Object.keys(problemsOfStep(problems, step)).length === 0).length;
	const { name, pinyin } = namesOf(person);
	return {
		id,
		name,
		pinyin: own ? pinyin : '',
		kind: birthday && ageGroup(birthday, order.voyage.departureDate) !== 'adult' ? 'child' : 'adult',
		roomNum: own ? roomNum : '',
		state,
		message: own ? checkInMessage : '',
		stepsDone: sent ? CHECK_IN_STEP_NAMES.length : begun ? complete : 0,
		nextStep: sent || !canCheckIn(phase) ? null : begun ? firstOpenStep(problems) : 'identity',
		savedAt: draft.savedAt,
		checkedInAt: sent ? checkInAt : null,
	};
}
