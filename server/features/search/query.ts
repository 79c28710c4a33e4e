import type { SearchOptions } from '#shared/catalogue/bff/views.ts';
import type { CanonicalQuery } from '#shared/rules/search-params.ts';

/** Removes ports, destinations and ships that aren't on offer from a query; old links may contain them. */
export function knownOnly(query: CanonicalQuery, { ports, areas, ships }: SearchOptions): CanonicalQuery {
	const known = (values: readonly string[], options: readonly { id: string }[]) =>
		values.filter((value) => options.some(({ id }) => id === value));
	return {
		...query,
		port: known(query.port, ports),
		destination: known(
			query.destination,
			areas.flatMap(({ options }) => options),
		),
		cruise: known(query.cruise, ships),
	};
}
