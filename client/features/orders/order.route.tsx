import { type ActionFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { cancelOrder } from './cancel/cancel-order.ts';
import { CancelPage } from './cancel/cancel-page.tsx';
import { OrderDetail } from './detail/order-detail.tsx';
import { askInvoice } from './invoice/ask-invoice.ts';
import { InvoicePage } from './invoice/invoice-page.tsx';
import { loadOrder } from './load-order.ts';
import { MissingOrder } from './missing-order.tsx';
import { changeRoom } from './room/change-room.ts';
import { RoomPage } from './room/room-page.tsx';

export const loader = loadOrder;

const TASKS = { cancel: cancelOrder, invoice: askInvoice, room: changeRoom };

/** What is to be done is in the address, and so is the order: the form's own address is its view's. */
export async function action({ request, context }: ActionFunctionArgs) {
	const { searchParams } = new URL(request.url);
	const view = searchParams.get('view');
	if (view !== 'cancel' && view !== 'invoice' && view !== 'room') throw new Response(null, { status: 405 });
	return TASKS[view](context.get(apiContext), searchParams.get('id') ?? '', await request.formData());
}

/** The router doesn't load again after a failure; a conflict (409) says that what is shown has changed: the refund, the free rooms. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
	actionStatus === 409 || defaultShouldRevalidate;

/** An order: its page, or one of the things that are done with it. */
export default function Order() {
	const loaded = useLoaderData<typeof loader>();
	switch (loaded.view) {
		case 'missing':
			return <MissingOrder />;
		case 'cancel':
			return <CancelPage refund={loaded.refund} />;
		case 'invoice':
			return <InvoicePage order={loaded.order} />;
		case 'room':
			return <RoomPage key={loaded.cabin} {...loaded} />;
		case 'detail':
			return <OrderDetail {...loaded} />;
	}
}
