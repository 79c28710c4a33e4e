import type { RouteModule } from './routes.tsx';

const modules = import.meta.glob<RouteModule>('./features/*/*.route.tsx');

/** How each page's route module is loaded, by its path in the repository. */
export const routeModules = Object.fromEntries(
	Object.entries(modules).map(([path, load]) => [path.replace('./', 'client/'), load] as const),
);
