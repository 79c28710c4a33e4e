import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { failureText } from '#client/app/failed-call.ts';
import { checkInConfirmPath, checkInFormPath } from '#shared/paths.ts';
import { type CheckInProblems, checkInProblems, problemsOfStep } from '#shared/rules/check-in-form.ts';
import { askedPerson } from '../asked-person.ts';
import { draftOf, readStep, type Values } from './read-step.ts';
import { isStep, stepAfter } from './steps.ts';

/** The answer to a step that was sent as a form: its problems, or why it couldn't be saved, and the typed values for the form. */
export type StepAnswer = { problems: CheckInProblems; failed: string | null; typed: Partial<Values> };

/** Saves all fields of a step that was sent without scripts, wrong ones too, and then checks the step. */
export async function sendStep({ request, context }: ActionFunctionArgs) {
	const api = context.get(apiContext);
	const { searchParams } = new URL(request.url);
	const step = searchParams.get('step');
	const asked = askedPerson(request);
	const form = await request.formData();
	const device = String(form.get('device') ?? '');
	const since = Number(form.get('since')) || 0;
	const own = isStep(step) ? step : 'identity';
	const typed = readStep(form, own);
	try {
		await api('POST /check-in/save', { ...asked, values: typed, unsure: [], device, since });
		const { values, facts } = await api('GET /check-in/form', asked);
		const all = checkInProblems(draftOf({ ...values, ...typed }), facts);
		const problems = problemsOfStep(all, own);
		if (Object.keys(problems).length > 0) return data<StepAnswer>({ problems, failed: null, typed }, { status: 422 });
		const next = stepAfter(own, all);
		return redirect(next === 'review' ? checkInConfirmPath(asked) : checkInFormPath({ ...asked, step: next }));
	} catch (error) {
		return data<StepAnswer>({ problems: {}, failed: failureText(error, ''), typed }, { status: 502 });
	}
}
