import type { RouteObject } from 'react-router';
import type { PageName } from '#shared/pages.ts';

/** The handle of a route: the name of its page in `shared/pages.ts`, and what loads its parts without waiting for the network. */
export type RouteHandle = { page: PageName; loadParts: () => Promise<Pick<RouteObject, 'loader' | 'action' | 'element'>> };
