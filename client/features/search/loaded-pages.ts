import { useSyncExternalStore } from 'react';
import { navigationEntry } from '#client/app/address.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';

/** What was appended to a list: the rows, and the last page they came from. */
export type Loaded = { rows: VoyageCard[]; page: number };

const NONE: Loaded = { rows: [], page: 0 };
const lists = new Map<string, Loaded>();
const listeners = new Set<() => void>();

const slot = (place: string) => `search:${place}`;

function read(place: string): Loaded {
	const known = lists.get(place);
	if (known) return known;
	// A visit that begins by an address begins the list anew: its place in the history has the same key as that of earlier visits.
	let kept = NONE;
	try {
		if (navigationEntry()?.type !== 'navigate') kept = JSON.parse(sessionStorage.getItem(slot(place)) ?? 'null') ?? NONE;
	} catch {
		// Storage may be refused; the list then starts at its first page.
	}
	lists.set(place, kept);
	return kept;
}

/** Keeps the rows appended at a place in the history, so that coming back finds the list at its full height. */
export function keepLoaded(place: string, loaded: Loaded): void {
	lists.set(place, loaded);
	try {
		sessionStorage.setItem(slot(place), JSON.stringify(loaded));
	} catch {
		// Full or refused: memory has it until the page is left for good.
	}
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** The rows appended at a place in the history; none on the server and while hydrating. */
export const useLoaded = (place: string): Loaded =>
	useSyncExternalStore(
		subscribe,
		() => read(place),
		() => NONE,
	);
