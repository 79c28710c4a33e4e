import { useSyncExternalStore } from 'react';
import { readStored, store } from '#client/app/stored.ts';

/**
 * Makes a store of values by key that lives as long as the tab, reloads included; where storage is full or forbidden, as long as the document.
 * `parse` checks a stored value, null for a new key; when it throws, the value is `none`.
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

/** Returns the value of a key; `none` on the server and while hydrating. */
export const useTabStore = <T>({ none, read, subscribe }: ReturnType<typeof createTabStore<T>>, key: string): T =>
	useSyncExternalStore(
		subscribe,
		() => read(key),
		() => none,
	);
