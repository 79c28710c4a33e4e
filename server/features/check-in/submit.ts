import { section } from '#server/composition/failures.ts';
import { toTourist } from '#server/composition/members/passenger-form.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { CallOutput, ParsedInput } from '#shared/catalogue/catalogue.ts';
import { ORDER_ERRORS } from '#shared/constants.ts';
import { type CheckInDraft, checkInProblems } from '#shared/rules/check-in-form.ts';
import { canCheckIn, checkInPhase, checkInWindow } from '#shared/rules/check-in-window.ts';
import { visibleText } from '#shared/rules/typed-text.ts';
import { dropDraft, loadDraft, type Whose } from './draft.ts';
import { documentTypesOf, factsOf, valuesOf } from './facts.ts';
import { type Asked, type CheckInCase, loadCase, personOf } from './order.ts';
import { isSent } from './view.ts';

type Answer = CallOutput<'POST /check-in/submit'>;

/** `POST /check-in/submit`: checks a passenger in once, also after a double click or a lost answer. */
export const submitCheckIn: Handler<'POST /check-in/submit'> = async (whose, scope) => {
	// The draft is read first: it is removed once upstream has the check-in. A request that finds no draft then reads that the check-in is sent.
	const draft = await loadDraft(scope, whose);
	const checkIn = await loadCase(whose.order, scope);
	const person = personOf(checkIn, whose.person);
	if (isSent(person)) return finish(whose, scope);
	const early = tooEarlyOrLate(checkIn, scope);
	if (early) return { state: 'not-accepted', reason: early, message: '' };
	const values = valuesOf(checkIn, person, draft);
	const problems = checkInProblems(values, factsOf(checkIn, person, await documentTypesOf(checkIn, scope), scope));
	if (Object.keys(problems).length > 0) return { state: 'refused', problems };
	try {
		await scope.api('POST /openapi/order/person/{id}/checkin', wireOf(values, checkIn.asked, whose.person));
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		// An earlier press may have been taken although its answer was lost.
		if (await isTaken(whose, scope)) return finish(whose, scope);
		return refusal(error);
	}
	return finish(whose, scope);
};

function tooEarlyOrLate({ order }: CheckInCase, { now, settings }: FeatureScope): 'too-early' | 'closed' | null {
	const sailing = { date: order.voyage.departureDate, leavesAt: order.leavesAt };
	const phase = checkInPhase(checkInWindow(sailing, settings.checkIn), now.getTime());
	if (canCheckIn(phase)) return null;
	return phase === 'early' ? 'too-early' : 'closed';
}

/** Returns a valid check-in for upstream. */
function wireOf(values: CheckInDraft, asked: Asked, id: string): ParsedInput<'POST /openapi/order/person/{id}/checkin'> {
	return {
		...asked,
		...toTourist({ ...values, id }),
		id,
		address: visibleText(values.address),
		health: values.health === 'well' ? 'WELL' : 'HELP',
		agreed: true,
	};
}

/** True when upstream has the check-in; false also while it can't be asked. */
async function isTaken({ order, person }: Whose, scope: FeatureScope): Promise<boolean> {
	const after = await section('check-in afterwards', scope, () => loadCase(order, scope));
	return after !== 'unavailable' && isSent(personOf(after, person));
}

/** Deletes the draft of a check-in that upstream has. After a failure it is deleted at the next look, or expires. */
async function finish(whose: Whose, scope: FeatureScope): Promise<Answer> {
	await section('draft of a check-in', scope, () => dropDraft(scope, whose));
	return { state: 'done' };
}

const REASONS = {
	[ORDER_ERRORS.nameMismatch]: 'name-mismatch',
	[ORDER_ERRORS.documentRefused]: 'document',
	[ORDER_ERRORS.checkInEarly]: 'too-early',
	[ORDER_ERRORS.checkInClosed]: 'closed',
} as const;
const isReason = (err: number | undefined): err is keyof typeof REASONS => err !== undefined && err in REASONS;

/** Returns the answer for a failure of upstream's. */
function refusal(error: AppError): Answer {
	const { code, err, shown = '', unsent, answered } = error;
	if (code === 'upstream-unavailable' && !unsent && !answered) return { state: 'unclear' };
	if (err === ORDER_ERRORS.orderUnknown) throw new AppError('not-found', 'upstream knows the order no longer', { cause: error });
	if (code !== 'upstream-business') throw error;
	return { state: 'not-accepted', reason: isReason(err) ? REASONS[err] : 'other', message: shown };
}
