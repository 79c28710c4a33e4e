import { type ComponentType, memo } from 'react';
import { useLoaderData } from 'react-router';

/**
 * Makes a route's component of a page that takes its loader's data as properties. The page is rendered anew when these change, not at every change of
 * the router's state, of which a navigation makes several.
 */
export function withLoaderData<T extends object>(Page: ComponentType<T>): ComponentType {
	const Kept = memo(Page) as unknown as ComponentType<T>;
	return () => <Kept {...(useLoaderData() as T)} />;
}
