import { expect, it, vi } from 'vitest';
import { shareVoyage } from '#server/composition/members/shared-voyage.ts';
import { ANYBODY, type Identity } from '#server/request/identity.ts';
import { ORDER_STATUSES } from '#shared/constants.ts';
import { scopeWith } from '#tests/support/feature-scope.ts';
import { sampleOrder } from '#tests/support/sample-orders.ts';
import { fleet, sailing } from '#tests/support/sample-voyages.ts';
import { ourVoyage } from './our-voyage.ts';

const identityOf = (id: string): Identity => ({ ...ANYBODY, state: 'member', session: 'a-session', member: { id } as never });

it.each([
	['its owner’s', 'owner', 1],
	['another member’s', 'another', 0],
])('an order is read for its fellow travellers in a session while that is %s', async (_whose, current, reads) => {
	const order = sampleOrder({ status: ORDER_STATUSES['not-travelled'] });
	const read = vi.fn(() => order);
	const replies = { ...fleet(sailing(1, '2027-03-05', '上海-济州-上海')), 'GET /openapi/order/individual/{id}': read };
	const { scope } = scopeWith(replies, { identity: identityOf('owner') });
	const address = await shareVoyage(order, scope);
	const guest = { ...scope, identity: ANYBODY, member: null, identityOfSession: async () => identityOf(current) };
	expect((await ourVoyage({ id: address }, guest)).voyage.date).toBe('2027-03-05');
	expect(read).toHaveBeenCalledTimes(reads);
});
