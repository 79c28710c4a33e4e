import { type RequestHandler, Router } from 'express';
import { factsOf } from '#server/request/facts.ts';
import { CASHIER_LINK_PATH, cashierBehind } from '#server/storage/cashier-link.ts';
import type { Vault } from '#server/storage/vault.ts';
import { paymentPath } from '#shared/journey-paths.ts';
import { paths } from '#shared/paths.ts';

const ORDER = /^[\w-]{1,64}$/;

/**
 * Redirects a member to the cashier by a link that was made for them alone. Other visitors are redirected to their own orders.
 */
export function cashierRedirect(vault: Vault): RequestHandler {
	const router = Router();
	router.get(`${CASHIER_LINK_PATH}/:token`, async ({ params: { token } }, response) => {
		const { identity } = factsOf(response);
		const url = identity.member ? await cashierBehind(token, identity.member.id, vault) : null;
		response.set({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(303, url ?? paths.orders);
	});
	return router;
}

/** Redirects a cashier's POST to a GET before any session is read, and takes nothing from the request but the order's id. */
export function cashierReturn(): RequestHandler {
	return (request, response, next) => {
		const site = request.headers['sec-fetch-site'];
		const foreign = request.method === 'POST' && (site === 'cross-site' || site === 'same-site');
		if (!foreign || (request.path !== paths.orders && request.path !== paths.payment)) return next();
		const asked = String(request.query.order ?? request.query.id ?? '');
		response.set('cache-control', 'no-store').redirect(303, ORDER.test(asked) ? paymentPath(asked) : paths.orders);
	};
}
