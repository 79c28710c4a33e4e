import { data, redirect } from 'react-router';
import { type FailedCall, failedCall } from '#client/app/failed-call.ts';
import type { Api } from '#shared/catalogue/catalogue.ts';
import { orderPath } from '#shared/paths.ts';

/**
 * The reason why an order wasn't cancelled; `before` is the refund that was shown, `message` upstream's own words, `chosen` the member's reason, which
 * stays chosen.
 */
export type CancelAnswer = { chosen: string } & (
	| { kind: 'not-agreed' }
	| { kind: 'changed'; before: number }
	| { kind: 'refused'; message: string }
	| { kind: 'failed'; before: number; failure: FailedCall }
);

/** Cancels an order if the form agrees to the cancellation policy, and the refund is still the sum that was shown. */
export async function cancelOrder(api: Api, id: string, form: FormData) {
	const chosen = String(form.get('reason') ?? '');
	const refuse = (answer: CancelAnswer, status: number) => data(answer, { status });
	if (form.get('policy') !== 'on') return refuse({ kind: 'not-agreed', chosen }, 422);
	const refund = Number(form.get('refund'));
	try {
		const reply = await api('POST /order/cancel', { id, refund, policy: true, reason: chosen || undefined });
		if (reply.state === 'changed') return refuse({ kind: 'changed', before: refund, chosen }, 409);
		return reply.state === 'done' ? redirect(orderPath(id)) : refuse({ kind: 'refused', message: reply.message, chosen }, 409);
	} catch (error) {
		return refuse({ kind: 'failed', before: refund, failure: failedCall(error), chosen }, 502);
	}
}
