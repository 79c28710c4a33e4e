import { createContext, use, useDeferredValue, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { NoticeView, Section } from '#shared/catalogue/bff/views.ts';
import type { Menu } from './menu.ts';

export type RootData = {
	address: string;
	notice: Section<NoticeView | null>;
	menu: Menu;
};

export const RootData = createContext<RootData | undefined>(undefined);

/** Returns the root loader's data; undefined on an error page that replaced the whole site. */
export const useRootData = (): RootData | undefined => use(RootData);

const never = () => () => {};

/**
 * Returns a value that only the browser knows; `served` on the server and while hydrating. It renders again only where the two
 * differ.
 */
export const useInBrowser = <T extends string | boolean>(read: () => T, served: T): T =>
	useSyncExternalStore(never, read, () => served);

/**
 * Returns false on the server and while hydrating, true from then on. It is deferred, so that what it switches on leaves room for
 * the visitor's input.
 */
export const useHydrated = (): boolean => useDeferredValue(useInBrowser(() => true, false));

/**
 * Returns the path and query of the page. While hydrating they are those that the server rendered: a cached page ignores
 * parameters that it doesn't depend on.
 */
export function useAddress(): string {
	const { pathname, search } = useLocation();
	const address = pathname + search;
	return useInBrowser(() => address, useRootData()?.address ?? address);
}
