import type { Store } from '../context.ts';
import { changePasses, failNextPass, issuePasses } from './passes.ts';

export const PASS_ENDS = ['issued', 'in-an-hour', 'changed', 'fails-next'] as const;
export type PassEnd = (typeof PASS_ENDS)[number];

/** Changes that staff make to an order's boarding passes or to one passenger's; each returns the number of passes it changed. */
export const PASS_MOVES: Readonly<Record<PassEnd, (store: Store, orderId: number, personId: number | null) => number>> = {
	issued: (store, orderId, personId) => issuePasses(store, orderId, personId),
	'in-an-hour': (store, orderId, personId) => issuePasses(store, orderId, personId, 3_600_000),
	changed: (store, orderId, personId) => changePasses(store, orderId, { personId }),
	'fails-next': (store, orderId) => (failNextPass(store, orderId) ? 1 : 0),
};
