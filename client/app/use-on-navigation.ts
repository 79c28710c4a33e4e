import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';

/** Runs `run` after each navigation, Back and Forward included, but not for the page that was there first. */
export function useOnNavigation(run: () => void): void {
	const { key } = useLocation();
	const shown = useRef(key);
	const onNavigation = useEffectEvent(run);
	useEffect(() => {
		if (shown.current !== key) onNavigation();
		shown.current = key;
	}, [key]);
}
