import type { FeatureScope } from '#server/handler.ts';
import { section } from '../failures.ts';

/** Notifies the partner of a member who came from its app that an order was made or has changed. A failure is only logged. */
export async function tellPartner(
	what: 'made' | 'changed',
	orderId: string,
	scope: Pick<FeatureScope, 'api' | 'identity' | 'report'>,
): Promise<void> {
	if (scope.identity.loginMethod !== 'partner') return;
	const name = what === 'made' ? 'POST /openapi/user/ccb/push/order' : 'POST /openapi/user/ccb/update/order';
	await section(`partner told of an order ${what}`, scope, () => scope.api(name, { orderId }));
}
