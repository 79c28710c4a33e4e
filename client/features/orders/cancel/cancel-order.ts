import { data, redirect } from 'react-router';
import { type FailedCall, failedCall } from '#client/app/failed-call.ts';
import type { Api } from '#shared/catalogue/catalogue.ts';
import { orderPath } from '#shared/journey-paths.ts';

/** The reason why an order wasn't cancelled; `before` is the refund that was shown, `message` upstream's own words. */
export type CancelAnswer =
	| { kind: 'not-agreed' }
	| { kind: 'changed'; before: number }
	| { kind: 'refused'; message: string }
	| { kind: 'failed'; failure: FailedCall };

const refuse = (answer: CancelAnswer, status: number) => data(answer, { status });

/** Cancels an order if the form agrees to the cancellation policy, and the refund is still the sum that was shown. */
export async function cancelOrder(api: Api, id: string, form: FormData) {
	if (form.get('policy') !== 'on') return refuse({ kind: 'not-agreed' }, 422);
	const refund = Number(form.get('refund'));
	const reason = String(form.get('reason') ?? '') || undefined;
	try {
		const reply = await api('POST /order/cancel', { id, refund, policy: true, reason });
		if (reply.state === 'changed') return refuse({ kind: 'changed', before: refund }, 409);
		return reply.state === 'done' ? redirect(orderPath(id)) : refuse({ kind: 'refused', message: reply.message }, 409);
	} catch (error) {
		return refuse({ kind: 'failed', failure: failedCall(error) }, 502);
	}
}
