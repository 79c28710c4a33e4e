import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { browserApi } from '#client/app/api.ts';
import { useFacts } from '#client/app/facts.tsx';
import { type FailedCall, failedCall } from '#client/app/failed-call.ts';
import { afterOverlay } from '#client/ui/use-back-closes.ts';
import { NARROW_SCREEN, useMediaQuery } from '#client/ui/use-media-query.ts';
import { usePress } from '#client/ui/use-press.ts';
import type { PaymentView } from '#shared/catalogue/bff/payment.ts';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import type { PayMethod } from '#shared/constants.ts';
import { orderPath } from '#shared/paths.ts';

/** Milliseconds before each request for a payment under way; the last one repeats. */
const RELOAD_INTERVALS = [2_000, 4_000, 8_000] as const;
/** Milliseconds for which the page waits for the payment at a cashier that was opened before (docs/rules.md, pay-asked). */
const WAIT_MS = 15 * 60_000;
/** Coming from the orders page, a refusal is shown this many milliseconds later (docs/rules.md, pay-success). */
const REFUSAL_DELAY = 400;

/** The reason why a payment failed or didn't begin: the cashier's words, or the failed call. */
export type PayProblem = { code: string; message: string } | { failure: FailedCall };

/** A cashier that was opened before. */
export type OpenedCashier = Extract<CallOutput<'POST /order/pay'>, { state: 'opened' }>;
/** The same, with the method that the member chose since; the page asks about it while `asks`, then waits for its payment. */
type Opened = OpenedCashier & { next: PayMethod; asks: boolean };

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
	const [opened, setOpened] = useState<Opened | null>(null);
	const [refused, setRefused] = useState<PayProblem | null>(null);
	const { orderId, state } = view;
	// Before the width is known, the browser's own word counts (docs/rules.md, mobile-width).
	const narrow = useMediaQuery(NARROW_SCREEN);
	const told = useFacts().device;
	const device = narrow ? 'mobile' : told;
	const turn = useRef(0);
	const giveUp = useRef(() => {});
	const from = (useLocation().state as { from?: unknown } | null)?.from === 'booking' ? 'booking' : 'orders';

	const navigate = useNavigate();
	const load = useCallback(async () => {
		const next = await browserApi('GET /order/payment', { id: orderId });
		setView(next);
		if (next.state === 'waiting') return;
		// A cashier that was opened after a failure may still be paid at
		setOpened((before) => (next.state === 'failed' && before?.afterFailure ? before : null));
		if (next.state !== 'failed') setQr('');
	}, [orderId]);
	const reload = useCallback(() => load().catch(() => {}), [load]);
	const waiting = opened !== null && !opened.asks;
	useEffect(() => {
		if (!waiting) return;
		const timer = setTimeout(() => setOpened(null), WAIT_MS);
		return () => clearTimeout(timer);
	}, [waiting]);
	const isMoving = state === 'made' || state === 'processing' || view.opened;
	usePolling(isMoving || qr !== '' || opened !== null, reload);
	// A visitor who comes back from the cashier, in another tab or by Back, sees the current state.
	useEffect(() => {
		const onShow = () => {
			if (document.hidden) return;
			setGoing((was) => (was === 'leaving' ? 'no' : was));
			void reload();
		};
		const listening = new AbortController();
		const { signal } = listening;
		addEventListener('pageshow', ({ persisted }) => persisted && onShow(), { signal });
		document.addEventListener('visibilitychange', onShow, { signal });
		return () => listening.abort();
	}, [reload]);

	const { press } = usePress();
	const ask = async (method: PayMethod, another: boolean, key: string) => {
		turn.current += 1;
		const own = turn.current;
		const toOrder = () => {
			if (own === turn.current) afterOverlay(() => void navigate(orderPath(orderId)));
		};
		setGoing('asking');
		setRefused(null);
		setOpened(null);
		try {
			const phone = device === 'mobile';
			const reply = await browserApi('POST /order/pay', { orderId, method, from, phone, another }, key);
			if (own !== turn.current) return;
			if (reply.state === 'go') {
				// The dialog's own history entry must be gone first: going back from it would cancel this navigation.
				setGoing('leaving');
				return afterOverlay(() => location.assign(reply.url));
			}
			if (reply.state === 'qr') setQr(reply.image);
			else if (reply.state === 'opened') setOpened({ ...reply, next: method, asks: true });
			// The payment's page can't say so when it fails to load: the order's page does
			else if (reply.state === 'settled') await load().catch(toOrder);
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
	const pay = (method: PayMethod, another = false) =>
		press((key) => Promise.race([ask(method, another, key), new Promise<void>((given) => (giveUp.current = given))]));
	/** Waits for the payment at the cashier that was opened before: the page is loaded again and again. */
	const wait = () => {
		setOpened((before) => before && { ...before, asks: false });
		void reload();
	};
	/** Gives up a call that takes too long, and ignores its answer. */
	const cancel = () => {
		giveUp.current();
		turn.current += 1;
		setGoing('no');
	};
	return {
		view,
		device,
		going,
		qr,
		/** The cashier to ask about, else null. */
		question: opened?.asks ? opened : null,
		waiting: waiting || (view.opened && opened === null),
		refused,
		pay,
		cancel,
		wait,
		reload,
		closeQr: () => setQr(''),
		closeQuestion: () => setOpened(null),
	};
}
