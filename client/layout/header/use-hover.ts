import { useRef } from 'react';

const HOVER_IN = 80;
const HOVER_OUT = 240;

/** Opens after a moment's hover and closes after a longer one, so that the pointer needn't take the straight line from button to panel. */
export function useHover(isOpen: boolean, onChange: (open: boolean) => void) {
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const after = (open: boolean, delay: number) => {
		clearTimeout(timer.current);
		if (open !== isOpen) timer.current = setTimeout(() => onChange(open), delay);
	};
	return {
		onPointerEnter: (event: { pointerType: string }) => event.pointerType === 'mouse' && after(true, HOVER_IN),
		onPointerLeave: (event: { pointerType: string }) => event.pointerType === 'mouse' && after(false, HOVER_OUT),
	};
}
