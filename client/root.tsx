import { memo } from 'react';
import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation, useMatches } from 'react-router';
import { apiContext } from './app/api-context.ts';
import { menuOf } from './app/menu.ts';
import { RootData } from './app/root-data.ts';
import { PartnerEntry } from './features/login/partner-entry.tsx';
import { beginsWithHero } from './layout/navigation.ts';
import { Shell } from './layout/shell.tsx';
import { LinkRouter } from './ui/link.tsx';

/** Loads the shell's data: the notice of the month and the menu. A failure leaves them out, and the page stands. */
export async function rootLoader({ context, request }: LoaderFunctionArgs) {
	const { pathname, search } = new URL(request.url);
	const api = context.get(apiContext);
	const home = await api('GET /home', { sections: 'notice,search' }).catch(() => null);
	return {
		address: pathname + search,
		notice: home?.notice ?? 'unavailable',
		menu: menuOf(home?.search ?? 'unavailable'),
	};
}

/** Keeps the shell's data during navigations. */
export const shouldReloadRoot = (): boolean => false;

/** The router's state changes several times during a navigation, the shell once. */
const KeptShell = memo(Shell);

const PAGE = (
	<>
		<Outlet />
		<PartnerEntry />
	</>
);

export function Root() {
	const { pathname } = useLocation();
	// A page that could not be loaded has no data: an error stands in its place.
	const loaded = useMatches().at(-1)?.loaderData !== undefined;
	return (
		<RootData value={useLoaderData<RootData>()}>
			<LinkRouter>
				<KeptShell hero={beginsWithHero(pathname) && loaded}>{PAGE}</KeptShell>
			</LinkRouter>
		</RootData>
	);
}
