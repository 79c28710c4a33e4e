import type { LoaderFunctionArgs } from 'react-router';
import { isMark } from '#client/ui/deferred.tsx';

/** How long a page that was left is shown again as it was, before its data is fetched anew. */
const KEPT_FOR = 300_000;

const pages = new Map<string, { data: unknown; at: number }>();
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
	// A part that came late stands in the document only as long as this page is shown.
	const complete = data !== null && typeof data === 'object' && !Object.values(data).some(isMark);
	if (complete && !pages.has(shown)) pages.set(shown, { data, at: Date.now() });
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
