import { type LoaderFunctionArgs, Outlet } from 'react-router';
import { apiContext } from './api-context.ts';
import { menuOf } from './layout/navigation.ts';
import { Shell } from './layout/shell.tsx';

/** What the shell shows on every page: the notice of the month, and what the menu offers. The shell never fails a page. */
export async function rootLoader({ context, request }: LoaderFunctionArgs) {
	const api = context.get(apiContext);
	const home = await api('GET /home', { sections: 'notice,search' }).catch(() => null);
	const { pathname, search } = new URL(request.url);
	return { address: pathname + search, notice: home?.notice ?? 'unavailable', menu: menuOf(home?.search ?? 'unavailable') };
}

/** The shell's data outlives navigations. */
export const shouldReloadRoot = (): boolean => false;

export function Root() {
	return (
		<Shell>
			<Outlet />
		</Shell>
	);
}
