import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * True once the first view of a page has been drawn, after its press. A served page, a page that one goes back to, and one opened at an anchor are
 * drawn whole at once.
 */
export function useIsFirstViewDrawn(): boolean {
	// The router calls the page that a document begins with a POP, too
	const type = useNavigationType();
	const { hash } = useLocation();
	const [isDrawn, setIsDrawn] = useState(type === 'POP');
	useEffect(() => {
		// The timer runs after the frame.
		const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setIsDrawn(true))));
		return () => cancelAnimationFrame(frame);
	}, []);
	return isDrawn || hash !== '';
}

/** Renders the parts of a page below its first view, which come after it when the page is opened from another one. */
export const BelowFirstView = ({ children }: { children: ReactNode }) =>
	useIsFirstViewDrawn() ? children : <div className="min-h-screen" />;
