import { useSyncExternalStore } from 'react';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';

export type Compared = Pick<VoyageCard, 'id' | 'title' | 'date'>;

/** More columns can't be read side by side. */
export const MOST_COMPARED = 3;

const NONE: readonly Compared[] = [];
let chosen = NONE;
const listeners = new Set<() => void>();

function set(next: readonly Compared[]): void {
	chosen = next;
	for (const listener of listeners) listener();
}

/** Puts a voyage into the comparison or takes it out. */
export const toggleCompared = ({ id, title, date }: Compared): void =>
	set(chosen.some((other) => other.id === id) ? chosen.filter((other) => other.id !== id) : [...chosen, { id, title, date }]);

export const clearCompared = (): void => set(NONE);

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** The voyages chosen for comparison; they outlive navigations, not the document. */
export const useCompared = (): readonly Compared[] =>
	useSyncExternalStore(
		subscribe,
		() => chosen,
		() => NONE,
	);
