import type { Option, SearchOptions, Section } from '#shared/catalogue/bff/views.ts';

/** The entries of the menu besides fixed links: ships, ports to sail from, areas with the ids of their ports. */
export type Menu = { ships: readonly (Option & { code: string })[]; ports: readonly Option[]; areas: readonly Option[] };

const MOST_PORTS = 6;

/** Reads the menu from the options of the search form; an empty one when they could not be loaded. */
export function menuOf(search: Section<SearchOptions>): Menu {
	if (search === 'unavailable') return { ships: [], ports: [], areas: [] };
	const home = new Set(search.ports.map(({ id }) => id));
	return {
		ships: search.ships,
		ports: search.ports.slice(0, MOST_PORTS),
		// An area that ships only leave from is no destination: its search would find nothing.
		areas: search.areas
			.filter(({ options }) => options.some(({ id }) => !home.has(id)))
			.map(({ name, options }) => ({ name, id: options.map(({ id }) => id).join(',') })),
	};
}
