import { loadOrder } from '#server/composition/members/orders.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import { AppError, shownIn } from '#server/request/errors.ts';
import type { OrderView } from '#shared/catalogue/bff/orders.ts';
import { ORDER_ERRORS } from '#shared/constants.ts';
import { invoiceProblems, keptInvoice } from '#shared/rules/invoice.ts';

type Proposal = NonNullable<OrderView['invoiceProposal']>;

const KEPT_SECONDS = 90 * 24 * 3_600;
const keyOf = ({ member }: Pick<FeatureScope, 'member'>): string => `invoice:${member?.id}`;

/** Returns the member's last invoice form, to fill in the next one. */
export const proposalOf = (scope: Pick<FeatureScope, 'member' | 'vault'>): Promise<Proposal | null> =>
	scope.vault.get<Proposal>(keyOf(scope));

/** `POST /order/invoice`: checks the form's rules, then applies for the invoice. */
export const applyInvoice: Handler<'POST /order/invoice'> = async ({ id, ...draft }, scope) => {
	const problems = invoiceProblems(draft);
	if (Object.keys(problems).length > 0) return { state: 'refused', problems };
	const { id: orderId, invoice } = await loadOrder(id, scope);
	if (invoice) return { state: 'applied' };
	const asked: Proposal = keptInvoice(draft);
	try {
		await scope.api('POST /openapi/order/invoice/apply', { orderId, ...asked });
	} catch (error) {
		if (error instanceof AppError && error.err === ORDER_ERRORS.notInThisState)
			return { state: 'not-now', message: shownIn(error, scope.lang) ?? '' };
		throw error;
	}
	await scope.vault.put(keyOf(scope), asked, KEPT_SECONDS);
	return { state: 'applied' };
};
