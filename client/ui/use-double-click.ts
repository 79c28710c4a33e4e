import { type MouseEvent, useRef } from 'react';

/** Milliseconds after the first press, and pixels from it, within which a second press belongs to the same double-click. */
const SOON = 600;
const NEAR = 24;

/**
 * Protects a part that a press brings under the pointer. `remember` notes that press; `stopSecond`, as a capturing handler around
 * the part, stops the second press of a double-click, which was meant for the thing that stood there before.
 */
export function useDoubleClick() {
	const first = useRef<{ x: number; y: number; at: number } | null>(null);
	return {
		remember: ({ clientX, clientY, timeStamp }: MouseEvent) => {
			first.current = { x: clientX, y: clientY, at: timeStamp };
		},
		stopSecond: (event: MouseEvent) => {
			const before = first.current;
			// A key press has no position.
			if (!before || event.detail === 0 || event.timeStamp - before.at > SOON) return;
			if (Math.hypot(event.clientX - before.x, event.clientY - before.y) > NEAR) return;
			event.preventDefault();
			event.stopPropagation();
		},
	};
}
