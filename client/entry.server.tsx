import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
	createStaticHandler,
	createStaticRouter,
	matchRoutes,
	RouterContextProvider,
	type StaticHandlerContext,
	StaticRouterProvider,
} from 'react-router';
import type { Language } from '#shared/constants.ts';
import { ERRORS, type ErrorCode } from '#shared/errors.ts';
import { type Page, pageOf, textsOf } from '#shared/pages.ts';
import { homeWithNotice, loginPath, paths } from '#shared/paths.ts';
import type { Rendered, RenderInput } from '#shared/render.ts';
import { isBankLink } from '#shared/rules/bank-link.ts';
import { parseLanguage, withLanguage } from '#shared/rules/language.ts';
import { remembering } from '#shared/rules/remembering.ts';
import { safePath } from '#shared/rules/safe-path.ts';
import { apiContext } from './app/api-context.ts';
import type { RouteHandle } from './app/route-handle.ts';
import { settle } from './app/settle.ts';
import { Document, HeadTags, RedirectNotices } from './document.tsx';
import { hydrationText } from './hydration-text.ts';
import { serverI18n } from './i18n/server.ts';
import { textFile } from './i18n/text-file.ts';
import { routeModules } from './route-modules.ts';
import { createRoutes, entryRoutes } from './routes.tsx';
import { createSourceLoader } from './source-loader.ts';

const loadSource = createSourceLoader({}, async () => routeModules);
const site = createStaticHandler(createRoutes(async () => {}, loadSource));
const entry = createStaticHandler(entryRoutes);

type Raised = { code?: unknown; status?: number; shown?: string } | null | undefined;

const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && code in ERRORS;

/** Turns a route's error into plain data: it looks the same in the browser, and shows nothing of the server. */
function plainError(error: unknown): { code: ErrorCode; status: number; shown: string } {
	const { code: raised, status, shown = '' } = (error as Raised) ?? {};
	const code = isErrorCode(raised) ? raised : status === 404 ? 'not-found' : 'upstream-unavailable';
	return { code, status: ERRORS[code].status, shown };
}

/** Bytes that React may send in place. By default it sets ready parts aside after 12 KB, and scripts move them into place. */
const WHOLE_PAGE = 1_000_000;

/** Puts values in place of the promises in loader data, with `wait` of all. Returns true while one is still pending. */
async function settleAll(loaderData: StaticHandlerContext['loaderData'], wait: boolean): Promise<boolean> {
	const tick = wait ? null : new Promise((resolve) => setImmediate(resolve));
	const data = Object.values(loaderData).filter((each) => each !== null && typeof each === 'object');
	const pending = await Promise.all(data.map((each) => settle(each, tick)));
	return pending.includes(true);
}

const pageOfHandle = (handle: unknown): Page | undefined => (handle ? pageOf((handle as RouteHandle).page) : undefined);

/** Returns the source files behind a page: its route modules and their texts in one language. */
function filesOf({ matches }: StaticHandlerContext, lang: Language): string[] {
	const modules = matches.map(({ route }) => route.id.split('#')[0] ?? '').filter((id) => id.startsWith('client/'));
	const texts = matches.flatMap(({ route }) => {
		const page = pageOfHandle(route.handle);
		return page ? textsOf(page) : [];
	});
	return [...modules, ...['common', ...texts].map((namespace) => textFile(lang, namespace))];
}

type Detour = Extract<Rendered, { kind: 'redirect' | 'unknown-visitor' }>;

/**
 * Makes a redirect within the site that keeps the language of the address asked for: a browser that refuses cookies learns it
 * from nothing else.
 */
function redirectFrom({ searchParams }: URL, location: string, status = 302) {
	const lang = parseLanguage(searchParams.get('lang'));
	return {
		kind: 'redirect' as const,
		status,
		location: lang && location.startsWith('/') ? withLanguage(location, lang) : location,
	};
}

/** Limit of the map below: more paths than the site has. */
const MANY_PATHS = 1_000;

/** Returns the access of the page at a path. It is remembered, since each match compiles the patterns of all routes again. */
const accessAt = remembering(
	MANY_PATHS,
	(pathname) => pageOfHandle(matchRoutes(site.dataRoutes, pathname)?.at(-1)?.route.handle)?.access,
);

/**
 * Returns the redirect for a visitor without access to a page: guests go to the login page and back, members away from it. The
 * login's form, sent again after its first answer logged in, leads where that one led. Null for a visitor with access.
 */
function redirectWithoutAccess({ method }: Request, url: URL, identity: RenderInput['identity']): Detour | null {
	const { pathname, search, searchParams } = url;
	const access = accessAt(pathname);
	if (access === 'guest' && identity === 'member') {
		// The second press of a login without scripts comes from a member by then, and goes where the first one leads.
		const to = method === 'POST' ? safePath(searchParams.get('redirect')) : homeWithNotice('logged-in');
		return redirectFrom(url, to);
	}
	if (access !== 'member' || identity === 'member') return null;
	return identity === 'unknown' ? { kind: 'unknown-visitor' } : redirectFrom(url, loginPath(pathname + search));
}

type Prepared = { kind: 'page'; tree: ReactNode; status: number; pending: boolean };

/** Runs the loaders of a request and builds its tree. Throws unexpected errors of loaders. */
export async function prepare({ request, api, identity, facts, assetsOf, wait }: RenderInput): Promise<Prepared | Detour> {
	const url = new URL(request.url);
	const other = redirectWithoutAccess(request, url, identity);
	if (other) return other;
	const requestContext = new RouterContextProvider(new Map([[apiContext, api]]));
	const handler = isBankLink(url.pathname, url.searchParams) ? entry : site;
	const context = await handler.query(request, { requestContext });
	if (context instanceof Response) return redirectFrom(url, context.headers.get('location') ?? '/', context.status);

	let { statusCode: status } = context;
	for (const [route, error] of Object.entries(context.errors ?? {})) {
		// Unexpected errors must reach the log, not only the page.
		if (!isErrorCode((error as Raised)?.code) && status !== 404) throw error;
		const plain = plainError(error);
		if (plain.code === 'not-logged-in') return redirectFrom(url, loginPath(url.pathname + url.search));
		context.errors = { ...context.errors, [route]: plain };
		status = plain.status;
	}
	const pending = await settleAll(context.loaderData, wait);
	const page = { ...facts, assets: assetsOf(filesOf(context, facts.lang)) };
	// The matched routes are in the context. Routes given here would be copied, all of them, for each request.
	const router = createStaticRouter([], context);
	const tree = (
		<Document
			facts={page}
			i18n={serverI18n(facts.lang)}
			data={hydrationText(page, context)}
			head={<HeadTags lang={facts.lang} />}
			unscripted={url.pathname === paths.home && <RedirectNotices />}
		>
			<StaticRouterProvider router={router} context={context} hydrate={false} />
		</Document>
	);
	return { kind: 'page', tree, status, pending };
}

/** Renders one request: as a redirect, as a whole page, or, when a part is still pending and `wait` is false, as a stream. */
export async function render(input: RenderInput): Promise<Rendered> {
	const prepared = await prepare(input);
	if (prepared.kind !== 'page') return prepared;
	const { tree, status, pending } = prepared;
	if (!pending) return { kind: 'whole', status, html: `<!DOCTYPE html>${renderToString(tree)}` };
	return {
		kind: 'pending',
		status,
		stream: ({ nonce, onShell, onShellError, onError }) =>
			renderToPipeableStream(tree, { nonce, onShellReady: onShell, onShellError, onError, progressiveChunkSize: WHOLE_PAGE }),
	};
}
