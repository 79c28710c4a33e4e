import { createContext, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router';
import { pageIdentity } from '#shared/rules/page-address.ts';

/** Milliseconds for which a page that was left is shown again unchanged, before its data is loaded again. */
const FRESH_MS = 300_000;

/** The loader data of the pages that this document has shown, and the one on screen. */
type ShownPages = { current: string; pages: Map<string, { data: unknown; at: number }> };

/** Set by the browser's router only: a member's data can't outlive a request on the server. */
export const shownPagesContext = createContext<ShownPages | null>(null);
export const createShownPages = (): ShownPages => ({ current: '', pages: new Map() });

/** Remembers the page on screen, and its data if that is complete: the first page's data comes from the document, not from its loader. */
export function rememberShown(shown: ShownPages, address: string, data: unknown): void {
	const page = pageIdentity(address);
	shown.current = page;
	if (data && shown.pages.get(page)?.data !== data) shown.pages.set(page, { data, at: Date.now() });
}

/** Returns the data with which a page was last shown in this document. */
export const lastShown = (context: Readonly<RouterContextProvider>, address: string): unknown =>
	context.get(shownPagesContext)?.pages.get(pageIdentity(address))?.data;

/**
 * Makes a loader that brings a page back at once on return, for five minutes, with the data it had. A navigation to the page
 * already shown loads again. The server always loads.
 */
export function keepAlive<T>(load: (args: LoaderFunctionArgs) => Promise<T>): (args: LoaderFunctionArgs) => Promise<T> {
	return async (args) => {
		const shown = args.context.get(shownPagesContext);
		if (!shown) return load(args);
		const page = pageIdentity(args.request.url);
		const before = shown.pages.get(page);
		if (before && page !== shown.current && Date.now() - before.at < FRESH_MS) return before.data as T;
		const data = await load(args);
		shown.pages.set(page, { data, at: Date.now() });
		return data;
	};
}
