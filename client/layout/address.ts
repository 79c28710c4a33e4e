/** The path and query that the browser shows. */
export const here = (): string => location.pathname + location.search;

/** How this document was loaded: by a link, a reload, or on the way back. */
export const visit = (): PerformanceNavigationTiming | undefined =>
	(performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0];

/** The path and query that this document was loaded from. After a reload a visitor may have gone back from it before any code runs. */
export function loadedFrom(): string {
	const loaded = visit();
	if (!loaded || loaded.type === 'navigate') return here();
	const { pathname, search } = new URL(loaded.name);
	return pathname + search;
}
