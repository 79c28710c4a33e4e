import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OrderView } from '#shared/catalogue/bff/orders.ts';
import type { OrderStatus } from '#shared/constants.ts';

const RELOAD_EVERY_MS = 20_000;
const RELOAD_NEW_EVERY_MS = 2_000;
/** The cruise line, a cashier or a reviewer may change orders of these at any moment. */
const MOVING: readonly OrderStatus[] = ['waiting-confirmation', 'reserved', 'waiting-payment', 'cancelling', 'refunding'];

/** Loads an order again while its status may change, and when the tab becomes visible. Returns the new status, null before a change. */
export function useFollowOrder({ status, isNew }: Pick<OrderView, 'status' | 'isNew'>): OrderStatus | null {
	const { revalidate } = useRevalidator();
	const before = useRef(status);
	const [moved, setMoved] = useState<OrderStatus | null>(null);
	useEffect(() => {
		if (before.current !== status) setMoved(status);
		before.current = status;
		if (!MOVING.includes(status)) return;
		const reload = () => {
			if (document.visibilityState === 'visible') void revalidate();
		};
		const timer = setInterval(reload, isNew ? RELOAD_NEW_EVERY_MS : RELOAD_EVERY_MS);
		document.addEventListener('visibilitychange', reload);
		return () => {
			clearInterval(timer);
			document.removeEventListener('visibilitychange', reload);
		};
	}, [status, isNew, revalidate]);
	return moved;
}
