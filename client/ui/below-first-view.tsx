import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { afterPaint } from '#client/app/after-paint.ts';
import { leftPosition } from '#client/app/saved-positions.ts';

/** True where a page that one goes back to was left near its top, so that its first view is all that is seen of it. */
function wasLeftAtTop(location: Location): boolean {
	const position = leftPosition(location);
	return position !== undefined && position < innerHeight / 4;
}

/**
 * True once the first view of a page has been drawn, after its press. A served page, one opened at an anchor, and one that one goes back to further
 * down are drawn whole at once, unless its view `isKnown`.
 */
export function useIsFirstViewDrawn(isKnown = false): boolean {
	// The router calls the page that a document begins with a POP, too
	const type = useNavigationType();
	const location = useLocation();
	const [isDrawn, setIsDrawn] = useState(() => type === 'POP' && !isKnown && !wasLeftAtTop(location));
	useEffect(() => afterPaint(() => startTransition(() => setIsDrawn(true))), []);
	return isDrawn || location.hash !== '';
}

/** Renders the parts of a page below its first view, which come after it when the page is opened from another one. */
export const BelowFirstView = ({ children }: { children: ReactNode }) =>
	useIsFirstViewDrawn() ? children : <div className="min-h-screen" />;
