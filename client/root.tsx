import { type LoaderFunctionArgs, Outlet } from 'react-router';
import { apiContext } from './api-context.ts';

/** What the shell shows on every page: the notice of the month. */
export async function rootLoader({ context }: LoaderFunctionArgs) {
	const { notice } = await context.get(apiContext)('GET /home', { sections: 'notice' });
	return { notice };
}

/** The shell's data outlives navigations. */
export const shouldReloadRoot = (): boolean => false;

export function Root() {
	return <Outlet />;
}
