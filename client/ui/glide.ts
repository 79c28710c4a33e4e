import { CAROUSEL_SPEED } from '#shared/layout.ts';
import { REDUCED_MOTION } from './use-media-query.ts';

/** Scrolls a row to a position within `CAROUSEL_SPEED` milliseconds; browsers' own smooth scrolling has no set time. */
export function glide(list: HTMLElement, to: number): void {
	const from = list.scrollLeft;
	const target = Math.max(0, Math.min(to, list.scrollWidth - list.clientWidth));
	if (matchMedia(REDUCED_MOTION).matches) {
		list.scrollLeft = target;
		return;
	}
	const started = performance.now();
	list.style.scrollSnapType = 'none';
	const frame = (now: number) => {
		const part = Math.min(1, (now - started) / CAROUSEL_SPEED);
		list.scrollLeft = from + (target - from) * (1 - (1 - part) ** 3);
		if (part < 1) requestAnimationFrame(frame);
		else list.style.scrollSnapType = '';
	};
	requestAnimationFrame(frame);
}
