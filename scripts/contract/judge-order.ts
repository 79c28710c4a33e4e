import { refundSums } from '#server/composition/members/order-refund.ts';
import { paymentState } from '#server/features/payment/payment.ts';
import type { Reply, UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { cancelProblem, orderStatus } from '#shared/rules/order-status.ts';
import { dueOf, paidOf } from '#shared/rules/order-sums.ts';
import type { Asked } from './ask.ts';
import type { Convention } from './conventions.ts';

/**
 * Judges an order by what was read of it: if it says what is to be paid and until when, what a cancellation gives back, and has a form of check-in for each
 * of its passengers. None where the order itself can't be read.
 */
export function judgeOrder(made: readonly Asked[], now: Date): Convention[] {
	const read = <N extends UpstreamCall>(name: N) =>
		made.find((asked) => asked.name === name && !asked.error)?.data as Reply<N> | undefined;
	const order = read('GET /openapi/order/individual/{id}');
	if (!order) return [];
	const status = orderStatus(order.status);
	if (!status)
		return [
			{ what: 'the order', answer: `state ${order.status}`, isKept: false, otherwise: 'no page can say in which state it is' },
		];
	const known = { ...order, status };

	const payment = paymentState(order, now.getTime());
	const unpaid = payment === 'waiting' || payment === 'failed';
	const lacking = [...(dueOf(known) === null ? ['payPrice'] : []), ...(order.payUntil === null ? ['payUntil'] : [])];

	const facts = { status, date: order.voyage?.departureDate ?? null, cancellingClosed: false };
	const told =
		cancelProblem(facts, todayInShanghai(now)) === null ? read('GET /openapi/order/individual/{id}/refundPrice') : undefined;
	const refund = told && refundSums({ refund: told.refundPrice, fee: told.fee }, paidOf(known)).refund;

	const people = status === 'not-travelled' ? read('GET /openapi/order/persons') : undefined;
	const forms = new Set(people?.map(({ id }) => id));
	const without = order.persons.filter(({ id }) => !forms.has(id)).length;

	return [
		{
			what: 'paying the order',
			answer: unpaid ? 'open' : `not open: ${status}`,
			isKept: !unpaid || lacking.length === 0,
			otherwise: `${lacking.join(' and ')} can’t be read: no page says what is to be paid until when`,
		},
		{
			what: 'cancelling the order',
			answer: told ? 'its refund is told' : `not open or refused: ${status}`,
			isKept: refund !== null,
			otherwise: 'refundPrice can’t be read: no member can agree to it',
		},
		{
			what: 'checking the order in',
			answer: people ? `${people.length} passengers` : `not open or refused: ${status}`,
			isKept: !people || (people.length > 0 && without === 0),
			otherwise: `${without} of the order’s passengers have no form: GET /order/persons has other ids`,
		},
	];
}
