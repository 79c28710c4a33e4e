import { useEffect, useEffectEvent } from 'react';

/** Runs `close` when Escape is pressed anywhere while `open`: what a pointer opened has no focus of its own. */
export function useEscape(open: boolean, close: () => void) {
	const onEscape = useEffectEvent(close);
	useEffect(() => {
		if (!open) return;
		const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onEscape();
		document.addEventListener('keydown', onKey);
		return () => document.removeEventListener('keydown', onKey);
	}, [open]);
}
