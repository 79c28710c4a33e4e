import { type RequestHandler, Router } from 'express';
import { factsOf } from '#server/api/routes.ts';
import { endOfWay } from '#server/features/payment/cashier.ts';
import type { Vault } from '#server/storage/vault.ts';
import { paths, paymentPath } from '#shared/paths.ts';

const ORDER = /^[\w-]{1,64}$/;

/** Leads a member on to the cashier, by an address that was made for them alone; anybody else lands at their orders. */
export function wayToCashier(vault: Vault): RequestHandler {
	const router = Router();
	router.get('/:token', async ({ params: { token } }, response) => {
		const { identity } = factsOf(response);
		const url = identity.member ? await endOfWay(token, identity.member.id, vault) : null;
		response.set({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(303, url ?? paths.orders);
	});
	return router;
}

/**
 * Cashiers that come back by a POST: it becomes a GET before any session is looked at, and nothing of what it says counts but which order it
 * is about.
 */
export function cashierReturn(): RequestHandler {
	return (request, response, next) => {
		const site = request.headers['sec-fetch-site'];
		const foreign = request.method === 'POST' && (site === 'cross-site' || site === 'same-site');
		if (!foreign || (request.path !== paths.orders && request.path !== paths.payment)) return next();
		const asked = String(request.query.order ?? request.query.id ?? '');
		response.set('cache-control', 'no-store').redirect(303, ORDER.test(asked) ? paymentPath(asked) : paths.orders);
	};
}
