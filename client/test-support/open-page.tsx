import { type RenderResult, render } from '@testing-library/react';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import {
	type ActionFunction,
	createRoutesStub,
	type LoaderFunction,
	Outlet,
	RouterContextProvider,
	type ShouldRevalidateFunction,
	type UIMatch,
	useLocation,
	useMatches,
} from 'react-router';
import { routerApi } from '#client/app/api.ts';
import { apiContext } from '#client/app/api-context.ts';
import { FactsProvider } from '#client/app/facts.tsx';
import { forGuests, forMembers } from '#client/app/guards.ts';
import { SessionProvider } from '#client/app/session.tsx';
import { UnsavedInputProvider } from '#client/app/unsaved-input.tsx';
import { serverI18n } from '#client/i18n/server.ts';
import { MessagesProvider } from '#client/ui/messages.tsx';
import { BOOKING_MAX_CABINS, type Language } from '#shared/constants.ts';
import type { PageAssets } from '#shared/page.ts';
import type { PublicConfig } from '#shared/public-config.ts';
import type { Device } from '#shared/rules/device.ts';

/** The site's public settings in component tests. */
const SITE: PublicConfig = {
	siteUrl: 'https://site.example',
	brand: { CN: '邮轮', EN: 'Cruises' },
	logo: { CN: null, EN: null },
	maxCabins: BOOKING_MAX_CABINS,
	phone: '400-000-0000',
	hours: '9:00–21:00',
	email: 'service@site.example',
	chatUrl: null,
	icp: '',
	record: '',
	qr: { official: null, video: null, consult: null },
	partners: [],
	social: { microblog: null, shortVideo: null, notes: null },
};

const ASSETS: PageAssets = { script: '/entry.js', styles: [], preloads: [] };

/** The module of a page's route. */
type RouteModule = {
	default: ComponentType;
	loader?: LoaderFunction;
	action?: ActionFunction;
	shouldRevalidate?: ShouldRevalidateFunction;
};

type OpenOptions = {
	/** The route's path. */
	path: string;
	/** The address asked for, when it is more than the path. */
	at?: string;
	/** What the page before handed over. */
	state?: unknown;
	access?: 'member' | 'guest';
	lang?: Language;
	device?: Device;
};

type OpenedPage = RenderResult & {
	/** Path and query that the site shows now. */
	address: () => string;
};

const GUARDS = { member: forMembers, guest: forGuests };

/** What surrounds a page, handed to it by its parent route. */
type Surroundings = { lang: Language; device: Device; shown: { address: string } };

const Nothing = () => null;

function Site() {
	const [{ handle }] = useMatches() as [UIMatch<unknown, Surroundings>];
	const { lang, device, shown } = handle;
	const { pathname, search, hash } = useLocation();
	const i18n = serverI18n(lang);
	useEffect(() => {
		shown.address = pathname + search + hash;
	}, [shown, pathname, search, hash]);
	return (
		<FactsProvider facts={{ lang, device, site: SITE, assets: ASSETS }}>
			<I18nextProvider i18n={i18n}>
				<SessionProvider>
					<MessagesProvider labels={{ region: i18n.t('messages'), close: i18n.t('close') }}>
						<UnsavedInputProvider>
							<div id="content">
								<Outlet />
							</div>
						</UnsavedInputProvider>
					</MessagesProvider>
				</SessionProvider>
			</I18nextProvider>
		</FactsProvider>
	);
}

/**
 * Opens a page of the site by its route's module, with the guard, session, texts and messages that surround it in the product.
 * Every other address leads to an empty page.
 */
export function openPage(
	page: RouteModule,
	{ path, at = path, state, access, lang = 'CN', device = 'desktop' }: OpenOptions,
): OpenedPage {
	const { default: Component, loader, action, shouldRevalidate } = page;
	const shown = { address: at };
	const guarded = access ? GUARDS[access](loader) : loader;
	const Page = createRoutesStub(
		[
			{
				id: 'site',
				Component: Site,
				HydrateFallback: Nothing,
				handle: { lang, device, shown } satisfies Surroundings,
				children: [
					{ path, Component, loader: guarded, action, shouldRevalidate },
					{ path: '*', Component: Nothing },
				],
			},
		],
		new RouterContextProvider(new Map([[apiContext, routerApi]])),
	);
	const { pathname, search, hash } = new URL(at, SITE.siteUrl);
	const rendered = render(<Page initialEntries={[{ pathname, search, hash, state }]} />);
	return { ...rendered, address: () => shown.address };
}

/** Opens a part of a page as the whole of one. */
export const openPart = (part: ReactNode, options: Partial<OpenOptions> = {}): OpenedPage =>
	openPage({ default: () => part }, { path: '/part', ...options });

/** Waits until the effects of what is shown have run: to be called before an event that no user makes. */
export const effectsRun = (): Promise<void> => new Promise((done) => setTimeout(done));
