import { data } from 'react-router';
import { type FailedCall, failedCall } from '#client/app/failed-call.ts';
import type { TicketsView } from '#shared/catalogue/bff/tickets.ts';
import type { Api } from '#shared/catalogue/catalogue.ts';
import { plainNumber } from '#shared/rules/typed-text.ts';

/** Reads the fields of the form. They go back into it, and nowhere else. */
export const findFields = (form: FormData) => ({
	orderNo: String(form.get('orderNo') ?? ''),
	documentNumber: String(form.get('documentNumber') ?? ''),
});
type FindFields = ReturnType<typeof findFields>;
export type FindAnswer =
	| { kind: 'found'; view: TicketsView }
	| ({ kind: 'invalid' | 'refused'; minutes?: undefined } & FindFields)
	| ({ kind: 'failed'; failure: FailedCall } & FindFields)
	| ({ kind: 'often'; minutes: number } & FindFields);

export const isOrderNumber = (typed: string): boolean => /^\d{8}$/.test(plainNumber(typed));
export const isDocumentNumber = (typed: string): boolean => plainNumber(typed).length >= 4;

const answer = (status: number, found: FindAnswer) => data(found, { status });

/** Finds a pass by the numbers of a form. */
export async function findPass(api: Api, form: FormData) {
	const fields = findFields(form);
	if (!isOrderNumber(fields.orderNo) || !isDocumentNumber(fields.documentNumber))
		return answer(422, { kind: 'invalid', ...fields });
	try {
		const found = await api('POST /ticket/find', fields);
		if (found.state === 'found') return answer(200, { kind: 'found', view: { orders: found.orders, now: found.now } });
		return answer(422, { kind: 'refused', ...fields });
	} catch (error) {
		const failure = failedCall(error);
		const { code, retryAfter = 60 } = failure;
		if (code === 'rate-limited') return answer(429, { kind: 'often', minutes: Math.ceil(retryAfter / 60), ...fields });
		return answer(502, { kind: 'failed', failure, ...fields });
	}
}
