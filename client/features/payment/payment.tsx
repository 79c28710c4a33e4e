import { useEffect, useRef } from 'react';
import type { PaymentView } from '#shared/catalogue/bff/payment.ts';
import { Outcome } from './outcome.tsx';
import { Paid } from './paid.tsx';
import { ToPay } from './to-pay.tsx';
import { usePayment } from './use-payment.ts';

/** An order's payment as it stands. When it changes while the page is looked at, the focus goes to what is said now. */
export function Payment({ loaded }: { loaded: PaymentView }) {
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
