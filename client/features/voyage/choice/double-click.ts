import type { MouseEvent } from 'react';

/** How soon after the first press, and how near to it, a second one belongs to the same double-click. */
const SOON = 600;
const NEAR = 24;

let first: { x: number; y: number; at: number } | null = null;

/** Notes a press that puts something else under the pointer. */
export const rememberPress = ({ clientX, clientY, timeStamp }: MouseEvent): void => {
	first = { x: clientX, y: clientY, at: timeStamp };
};

/** A capturing handler around what came under the pointer: stops the second press of a double-click, which was meant for what stood there before. */
export const stopSecondPress = (event: MouseEvent): void => {
	// Keys press without a place
	if (!first || event.detail === 0 || event.timeStamp - first.at > SOON) return;
	if (Math.hypot(event.clientX - first.x, event.clientY - first.y) > NEAR) return;
	event.preventDefault();
	event.stopPropagation();
};
