import { data } from 'react-router';
import { failedCall, isNotLoggedIn } from '#client/app/failed-call.ts';
import type { Api, CallOutput } from '#shared/catalogue/catalogue.ts';

type Refused = Extract<CallOutput<'POST /ticket/create'>, { state: 'refused' }>;

/** The result of making a passenger's pass. */
export type MakeAnswer =
	| { kind: 'made'; person: string }
	| ({ kind: 'refused'; person: string } & Pick<Refused, 'message'> & { reason: Refused['reason'] | 'unanswered' });

/** Requests one passenger's pass. */
export async function makePass(api: Api, form: FormData) {
	const person = String(form.get('person') ?? '');
	try {
		const answer = await api('POST /ticket/create', { order: String(form.get('order') ?? ''), person });
		if (answer.state === 'made') return { kind: 'made', person } satisfies MakeAnswer;
		// 409: the passes shown may have changed meanwhile, so they are loaded again.
		return data({ kind: 'refused', person, reason: answer.reason, message: answer.message } satisfies MakeAnswer, {
			status: 409,
		});
	} catch (error) {
		if (isNotLoggedIn(error)) throw error;
		return data({ kind: 'refused', person, reason: 'unanswered', message: failedCall(error).shown } satisfies MakeAnswer, {
			status: 502,
		});
	}
}
