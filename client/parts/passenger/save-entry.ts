import { parse, type Submission, type SubmissionResult } from '@conform-to/react';
import { type FailedCall, failedCall } from '#client/app/failed-call.ts';
import type { FormSender } from '#client/parts/form-sender.ts';

/** The answer to a form that was sent: the saved entry's id, or the problems of its fields, or why it could not be saved. */
export type SaveAnswer = { saved: string | null; result?: SubmissionResult<string[]>; failure?: FailedCall };

/** Saves a passenger or contact. */
export type EditorSender = FormSender<SaveAnswer>;

type Problems = Readonly<Record<string, string | undefined>>;

/** A day is three controls, of which the first takes the focus and shows the problem. */
const DAYS = ['birthday', 'issue', 'expiry'];

/** Problems by the name of the control that shows them. */
export const problemsByControl = (problems: Problems): Record<string, string[]> =>
	Object.fromEntries(
		Object.entries(problems).flatMap(([field, problem]) =>
			problem ? [[DAYS.includes(field) ? `${field}.year` : field, [problem]]] : [],
		),
	);

/** Reads a form as `entry`, or as the problems that the server's rules find in it. */
export const readEntry = <T>(form: FormData, entry: T, problems: Problems): Submission<T, string[]> =>
	parse<T, string[]>(form, {
		resolve() {
			const error = problemsByControl(problems);
			return Object.keys(error).length > 0 ? { error } : { value: entry };
		},
	});

/** Saves an entry by `call` if every rule is kept. Never throws: what went wrong is in the answer. */
export async function saveEntry<T>(
	submission: Submission<T, string[]>,
	call: (entry: T) => Promise<{ state: 'saved'; id: string } | { state: 'refused'; problems: Problems }>,
): Promise<SaveAnswer> {
	if (submission.status !== 'success') return { saved: null, result: submission.reply() };
	try {
		const reply = await call(submission.value);
		if (reply.state === 'saved') return { saved: reply.id };
		return { saved: null, result: submission.reply({ fieldErrors: problemsByControl(reply.problems) }) };
	} catch (error) {
		return { saved: null, result: submission.reply({ formErrors: [''] }), failure: failedCall(error) };
	}
}
