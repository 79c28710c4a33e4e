import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { browserApi } from '#client/app/api.ts';
import { useFacts } from '#client/app/facts.tsx';
import { type FailedCall, failedCall } from '#client/app/failed-call.ts';
import { afterOverlay } from '#client/ui/use-back-closes.ts';
import type { PaymentView } from '#shared/catalogue/bff/payment.ts';
import type { PayMethod } from '#shared/constants.ts';

/** Milliseconds before each request for a payment under way; the last one repeats. */
const RELOAD_INTERVALS = [2_000, 4_000, 8_000] as const;
/** Coming from the orders page, a refusal is shown this many milliseconds later (docs/rules.md, pay-success). */
const REFUSAL_DELAY = 400;

/** The reason why a payment failed or didn't begin: the cashier's words, or the failed call. */
export type PayProblem = { code: string; message: string } | { failure: FailedCall };

/** Calls `reload` repeatedly while `active`, less and less often, and not while the tab is hidden. */
function usePolling(active: boolean, reload: () => Promise<unknown>): void {
	useEffect(() => {
		if (!active) return;
		let turn = 0;
		let timer: ReturnType<typeof setTimeout>;
		const next = () => {
			timer = setTimeout(
				async () => {
					if (!document.hidden) await reload();
					turn += 1;
					next();
				},
				RELOAD_INTERVALS[Math.min(turn, RELOAD_INTERVALS.length - 1)],
			);
		};
		next();
		return () => clearTimeout(timer);
	}, [active, reload]);
}

/** Manages an order's payment: its state, which is loaded again while a payment is under way, and starting one. */
export function usePayment(loaded: PaymentView) {
	const [view, setView] = useState(loaded);
	const [going, setGoing] = useState<'no' | 'asking' | 'leaving'>('no');
	const [qr, setQr] = useState('');
	const [refused, setRefused] = useState<PayProblem | null>(null);
	const { orderId, state } = view;
	const { device } = useFacts();
	const turn = useRef(0);
	const from = (useLocation().state as { from?: unknown } | null)?.from === 'booking' ? 'booking' : 'orders';

	const reload = useCallback(
		() =>
			browserApi('GET /order/payment', { id: orderId }).then(
				(next) => {
					setView(next);
					if (next.state !== 'waiting' && next.state !== 'failed') setQr('');
				},
				() => {},
			),
		[orderId],
	);
	usePolling(state === 'processing' || qr !== '', reload);
	// A visitor who comes back from the cashier, in another tab or by Back, sees the current state.
	useEffect(() => {
		const onShow = () => {
			if (document.hidden) return;
			setGoing('no');
			void reload();
		};
		const listening = new AbortController();
		const { signal } = listening;
		addEventListener('pageshow', ({ persisted }) => persisted && onShow(), { signal });
		document.addEventListener('visibilitychange', onShow, { signal });
		return () => listening.abort();
	}, [reload]);

	const pay = async (method: PayMethod) => {
		turn.current += 1;
		const own = turn.current;
		setGoing('asking');
		setRefused(null);
		try {
			const reply = await browserApi('POST /order/pay', { orderId, method, from, phone: device === 'mobile' });
			if (own !== turn.current) return;
			if (reply.state === 'go') {
				// The dialog's own history entry must be gone first: going back from it would cancel this navigation.
				setGoing('leaving');
				return afterOverlay(() => location.assign(reply.url));
			}
			if (reply.state === 'qr') setQr(reply.image);
			else {
				if (from === 'orders') await new Promise((done) => setTimeout(done, REFUSAL_DELAY));
				setRefused({ code: reply.code, message: reply.message });
				await reload();
			}
		} catch (error) {
			if (own === turn.current) setRefused({ failure: failedCall(error) });
		}
		if (own === turn.current) setGoing('no');
	};
	/** Gives up a call that takes too long, and ignores its answer. */
	const cancel = () => {
		turn.current += 1;
		setGoing('no');
	};
	return { view, going, qr, refused, pay, cancel, reload, closeQr: () => setQr('') };
}
