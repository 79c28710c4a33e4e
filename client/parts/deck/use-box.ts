import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** What a drawing needs to know of its box: its width in CSS pixels, and how much larger than usual its text is. */
type Box = { width: number; unit: number };

const USUAL_TEXT = 16;
const LEAST_WIDTH = 200;

/** Measures a box whose text has the usual size of the page, now and whenever it changes. */
export function useBox<E extends HTMLElement>(): { ref: RefObject<E | null>; box: Box } {
	const ref = useRef<E>(null);
	const [box, setBox] = useState<Box>({ width: LEAST_WIDTH, unit: 1 });
	useLayoutEffect(() => {
		const element = ref.current;
		if (!element) return;
		const read = () =>
			setBox({
				width: Math.max(LEAST_WIDTH, element.clientWidth),
				unit: (Number.parseFloat(getComputedStyle(element).fontSize) || USUAL_TEXT) / USUAL_TEXT,
			});
		read();
		const resized = new ResizeObserver(read);
		resized.observe(element);
		return () => resized.disconnect();
	}, []);
	return { ref, box };
}
