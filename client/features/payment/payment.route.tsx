import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { useSite } from '#client/app/facts.tsx';
import { unlessMissing } from '#client/app/unless-missing.ts';
import { MissingPage } from '#client/layout/missing-page.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import type { PaymentView } from '#shared/catalogue/bff/payment.ts';
import { paths } from '#shared/paths.ts';
import { Outcome } from './outcome.tsx';
import { Paid } from './paid.tsx';
import { ToPay } from './to-pay.tsx';
import { usePayment } from './use-payment.ts';

/** Renders the way back from a cashier that named no order of this member: where the money is shown, and the way there. */
function MissingPayment() {
	const { t } = useTranslation('payment');
	const { phone } = useSite();
	const orders = <LinkButton to={paths.orders}>{t('missing.orders')}</LinkButton>;
	return (
		<MissingPage path={paths.payment} title={t('missing.title')} action={orders}>
			{t('missing.text', { phone })}
		</MissingPage>
	);
}

/** Loads the payment from the order: the address that a cashier returns to may claim anything. Null (404) where it isn't the member's. */
export function loader({ context, request }: LoaderFunctionArgs) {
	const id = new URL(request.url).searchParams.get('id') ?? '';
	return unlessMissing(() => context.get(apiContext)('GET /order/payment', { id }));
}

export const shouldRevalidate = (): boolean => false;

/** Renders the state of an order's payment. When the state changes, the focus moves to the new heading. */
function Payment({ loaded }: { loaded: PaymentView }) {
	const payment = usePayment(loaded);
	const { state } = payment.view;
	const shown = useRef(state);
	useEffect(() => {
		if (shown.current === state) return;
		shown.current = state;
		const heading = document.querySelector<HTMLElement>('#content h1');
		heading?.setAttribute('tabindex', '-1');
		heading?.focus();
	}, [state]);
	if (state === 'waiting' || state === 'failed') return <ToPay payment={payment} />;
	if (state === 'paid') return <Paid view={payment.view} />;
	return <Outcome state={state} view={payment.view} />;
}

/** Renders the page where an order is paid, and to which cashiers lead back. */
export default function PaymentPage() {
	const loaded = useLoaderData<typeof loader>();
	if (!loaded) return <MissingPayment />;
	return (
		<main className="booking-page">
			<Payment key={loaded.orderId} loaded={loaded} />
		</main>
	);
}
