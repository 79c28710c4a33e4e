import { createTabStore, useTabStore } from '#client/app/tab-store.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { MOST_COMPARED } from '#shared/constants.ts';
import { paths } from '#shared/paths.ts';

export type Compared = Pick<VoyageCard, 'id' | 'title' | 'date' | 'places'>;

/** Returns the address of the comparison of some voyages. */
export const comparePath = (voyages: readonly Pick<VoyageCard, 'id'>[]): string =>
	`${paths.search}?ids=${voyages.map(({ id }) => id).join(',')}`;

const KEY = 'compared';
const NONE: readonly Compared[] = [];

const isCompared = (entry: unknown): entry is Compared =>
	entry instanceof Object && ['id', 'title', 'date'].every((key) => typeof (entry as Record<string, unknown>)[key] === 'string');

/** Entries of an earlier release have no places. */
const withPlaces = (entry: Compared): Compared => ({ ...entry, places: Array.isArray(entry.places) ? entry.places : [] });

const kept = createTabStore(NONE, (stored) =>
	Array.isArray(stored) ? stored.filter(isCompared).slice(0, MOST_COMPARED).map(withPlaces) : NONE,
);

/** Returns the voyages chosen for comparison in this tab. */
export const useCompared = (): readonly Compared[] => useTabStore(kept, KEY);

/** Puts a voyage into the comparison (`on`), or takes it out. */
export function setCompared({ id, title, date, places }: Compared, on: boolean): void {
	const others = kept.read(KEY).filter((other) => other.id !== id);
	kept.write(KEY, on ? [...others, { id, title, date, places }] : others);
}

/** Takes voyages out of the comparison. Returns those that were in it. */
export function takeOut(ids: readonly string[]): readonly Compared[] {
	const taken = kept.read(KEY).filter(({ id }) => ids.includes(id));
	if (taken.length > 0)
		kept.write(
			KEY,
			kept.read(KEY).filter(({ id }) => !ids.includes(id)),
		);
	return taken;
}

export const clearCompared = (): void => kept.write(KEY, NONE);
