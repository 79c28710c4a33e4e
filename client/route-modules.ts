import type { RouteModule } from './routes.tsx';

const modules = import.meta.glob<RouteModule>('./features/*/*.route.tsx');

/** Loads each page's route module, by its path in the repository. */
export const routeModules = Object.fromEntries(
	Object.entries(modules).map(([path, load]) => [path.replace('./', 'client/'), load] as const),
);
