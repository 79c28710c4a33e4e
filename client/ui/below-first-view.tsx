import { type ReactNode, startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const never = () => () => {};

/** True while a component hydrates what the server rendered. */
const useIsHydrating = (): boolean =>
	useSyncExternalStore(
		never,
		() => false,
		() => true,
	);

/**
 * True once the first view of a page has been drawn, after its press. A served page, a page that one goes back to, and one opened at an anchor are
 * drawn whole at once.
 */
export function useIsFirstViewDrawn(): boolean {
	const isHydrating = useIsHydrating();
	const type = useNavigationType();
	const { hash } = useLocation();
	const [isDrawn, setIsDrawn] = useState(isHydrating || type === 'POP' || hash !== '');
	useEffect(() => {
		// The timer runs after the frame.
		const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setIsDrawn(true))));
		return () => cancelAnimationFrame(frame);
	}, []);
	return isDrawn;
}

/** Renders the parts of a page below its first view, which come after it when the page is opened from another one. */
export const BelowFirstView = ({ children }: { children: ReactNode }) =>
	useIsFirstViewDrawn() ? children : <div className="min-h-screen" />;
