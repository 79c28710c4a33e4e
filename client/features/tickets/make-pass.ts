import { data } from 'react-router';
import { failedCall, isNotLoggedIn } from '#client/app/failed-call.ts';
import type { Api, CallOutput } from '#shared/catalogue/catalogue.ts';

type Refused = Extract<CallOutput<'POST /ticket/create'>, { state: 'refused' }>;

/** What became of a pass that was to be made; `reason` is of this passenger's alone. */
export type MakeAnswer =
	| { kind: 'made'; person: string }
	| ({ kind: 'refused'; person: string } & Pick<Refused, 'message'> & { reason: Refused['reason'] | 'unanswered' });

/** Has one passenger's pass made. */
export async function makePass(api: Api, form: FormData) {
	const person = String(form.get('person') ?? '');
	try {
		const answer = await api('POST /ticket/create', { order: String(form.get('order') ?? ''), person });
		if (answer.state === 'made') return { kind: 'made', person } satisfies MakeAnswer;
		// 409: what is shown may have changed meanwhile, and is loaded again.
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
