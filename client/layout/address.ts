/** The path and query that the browser shows. */
export const here = (): string => location.pathname + location.search;

/** The path and query that this document was loaded from. After a reload a visitor may have gone back from it before any code runs. */
export function loadedFrom(): string {
	const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
	if (!visit || visit.type === 'navigate') return here();
	const { pathname, search } = new URL(visit.name);
	return pathname + search;
}
