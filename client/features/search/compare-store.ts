import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { createTabStore, useTabStore } from './tab-store.ts';

export type Compared = Pick<VoyageCard, 'id' | 'title' | 'date'>;

/** More columns can't be read side by side. */
export const MOST_COMPARED = 3;

const KEY = 'compared';
const NONE: readonly Compared[] = [];

const isCompared = (entry: unknown): entry is Compared =>
	entry instanceof Object && ['id', 'title', 'date'].every((key) => typeof (entry as Record<string, unknown>)[key] === 'string');

const kept = createTabStore(NONE, (stored) => (Array.isArray(stored) ? stored.filter(isCompared).slice(0, MOST_COMPARED) : NONE));

/** Returns the voyages chosen for comparison in this tab. */
export const useCompared = (): readonly Compared[] => useTabStore(kept, KEY);

/** Puts a voyage into the comparison, or takes it out when it is in. */
export function toggleCompared({ id, title, date }: Compared): void {
	const others = kept.read(KEY).filter((other) => other.id !== id);
	kept.write(KEY, others.length < kept.read(KEY).length ? others : [...others, { id, title, date }]);
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
