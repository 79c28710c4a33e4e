import { useSyncExternalStore } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import type { NoticeView, Section } from '#shared/catalogue/bff/views.ts';
import type { Menu } from './navigation.ts';

type RootData = {
	address: string;
	notice: Section<NoticeView | null>;
	menu: Menu;
	/** A customer of a bank is coming in: the page is only that. */
	entering: boolean;
};

/** What the root loader brought; undefined on an error page that replaced the whole site. */
export const useRootData = (): RootData | undefined => useRouteLoaderData<RootData>('root');

const never = () => () => {};

/** False on the server and while hydrating, true from then on. */
export const useHydrated = (): boolean =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	);

/** Path and query of the page. While hydrating as the server saw it: a kept page ignores parameters that it doesn't depend on. */
export function useAddress(): string {
	const { pathname, search } = useLocation();
	const served = useRootData()?.address;
	return useHydrated() || served === undefined ? pathname + search : served;
}
