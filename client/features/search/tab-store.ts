import { useSyncExternalStore } from 'react';
import { readStored, store } from '#client/app/stored.ts';

/**
 * Values that this tab keeps by their keys, also over a reload; where storage is full or forbidden, as long as the document lives.
 * `parse` reads what was stored, null for a key that is new; what it throws counts as `none`.
 */
export function createTabStore<T>(none: T, parse: (stored: unknown) => T) {
	const values = new Map<string, T>();
	const listeners = new Set<() => void>();
	function readStoredValue(key: string): T {
		try {
			return parse(JSON.parse(readStored('sessionStorage', key) ?? 'null'));
		} catch {
			return none;
		}
	}
	function read(key: string): T {
		const value = values.get(key) ?? readStoredValue(key);
		values.set(key, value);
		return value;
	}
	function write(key: string, value: T): void {
		values.set(key, value);
		store('sessionStorage', key, JSON.stringify(value));
		for (const listener of listeners) listener();
	}
	function subscribe(listener: () => void): () => void {
		listeners.add(listener);
		return () => listeners.delete(listener);
	}
	return { none, read, write, subscribe };
}

/** The value of a key; `none` on the server and while hydrating. */
export const useTabStore = <T>({ none, read, subscribe }: ReturnType<typeof createTabStore<T>>, key: string): T =>
	useSyncExternalStore(
		subscribe,
		() => read(key),
		() => none,
	);
