/** Returns the path and query that the browser shows. */
export const currentAddress = (): string => location.pathname + location.search;

/** Returns how this document was loaded: by a link, a reload or Back. */
export const navigationEntry = (): PerformanceNavigationTiming | undefined =>
	(performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0];

/**
 * Returns the path and query that this document was loaded from. After a reload a visitor may have gone back from it before any
 * code runs.
 */
export function documentAddress(): string {
	const loaded = navigationEntry();
	if (!loaded || loaded.type === 'navigate') return currentAddress();
	const { pathname, search } = new URL(loaded.name);
	return pathname + search;
}
