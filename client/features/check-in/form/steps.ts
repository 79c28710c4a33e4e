import { checkInConfirmPath, checkInFormPath } from '#shared/paths.ts';
import { CHECK_IN_STEP_NAMES, type CheckInProblems, type CheckInStep, firstOpenStep } from '#shared/rules/check-in-form.ts';

/** The steps of the form, and the review of all answers. */
export const ALL_STEPS = [...CHECK_IN_STEP_NAMES, 'review'] as const;
export type AnyStep = (typeof ALL_STEPS)[number];

export const isStep = (text: string | null): text is CheckInStep => CHECK_IN_STEP_NAMES.some((name) => name === text);

/** Returns the step after a finished one: the review when no step is open, as after a change, else the next one. */
export function stepAfter(step: CheckInStep, problems: CheckInProblems): AnyStep {
	if (firstOpenStep(problems) === null) return 'review';
	return ALL_STEPS[ALL_STEPS.indexOf(step) + 1] ?? 'review';
}

/** Returns the address of a step or of the review. */
export const stepPath = (asked: { order: string; person: string }, step: AnyStep): string =>
	step === 'review' ? checkInConfirmPath(asked) : checkInFormPath({ ...asked, step });
