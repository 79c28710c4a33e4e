import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';

/** How long a page that was left is shown again as it was, before its data is fetched anew. */
const KEPT_FOR = 300_000;

const pages = new Map<string, { data: unknown; at: number }>();
const states = new Map<string, unknown>();
let shown = '';

/** What a page is kept under: its path and query, without what doesn't change its content. */
function keyOf(address: string): string {
	const { pathname, searchParams } = new URL(address, 'https://site.invalid');
	searchParams.delete('update');
	searchParams.delete('lang');
	searchParams.sort();
	return `${pathname}?${searchParams}`;
}

/** Tells which page is on screen, and its data: the first page's comes from the document, not from its loader. */
export function rememberShown(address: string, data: unknown): void {
	shown = keyOf(address);
	if (data !== undefined && !pages.has(shown)) pages.set(shown, { data, at: Date.now() });
}

/**
 * A loader whose page is shown at once on return, for five minutes, with the data it had. Going to the page already shown
 * fetches anew. The server always loads.
 */
export function keepAlive<T>(load: (args: LoaderFunctionArgs) => Promise<T>): (args: LoaderFunctionArgs) => Promise<T> {
	return async (args) => {
		if (typeof document === 'undefined') return load(args);
		const key = keyOf(args.request.url);
		const kept = pages.get(key);
		if (kept && key !== shown && Date.now() - kept.at < KEPT_FOR) return kept.data as T;
		const data = await load(args);
		pages.set(key, { data, at: Date.now() });
		return data;
	};
}

/** `useState` that a kept page finds again on return, such as the tab chosen. `name` is unique on the site. */
export function useKeptState<T>(name: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
	const [state, setState] = useState<T>(() => (states.has(name) ? (states.get(name) as T) : initial));
	useEffect(() => {
		states.set(name, state);
	}, [name, state]);
	return [state, setState];
}
