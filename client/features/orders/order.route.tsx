import { type ActionFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { cancelOrder } from './cancel/cancel-order.ts';
import { CancelPage } from './cancel/cancel-page.tsx';
import { OrderDetail } from './detail/order-detail.tsx';
import { askInvoice } from './invoice/ask-invoice.ts';
import { InvoicePage } from './invoice/invoice-page.tsx';
import { LabelsPage } from './labels/labels-page.tsx';
import { loadOrder } from './load-order.ts';
import { MissingOrder } from './missing-order.tsx';
import { beginRebooking } from './rebook/begin-rebooking.ts';
import { RebookPage } from './rebook/rebook-page.tsx';
import { changeRoom } from './room/change-room.ts';
import { RoomPage } from './room/room-page.tsx';
import { shareVoyage } from './share/share-voyage.ts';

export const loader = loadOrder;

const TASKS = { cancel: cancelOrder, invoice: askInvoice, rebook: beginRebooking, room: changeRoom, share: shareVoyage };

const isTask = (view: string | null): view is keyof typeof TASKS => view !== null && Object.hasOwn(TASKS, view);

/** Performs the task of the view in the address: a form is sent to its own page's address. */
export async function action({ request, context }: ActionFunctionArgs) {
	const { searchParams } = new URL(request.url);
	const view = searchParams.get('view');
	if (!isTask(view)) throw new Response(null, { status: 405 });
	return TASKS[view](context.get(apiContext), searchParams.get('id') ?? '', await request.formData());
}

/** After a failed action the router doesn't load again. A conflict (409) means that the refund, the order or the free rooms have changed, so it does. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
	actionStatus === 409 || defaultShouldRevalidate;

/** Renders an order's page, or the page of one of its tasks. */
export default function Order() {
	const loaded = useLoaderData<typeof loader>();
	switch (loaded.view) {
		case 'missing':
			return <MissingOrder />;
		case 'cancel':
			return <CancelPage refund={loaded.refund} />;
		case 'invoice':
			return <InvoicePage order={loaded.order} />;
		case 'labels':
			return <LabelsPage order={loaded.order} />;
		case 'rebook':
			return <RebookPage view={loaded.rebooking} />;
		case 'room':
			return <RoomPage key={loaded.cabin} {...loaded} />;
		case 'detail':
			return <OrderDetail {...loaded} />;
	}
}
