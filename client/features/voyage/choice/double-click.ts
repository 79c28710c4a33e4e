import { type MouseEvent, useRef } from 'react';

/** How soon after the first press, and how near to it, a second one belongs to the same double-click. */
const SOON = 600;
const NEAR = 24;

/**
 * For what a press brings under the pointer: `remember` that press, and `stopSecond`, as a capturing handler around what came, stops the
 * second press of a double-click, which was meant for what stood there before.
 */
export function useDoubleClick() {
	const first = useRef<{ x: number; y: number; at: number } | null>(null);
	return {
		remember: ({ clientX, clientY, timeStamp }: MouseEvent) => {
			first.current = { x: clientX, y: clientY, at: timeStamp };
		},
		stopSecond: (event: MouseEvent) => {
			const before = first.current;
			// Keys press without a place
			if (!before || event.detail === 0 || event.timeStamp - before.at > SOON) return;
			if (Math.hypot(event.clientX - before.x, event.clientY - before.y) > NEAR) return;
			event.preventDefault();
			event.stopPropagation();
		},
	};
}
