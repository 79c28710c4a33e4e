import { useSyncExternalStore } from 'react';
import { forget, readStored, store } from '#client/app/stored.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';

export type Compared = Pick<VoyageCard, 'id' | 'title' | 'date'>;

/** More columns can't be read side by side. */
export const MOST_COMPARED = 3;

const STORED = 'compared';
const NONE: readonly Compared[] = [];
let chosen: readonly Compared[] | undefined;
const listeners = new Set<() => void>();

const isCompared = (entry: unknown): entry is Compared =>
	entry instanceof Object && ['id', 'title', 'date'].every((key) => typeof (entry as Record<string, unknown>)[key] === 'string');

/** What this tab compared before its document was loaded. */
function readKept(): readonly Compared[] {
	try {
		const kept: unknown = JSON.parse(readStored('sessionStorage', STORED) ?? '[]');
		return Array.isArray(kept) ? kept.filter(isCompared).slice(0, MOST_COMPARED) : NONE;
	} catch {
		return NONE;
	}
}

function read(): readonly Compared[] {
	chosen ??= readKept();
	return chosen;
}

function set(next: readonly Compared[]): void {
	chosen = next;
	if (next.length > 0) store('sessionStorage', STORED, JSON.stringify(next));
	else forget('sessionStorage', STORED);
	for (const listener of listeners) listener();
}

/** Puts a voyage into the comparison or takes it out. */
export const toggleCompared = ({ id, title, date }: Compared): void =>
	set(read().some((other) => other.id === id) ? read().filter((other) => other.id !== id) : [...read(), { id, title, date }]);

/** Takes voyages out of the comparison, and tells which of them were in it. */
export function takeOut(ids: readonly string[]): readonly Compared[] {
	const taken = read().filter(({ id }) => ids.includes(id));
	if (taken.length > 0) set(read().filter(({ id }) => !ids.includes(id)));
	return taken;
}

export const clearCompared = (): void => set(NONE);

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** The voyages chosen for comparison in this tab, also before a reload; none on the server and while hydrating. */
export const useCompared = (): readonly Compared[] => useSyncExternalStore(subscribe, read, () => NONE);
