import type { Backend } from './backend.ts';
import type { Known } from './judged.ts';
import type { Action } from './schedule.ts';

const POLICIES = { booking: true, contract: true, privacy: true } as const;

/** Returns the call of an action, with its input; null when the member can't do it yet. */
export function callOf(action: Action, variant: number, known: Known, backend: Backend) {
	const { localId, orderId, oldId, voyageId: chosen, replaces } = known;
	const draft = localId === null ? null : { localId };
	const order = backend.orders.find(({ id }) => id === orderId);
	switch (action) {
		case 'hold': {
			const voyageId = (variant % 4 > 0 && chosen) || String(variant < 50 ? 1 : 2 + (variant % 3));
			const cabins = [{ categoryId: 'c', adult: 2, child: 0, count: variant % 5 === 0 ? 2 : 1 }];
			return ['POST /booking/hold', { voyageId, cabins }] as const;
		}
		case 'save': {
			// Each variant is another.
			const beds = [variant % 2 === 0 ? ['mei', 'lin'] : ['lin', 'mei'], ['wu', 'hu']].slice(0, known.rooms);
			return (
				draft && beds.length > 0 && (['POST /booking/save', { ...draft, beds, contactId: `c${1 + (variant % 3)}` }] as const)
			);
		}
		case 'look':
			return draft && (['GET /booking', draft] as const);
		case 'confirm':
			return draft && (['GET /booking/confirm', { ...draft, propose: 'yes' as const }] as const);
		case 'create':
			return (
				draft &&
				known.total !== null &&
				(['POST /booking/create', { ...draft, total: known.total, policies: POLICIES, ...(replaces && { replaces }) }] as const)
			);
		case 'again':
			return draft && (['POST /booking/hold-again', draft] as const);
		case 'pay': {
			const more = { method: variant % 4 === 0 ? 'alipay' : 'union', another: variant >= 80 && variant % 2 === 0 } as const;
			return orderId === null ? null : (['POST /order/pay', { orderId, ...more }] as const);
		}
		case 'payment':
			return orderId === null ? null : (['GET /order/payment', { id: orderId }] as const);
		case 'begin': {
			const id = (variant % 3 > 0 && oldId) || orderId;
			return id === null ? null : (['POST /order/rebooking/begin', { id, voyageId: variant % 4 === 0 ? '2' : '1' }] as const);
		}
		case 'old':
			return oldId === null ? null : (['GET /order/payment', { id: oldId }] as const);
		case 'finish':
			return oldId === null || orderId === null || orderId === oldId
				? null
				: (['POST /order/rebooking/finish', { id: orderId }] as const);
		case 'cancel':
			return (
				order && (['POST /order/cancel', { id: order.id, refund: backend.refundOf(order).refundPrice, policy: true }] as const)
			);
		case 'orders':
			return ['GET /orders', { tab: 'all', page: 1 }] as const;
		default:
			return null;
	}
}

export type SentCall = NonNullable<ReturnType<typeof callOf>>;
