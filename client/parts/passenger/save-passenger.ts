import type { SubmissionResult } from '@conform-to/react';
import { failedCall } from '#client/app/failed-call.ts';
import type { Api } from '#shared/catalogue/catalogue.ts';
import { problemsByControl, readPassenger } from './read-passenger.ts';

/** The answer to a form that was sent: the saved entry's id, or the errors of its fields; `failed`: the server could not be reached. */
export type SaveAnswer = {
	saved: string | null;
	result: SubmissionResult<string[]> | undefined;
	failed: boolean;
	status: number;
};

/** Saves a passenger if every rule is kept, on a page of its own or over a booking. Never throws: what went wrong is in the answer. */
export async function savePassenger(form: FormData, api: Api, today: string): Promise<SaveAnswer> {
	const submission = readPassenger(form, today);
	if (submission.status !== 'success') return { saved: null, result: submission.reply(), failed: false, status: 422 };
	try {
		const saved = await api('POST /passenger', submission.value);
		if (saved.state === 'saved') return { saved: saved.id, result: undefined, failed: false, status: 200 };
		const fieldErrors = problemsByControl(saved.problems);
		return { saved: null, result: submission.reply({ fieldErrors }), failed: false, status: 422 };
	} catch (error) {
		const { code, shown } = failedCall(error);
		const fieldErrors = code === 'upstream-business' && shown ? { number: [shown] } : undefined;
		const result = submission.reply(fieldErrors ? { fieldErrors } : { formErrors: [''] });
		return { saved: null, result, failed: !fieldErrors, status: 502 };
	}
}
