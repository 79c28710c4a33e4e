import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { browserApi } from '#client/app/api.ts';
import { afterOverlay } from '#client/ui/use-back-closes.ts';
import type { PaymentView } from '#shared/catalogue/bff/payment.ts';
import type { PayMethod } from '#shared/constants.ts';

/** Milliseconds between looks at an order whose payment is under way; the last goes on. */
const LOOKS = [2_000, 4_000, 8_000] as const;
/** On the way from the orders page a refusal is shown this much later (docs/rules.md, pay-success). */
const REFUSAL_DELAY = 400;

/** Calls `look` again and again while `active`, ever less often, and not while the page is hidden. */
function useLooks(active: boolean, look: () => Promise<unknown>): void {
	useEffect(() => {
		if (!active) return;
		let turn = 0;
		let timer: ReturnType<typeof setTimeout>;
		const next = () => {
			timer = setTimeout(
				async () => {
					if (!document.hidden) await look();
					turn += 1;
					next();
				},
				LOOKS[Math.min(turn, LOOKS.length - 1)],
			);
		};
		next();
		return () => clearTimeout(timer);
	}, [active, look]);
}

/** An order's payment: what the order says, looked at anew while something is under way, and the ways to pay it. */
export function usePayment(loaded: PaymentView) {
	const [view, setView] = useState(loaded);
	const [going, setGoing] = useState<'no' | 'asking' | 'leaving'>('no');
	const [qr, setQr] = useState('');
	const [refused, setRefused] = useState<{ code: string; message: string } | 'failed' | null>(null);
	const { orderId, state } = view;
	const turn = useRef(0);
	const from = (useLocation().state as { from?: unknown } | null)?.from === 'booking' ? 'booking' : 'orders';

	const look = useCallback(
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
	useLooks(state === 'processing' || qr !== '', look);
	// Somebody who comes back from the cashier in another tab, or by Back, sees how things are now
	useEffect(() => {
		const onShow = () => {
			if (document.hidden) return;
			setGoing('no');
			void look();
		};
		addEventListener('pageshow', onPageShow);
		document.addEventListener('visibilitychange', onShow);
		function onPageShow({ persisted }: PageTransitionEvent) {
			if (persisted) onShow();
		}
		return () => {
			removeEventListener('pageshow', onPageShow);
			document.removeEventListener('visibilitychange', onShow);
		};
	}, [look]);

	const pay = async (method: PayMethod) => {
		turn.current += 1;
		const own = turn.current;
		setGoing('asking');
		setRefused(null);
		let left = false;
		try {
			const reply = await browserApi('POST /order/pay', { orderId, method, from });
			if (own !== turn.current) return;
			if (reply.state === 'qr') setQr(reply.image);
			if (reply.state === 'go') {
				left = true;
				// The overlay's own entry of the history is gone first, or going back from it would undo the leaving
				setGoing('leaving');
				afterOverlay(() => location.assign(reply.url));
			}
			if (reply.state === 'refused') {
				if (from === 'orders') await new Promise((done) => setTimeout(done, REFUSAL_DELAY));
				setRefused({ code: reply.code, message: reply.message });
				await look();
			}
		} catch {
			if (own === turn.current) setRefused('failed');
		} finally {
			if (own === turn.current && !left) setGoing('no');
		}
	};
	/** Turns away from a call that takes too long; what it answers is not followed any more. */
	const cancel = () => {
		turn.current += 1;
		setGoing('no');
	};
	return { view, going, qr, refused, pay, cancel, look, closeQr: () => setQr('') };
}
