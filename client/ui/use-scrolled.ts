import { useEffect, useState } from 'react';

/** Calls `changed` when the page is scrolled or resized. */
export function subscribeToScroll(changed: () => void) {
	addEventListener('scroll', changed, { passive: true });
	addEventListener('resize', changed);
	return () => {
		removeEventListener('scroll', changed);
		removeEventListener('resize', changed);
	};
}

/**
 * True while the page is scrolled past the point that `isPast` checks; false on the server. It isn't a store of React's: those are rendered before the
 * frame, and with them all effects of a page that was just opened.
 */
export function useScrolled(isPast: () => boolean): boolean {
	const [isScrolled, setIsScrolled] = useState(false);
	useEffect(() => {
		const read = () => setIsScrolled(isPast());
		read();
		return subscribeToScroll(read);
	}, [isPast]);
	return isScrolled;
}
