import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { Payment } from './payment.tsx';

/** The payment as the order tells it, whatever the address that a cashier led back to says. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const id = new URL(request.url).searchParams.get('id') ?? '';
	return { loaded: await context.get(apiContext)('GET /order/payment', { id }) };
}

export const shouldRevalidate = (): boolean => false;

/** Where an order is paid, and where cashiers lead back to. */
export default function PaymentPage() {
	const { loaded } = useLoaderData<typeof loader>();
	return (
		<main className="booking-page">
			<Payment key={loaded.orderId} loaded={loaded} />
		</main>
	);
}
