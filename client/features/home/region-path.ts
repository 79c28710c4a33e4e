import type { HotRoutesTab, SearchOptions, Section } from '#shared/catalogue/bff/views.ts';
import { paths } from '#shared/paths.ts';

/** The search for a region: its ports where an area of the search has its name, else all voyages. */
export function regionPath(tab: HotRoutesTab, options: Section<SearchOptions>): string {
	const area = options === 'unavailable' ? undefined : options.areas.find(({ name }) => name === tab.name);
	if (!area || area.options.length === 0) return paths.search;
	return `${paths.search}?destination=${area.options.map(({ id }) => id).join(',')}`;
}
