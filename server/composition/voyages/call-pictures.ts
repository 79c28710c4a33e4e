import type { Voyage } from '#shared/catalogue/entities.ts';

/** Upstream's pictures of the ports, by the ports' ids. */
export type PortPictures = ReadonlyMap<string, readonly string[]>;

/**
 * Returns the pictures that show a port of call of a voyage: `own` are those among the voyage's own pictures, `all` also the ports'
 * others. A picture shows a port where upstream gives it with that port.
 */
export function callPictures(
	{ cover, images }: Pick<Voyage, 'cover' | 'images'>,
	destinationIds: readonly string[],
	ofPorts: PortPictures,
): { own: string[]; all: string[] } {
	const places = new Set(destinationIds.flatMap((id) => ofPorts.get(id) ?? []));
	const own = [cover, ...images].filter((picture) => places.has(picture));
	return { own, all: [...new Set([...own, ...places])] };
}
