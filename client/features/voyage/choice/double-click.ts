import type { MouseEvent } from 'react';

/** A second press within so many milliseconds and pixels of the first belongs to the same double-click. */
const SOON = 600;
const NEAR = 24;

let first: { x: number; y: number; at: number } | null = null;

// A press by a key has no place
const isByKey = ({ detail }: MouseEvent): boolean => detail === 0;

/** Notes a press that puts something else under the pointer. */
export function rememberPress(event: MouseEvent): void {
	first = isByKey(event) ? null : { x: event.clientX, y: event.clientY, at: event.timeStamp };
}

/**
 * Stops the second press of a double-click: it was meant for the element that stood there before. Used as a capturing handler around the
 * element that came.
 */
export function stopSecondPress(event: MouseEvent): void {
	if (!first || isByKey(event) || event.timeStamp - first.at > SOON) return;
	if (Math.hypot(event.clientX - first.x, event.clientY - first.y) > NEAR) return;
	event.preventDefault();
	event.stopPropagation();
}
