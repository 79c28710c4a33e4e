import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { wasLeftAtTop } from '#client/app/scroll-position.ts';
import { afterPaint } from '#client/app/timing.ts';

/**
 * True once the first view of a page has been drawn, after its press. A served page, one opened at an anchor, and one that one goes back to further
 * down are drawn whole at once.
 */
export function useIsFirstViewDrawn(): boolean {
	// The router calls the page that a document begins with a POP, too
	const type = useNavigationType();
	const location = useLocation();
	const [isDrawn, setIsDrawn] = useState(() => type === 'POP' && !wasLeftAtTop(location));
	useEffect(() => afterPaint(() => startTransition(() => setIsDrawn(true))), []);
	return isDrawn || location.hash !== '';
}

/** Renders the parts of a page below its first view, which come after it when the page is opened from another one. */
export const BelowFirstView = ({ children }: { children: ReactNode }) =>
	useIsFirstViewDrawn() ? children : <div className="min-h-screen" />;
