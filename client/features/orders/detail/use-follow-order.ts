import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OrderStatus } from '#shared/constants.ts';

const LOOK_EVERY = 20_000;
/** Where the line, a cashier or a reviewer may move an order on at any moment. */
const MOVING: readonly OrderStatus[] = ['waiting-confirmation', 'reserved', 'waiting-payment', 'cancelling', 'refunding'];

/** Looks again while an order may move on, and when the page comes back to light. Returns the status it moved to while shown. */
export function useFollowOrder(status: OrderStatus): OrderStatus | null {
	const { revalidate } = useRevalidator();
	const before = useRef(status);
	const [moved, setMoved] = useState<OrderStatus | null>(null);
	useEffect(() => {
		if (before.current !== status) setMoved(status);
		before.current = status;
		if (!MOVING.includes(status)) return;
		const look = () => {
			if (document.visibilityState === 'visible') void revalidate();
		};
		const timer = setInterval(look, LOOK_EVERY);
		document.addEventListener('visibilitychange', look);
		return () => {
			clearInterval(timer);
			document.removeEventListener('visibilitychange', look);
		};
	}, [status, revalidate]);
	return moved;
}
