import { act, type RenderResult, render } from '@testing-library/react';
import { type ComponentType, useLayoutEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import {
	type ActionFunction,
	createRoutesStub,
	generatePath,
	type LoaderFunction,
	Outlet,
	type RouteObject,
	RouterContextProvider,
	type UIMatch,
	useLocation,
	useMatches,
	useNavigate,
} from 'react-router';
import { routerApi } from '#client/app/api.ts';
import { apiContext } from '#client/app/api-context.ts';
import { FactsProvider } from '#client/app/facts.tsx';
import type { RouteHandle } from '#client/app/route-handle.ts';
import { SessionProvider } from '#client/app/session.tsx';
import { LoginOverPage } from '#client/app/unsaved-input.tsx';
import { serverI18n } from '#client/i18n/server.ts';
import LoginDialog from '#client/parts/login/login-dialog.tsx';
import { routeModules } from '#client/route-modules.ts';
import { createRoutes } from '#client/routes.tsx';
import { createSourceLoader } from '#client/source-loader.ts';
import { LinkRouter } from '#client/ui/link.tsx';
import { MessagesProvider } from '#client/ui/messages.tsx';
import { BOOKING_MAX_CABINS, type Language } from '#shared/constants.ts';
import type { PageAssets } from '#shared/page.ts';
import type { PageName } from '#shared/pages.ts';
import { paths } from '#shared/paths.ts';
import type { PublicConfig } from '#shared/public-config.ts';
import type { Device } from '#shared/rules/device.ts';

/** The site's public settings in component tests. */
const SITE: PublicConfig = {
	siteUrl: 'https://site.example',
	brand: { CN: '邮轮', EN: 'Cruises' },
	logo: { CN: null, EN: null },
	company: { CN: { name: null, address: null }, EN: { name: null, address: null } },
	pictureUrl: null,
	guestTickets: false,
	maxCabins: BOOKING_MAX_CABINS,
	oneNameGiven: 'FNU',
	phone: '400-000-0000',
	hours: '9:00–21:00',
	email: 'service@site.example',
	chatUrl: null,
	icp: '',
	trust: { licence: null, insurer: { CN: null, EN: null }, map: null },
	record: '',
	qr: { official: null, video: null, consult: null },
	tracking: false,
	partners: [],
	social: { microblog: null, shortVideo: null, notes: null },
};

const ASSETS: PageAssets = { script: '/entry.js', style: '/main.css', preloads: [], sources: {} };

type OpenOptions = {
	/** The values of the path's parameters. */
	params?: Readonly<Record<string, string>>;
	/** The address's query, with its question mark. */
	query?: string;
	/** Its fragment, with its hash sign. */
	hash?: string;
	/** The state that the page before handed over. */
	state?: unknown;
	lang?: Language;
	device?: Device;
};

type OpenedPage = RenderResult & {
	/** Path, query and anchor that the site shows now. */
	address: () => string;
	/** Goes back, as the browser's button does. */
	back: () => Promise<void>;
};

/** Context that the parent route hands to the page. */
type Surroundings = { lang: Language; device: Device; shown: { address: string; back: () => Promise<void> } };

const Nothing = () => null;

function Site() {
	const [{ handle }] = useMatches() as [UIMatch<unknown, Surroundings>];
	const { lang, device, shown } = handle;
	const { pathname, search, hash } = useLocation();
	const i18n = serverI18n(lang);
	const navigate = useNavigate();
	// With the page: a test that sees its text may ask at once
	useLayoutEffect(() => {
		shown.address = pathname + search + hash;
		shown.back = async () => navigate(-1);
	}, [shown, pathname, search, hash, navigate]);
	return (
		<FactsProvider facts={{ lang, device, site: SITE, assets: ASSETS }}>
			<I18nextProvider i18n={i18n}>
				<SessionProvider>
					<MessagesProvider labels={{ region: i18n.t('messages'), close: i18n.t('close') }}>
						<LinkRouter>
							<LoginOverPage dialog={LoginDialog} />
							<div id="content">
								<Outlet />
							</div>
						</LinkRouter>
					</MessagesProvider>
				</SessionProvider>
			</I18nextProvider>
		</FactsProvider>
	);
}

/** Renders a route's element: the stub of routes takes components only. */
const Shown = () => (useMatches().at(-1)?.handle as Pick<RouteObject, 'element'> | undefined)?.element;

type ShownRoute = Pick<RouteObject, 'loader' | 'action' | 'shouldRevalidate' | 'element'>;

function open(path: string, route: ShownRoute, options: OpenOptions): OpenedPage {
	const { params, query = '', hash, state, lang = 'CN', device = 'desktop' } = options;
	const pathname = params ? generatePath(path, params) : path;
	const { element, loader, action, shouldRevalidate } = route;
	const shown = { address: pathname + query, back: async () => {} };
	const Page = createRoutesStub(
		[
			{
				id: 'site',
				Component: Site,
				HydrateFallback: Nothing,
				handle: { lang, device, shown } satisfies Surroundings,
				children: [
					{
						path,
						Component: Shown,
						handle: { element },
						loader: loader as LoaderFunction,
						action: action as ActionFunction,
						shouldRevalidate,
					},
					{ path: '*', Component: Nothing },
				],
			},
		],
		new RouterContextProvider(new Map([[apiContext, routerApi]])),
	);
	const rendered = render(<Page initialEntries={[{ pathname, search: query, hash, state }]} />);
	return { ...rendered, address: () => shown.address, back: () => act(() => shown.back()) };
}

const loadSource = createSourceLoader({}, async () => routeModules);
const routes = createRoutes(async () => {}, loadSource)[0]?.children ?? [];

/**
 * Opens a page of `shared/pages.ts` by its real route: its loader, guard and action, and the session, texts and messages around it.
 * Every other address leads to an empty page.
 */
export async function openPage(name: PageName, options: OpenOptions = {}): Promise<OpenedPage> {
	const route = routes.find(({ handle }) => (handle as RouteHandle | undefined)?.page === name);
	if (typeof route?.lazy !== 'function') throw new Error(`no route for the page ${name}`);
	return open(paths[name], (await route.lazy()) as ShownRoute, options);
}

/** Opens a part of pages as the whole of one. */
export const openPart = (Component: ComponentType, options: OpenOptions = {}): OpenedPage =>
	open('/part', { element: <Component /> }, options);

/** Waits until the effects of the shown page have run. Call it before an event that is no visitor's. */
export const effectsRun = (): Promise<void> => new Promise((done) => setTimeout(done));
