import type { SubmissionResult } from '@conform-to/react';
import { type FailedCall, failedCall } from '#client/app/failed-call.ts';
import type { Api } from '#shared/catalogue/catalogue.ts';
import { problemsByControl, readPassenger } from './read-passenger.ts';

/** The answer to a form that was sent: the saved entry's id, or the errors of its fields, or why it could not be saved. */
export type SaveAnswer = {
	saved: string | null;
	result: SubmissionResult<string[]> | undefined;
	failure: FailedCall | null;
	status: number;
};

/** Saves a passenger if every rule is kept, on a page of its own or over a booking. Never throws: what went wrong is in the answer. */
export async function savePassenger(form: FormData, api: Api, today: string): Promise<SaveAnswer> {
	const submission = readPassenger(form, today);
	if (submission.status !== 'success') return { saved: null, result: submission.reply(), failure: null, status: 422 };
	try {
		const saved = await api('POST /passenger', submission.value);
		if (saved.state === 'saved') return { saved: saved.id, result: undefined, failure: null, status: 200 };
		const fieldErrors = problemsByControl(saved.problems);
		return { saved: null, result: submission.reply({ fieldErrors }), failure: null, status: 422 };
	} catch (error) {
		return { saved: null, result: submission.reply({ formErrors: [''] }), failure: failedCall(error), status: 502 };
	}
}
