import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The usual size of the page's text, CSS pixels. */
export const USUAL_TEXT = 16;
const LEAST_WIDTH = 200;

/**
 * Measures a box of text in the page's usual size, now and whenever it changes. Returns its width in CSS pixels of usual text: a drawing that is laid
 * out in it and sized in `em` grows with the visitor's text.
 */
export function useBox<E extends HTMLElement>(): { ref: RefObject<E | null>; width: number } {
	const ref = useRef<E>(null);
	const [width, setWidth] = useState(LEAST_WIDTH);
	useLayoutEffect(() => {
		const element = ref.current;
		if (!element) return;
		const read = () => {
			const text = Number.parseFloat(getComputedStyle(element).fontSize) || USUAL_TEXT;
			setWidth((Math.max(LEAST_WIDTH, element.clientWidth) * USUAL_TEXT) / text);
		};
		read();
		const resized = new ResizeObserver(read);
		resized.observe(element);
		return () => resized.disconnect();
	}, []);
	return { ref, width };
}
