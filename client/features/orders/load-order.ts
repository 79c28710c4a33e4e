import { data, type LoaderFunctionArgs } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { lastShown } from '#client/app/shown-pages.ts';
import { isMissing } from '#client/app/unless-missing.ts';
import type { Api, CallOutput } from '#shared/catalogue/catalogue.ts';

type Coupons = CallOutput<'GET /order/coupons'>['coupons'];
type Rooms = CallOutput<'GET /order/rooms'>;

export type LoadedOrder =
	| { view: 'missing' }
	/** `stale`: the order couldn't be loaded again, and is as it was at its `now`. */
	| { view: 'detail'; order: CallOutput<'GET /order'>; coupons: Coupons; address: string; stale: boolean }
	| { view: 'cancel'; refund: CallOutput<'GET /order/refund'> }
	| { view: 'rebook'; rebooking: CallOutput<'GET /order/rebooking'> }
	| { view: 'invoice' | 'labels'; order: CallOutput<'GET /order'> }
	| { view: 'room'; order: CallOutput<'GET /order'>; cabin: number; rooms: Rooms };

async function load(api: Api, query: URLSearchParams): Promise<LoadedOrder> {
	const id = query.get('id') ?? '';
	const view = query.get('view');
	if (!id) throw Object.assign(new Error('no order asked for'), { code: 'not-found' });
	if (view === 'cancel') return { view, refund: await api('GET /order/refund', { id }) };
	if (view === 'rebook') return { view, rebooking: await api('GET /order/rebooking', { id }) };
	if (view === 'invoice' || view === 'labels') return { view, order: await api('GET /order', { id }) };
	if (view === 'room') {
		const cabin = Number(query.get('cabin') ?? 0) || 0;
		const [order, rooms] = await Promise.all([api('GET /order', { id }), api('GET /order/rooms', { id, cabin })]);
		return order.bookedCabins[cabin] ? { view, order, cabin, rooms } : { view: 'missing' };
	}
	const [order, { coupons }, { address }] = await Promise.all([
		api('GET /order', { id }),
		api('GET /order/coupons', { id }).catch(() => ({ coupons: [] })),
		api('GET /order/our-voyage', { id }).catch(() => ({ address: '' })),
	]);
	return { view: 'detail', order, coupons, address, stale: false };
}

/** Loads the order in the address for the view in the address. An unknown order, or another member's, is `missing` (404). */
export async function loadOrder({ request, context }: LoaderFunctionArgs) {
	const { searchParams } = new URL(request.url);
	try {
		return data(await load(context.get(apiContext), searchParams));
	} catch (error) {
		if (isMissing(error)) return data<LoadedOrder>({ view: 'missing' }, { status: 404 });
		const before = lastShown(context, request.url) as LoadedOrder | undefined;
		if (before?.view !== 'detail') throw error;
		return data<LoadedOrder>({ ...before, stale: true });
	}
}
