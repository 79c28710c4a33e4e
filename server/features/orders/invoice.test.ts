import { expect, it } from 'vitest';
import { ANYBODY } from '#server/request/identity.ts';
import { ORDER_STATUSES } from '#shared/constants.ts';
import { scopeWith } from '#tests/support/feature-scope.ts';
import { sampleOrder } from '#tests/support/sample-orders.ts';
import { applyInvoice, proposalOf } from './invoice.ts';

it('the form of an invoice is proposed to its own member alone', async () => {
	const memberOf = (id: string) => ({ ...ANYBODY, member: { id } as never });
	const { scope } = scopeWith(
		{
			'GET /openapi/order/individual/{id}': () => sampleOrder({ status: ORDER_STATUSES['not-travelled'] }),
			'POST /openapi/order/invoice/apply': () => ({}),
		},
		{ identity: memberOf('one') },
	);
	const asked = { id: '10000001', titleType: 'individual', title: '林梅', taxNumber: '', email: 'mei@example.com' } as const;
	expect(await applyInvoice(asked, scope)).toEqual({ state: 'applied' });
	expect(await proposalOf(scope)).toMatchObject({ title: '林梅', email: 'mei@example.com' });
	expect(await proposalOf({ ...scope, member: memberOf('another').member })).toBeNull();
});
