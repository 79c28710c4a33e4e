import type { MouseEvent } from 'react';

/** A second press belongs to the same double-click so many milliseconds after the first, and so many pixels from it. */
const SOON = 600;
const NEAR = 24;

let first: { x: number; y: number; at: number } | null = null;

// Keys press without a place
const isByKey = ({ detail }: MouseEvent): boolean => detail === 0;

/** Notes a press that puts something else under the pointer. */
export function rememberPress(event: MouseEvent): void {
	first = isByKey(event) ? null : { x: event.clientX, y: event.clientY, at: event.timeStamp };
}

/** A capturing handler around what came under the pointer: stops the second press of a double-click, which was meant for what stood there before. */
export function stopSecondPress(event: MouseEvent): void {
	if (!first || isByKey(event) || event.timeStamp - first.at > SOON) return;
	if (Math.hypot(event.clientX - first.x, event.clientY - first.y) > NEAR) return;
	event.preventDefault();
	event.stopPropagation();
}
