import { type RequestHandler, Router } from 'express';
import { factsOf } from '#server/request/facts.ts';
import { CASHIER_LINK_PATH, followCashierLink } from '#server/storage/cashier-link.ts';
import type { Vault } from '#server/storage/vault.ts';
import type { Log } from '#server/watch/log-fields.ts';
import { paths, paymentPath } from '#shared/paths.ts';
import type { IsSameOrigin } from './csrf.ts';

const ORDER = /^[\w-]{1,64}$/;

/**
 * Redirects a member to the cashier by a link that was made for them alone. Other visitors are redirected to their own orders.
 */
export function cashierRedirect(vault: Vault, log: Log): RequestHandler {
	const router = Router();
	router.get(`${CASHIER_LINK_PATH}/:token`, async ({ params: { token } }, response) => {
		const { identity, requestId } = factsOf(response);
		const onUnnoted = (error: unknown) =>
			log.warn({ requestId, reason: error instanceof Error ? error.message : 'unknown' }, 'a visit to a cashier isn’t noted');
		const url = identity.member ? await followCashierLink(token, identity.member.id, vault, onUnnoted) : null;
		response.set({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(303, url ?? paths.orders);
	});
	return router;
}

/**
 * Redirects a cashier's POST to a GET before any session is read, and takes nothing from the request but the order's id. A POST
 * is a cashier's unless this site's own page sent it; an app's web view that posts by itself sends `Sec-Fetch-Site: none`.
 */
export function cashierReturn(isSameOrigin: IsSameOrigin): RequestHandler {
	const router = Router();
	router.post([paths.orders, paths.payment], (request, response, next) => {
		if (isSameOrigin(request) && request.headers['sec-fetch-site'] !== 'none') return next();
		const asked = String(request.query.order ?? request.query.id ?? '');
		response.set('cache-control', 'no-store').redirect(303, ORDER.test(asked) ? paymentPath(asked) : paths.orders);
	});
	return router;
}
