import { data, redirect } from 'react-router';
import { failedCall } from '#client/app/failed-call.ts';
import type { Api, CallOutput } from '#shared/catalogue/catalogue.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { checkInConfirmPath } from '#shared/paths.ts';

type Reply = CallOutput<'POST /check-in/submit'>;

/** The reason why the passenger wasn't checked in: problems of fields, upstream's refusal, or a failed call. */
export type SubmitAnswer = Exclude<Reply, { state: 'done' }> | { state: 'failed'; code: ErrorCode | ''; shown: string };

/** Checks a passenger in, and redirects to the page that says so. */
export async function submitCheckIn(api: Api, asked: { order: string; person: string }) {
	try {
		const reply = await api('POST /check-in/submit', asked);
		return reply.state === 'done' ? redirect(checkInConfirmPath(asked)) : data<SubmitAnswer>(reply, { status: 422 });
	} catch (error) {
		const { code, shown } = failedCall(error);
		return data<SubmitAnswer>({ state: 'failed', code, shown }, { status: code === 'conflict' ? 409 : 502 });
	}
}
