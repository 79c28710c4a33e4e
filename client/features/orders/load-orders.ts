import { type LoaderFunctionArgs, redirect } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { type FailedCall, failedCall, isNotLoggedIn } from '#client/app/failed-call.ts';
import { lastShown } from '#client/app/shown-pages.ts';
import type { OrdersView } from '#shared/catalogue/bff/orders.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { paymentPath } from '#shared/paths.ts';

export type LoadedOrders =
	/** `stale`: the reason why the list couldn't be loaded again; it is as it was at its `now`. */
	| { state: 'loaded'; orders: OrdersView; stale: FailedCall | null; voyages: readonly VoyageCard[] }
	| { state: 'failed'; failure: FailedCall }
	| { state: 'guest' };

const SUGGESTED = 3;

/** Loads the orders of the tab and page in the address; for a member without orders also some voyages to book. */
export async function loadOrders({ request, context }: LoaderFunctionArgs): Promise<LoadedOrders> {
	const api = context.get(apiContext);
	const { searchParams } = new URL(request.url);
	// A cashier leads back to here with the order: the payment page shows the result.
	const paid = searchParams.get('order')?.trim();
	if (paid) throw redirect(paymentPath(paid));
	try {
		const orders = await api('GET /orders', {
			tab: searchParams.get('tab')?.trim() || undefined,
			page: Number(searchParams.get('page') ?? 1) || 1,
		});
		const none = orders.tabs.every(({ count }) => count === 0);
		const found = none ? await api('GET /search', {}).catch(() => null) : null;
		const voyages = (found?.rows ?? []).filter(({ state }) => state === 'on-sale').slice(0, SUGGESTED);
		return { state: 'loaded', orders, stale: null, voyages };
	} catch (error) {
		if (isNotLoggedIn(error)) return { state: 'guest' };
		const before = lastShown(context, request.url) as LoadedOrders | undefined;
		const failure = failedCall(error);
		return before?.state === 'loaded' ? { ...before, stale: failure, voyages: [] } : { state: 'failed', failure };
	}
}
