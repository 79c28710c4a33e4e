import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequest } from '@remix-run/node-fetch-server';
import type { RequestHandler } from 'express';
import { failureWords } from '#server/api/envelope.ts';
import type { Invoke, Lack, Scope } from '#server/api/invoke.ts';
import { serverTiming } from '#server/api/server-timing.ts';
import { hasSessionCookie } from '#server/middleware/cookies.ts';
import type { SecurityHeaders } from '#server/middleware/security-headers.ts';
import { isCrawler } from '#server/request/crawler.ts';
import { chooseEncoding } from '#server/request/encoding.ts';
import { AppError, fromPlain, toPlain } from '#server/request/errors.ts';
import { matchesEtag } from '#server/request/etag.ts';
import { factsOf, type RequestFacts } from '#server/request/facts.ts';
import { ANYBODY } from '#server/request/identity.ts';
import { LANGUAGE_COOKIE, languageInQuery, languageOf } from '#server/request/language.ts';
import { type PageKey, pageKeyOf } from '#server/request/page-key.ts';
import { type Config, publicConfig } from '#server/settings/config.ts';
import type { Log } from '#server/watch/log-fields.ts';
import type { Watch } from '#server/watch/watch.ts';
import type { Api } from '#shared/catalogue/catalogue.ts';
import { ERRORS } from '#shared/errors.ts';
import type { PageFacts } from '#shared/page.ts';
import { newPressKey } from '#shared/press-key.ts';
import { deviceOf } from '#shared/rules/device.ts';
import { languageInCookie, parseLanguage } from '#shared/rules/language.ts';
import { type CachedPage, createPageCache, freezePage } from './page-cache.ts';
import { isEntryLink, mustBeOpened, mustBePageMethod, mustBeReadable, otherMember, withForm } from './page-request.ts';
import type { Renderer } from './renderer.ts';
import { sendOnce, streamPage } from './send.ts';

export type PagesOptions = {
	renderer: Renderer;
	invoke: Invoke;
	headers: SecurityHeaders;
	config: Config;
	watch: Pick<Watch, 'pageCache'>;
	log: Log;
};

/** What one rendering differs in from another of the same page. */
type Rendering = Pick<PageFacts, 'device' | 'press' | 'other'> & { wait: boolean };

const STALE_MS = 600_000;
const VARY = 'Accept-Encoding, Accept-Language, Cookie, Sec-CH-UA-Mobile, User-Agent';

/** The facts of a request for a page, and the seconds that its latest failure with a time to wait names. */
type PageScope = Scope & { retryAfter?: number };

/** Gives failures with a time to wait the words that browsers get of the API, so that pages without scripts say the same. */
const inWords =
	(api: Api, scope: PageScope): Api =>
	(name, input, press) =>
		api(name, input, press).catch((error: unknown) => {
			if (!(error instanceof AppError) || error.retryAfter === undefined) throw error;
			scope.retryAfter = error.retryAfter;
			throw fromPlain({ ...toPlain(error), shown: failureWords(error, scope.lang) });
		});

/**
 * Creates the pages for browsers: guests' pages are replayed from memory, others are rendered, and streamed while a part is
 * missing.
 */
export function createPages({ renderer, invoke, headers, config, watch, log }: PagesOptions) {
	const site = publicConfig(config);
	const timeoutMs = config.PAGE_DEADLINE_MS;
	/** Seconds that a guests' page is fresh; 0 keeps none. Stale pages are replayed for ten minutes while a new one is made. */
	const freshSeconds = config.NODE_ENV === 'development' ? 0 : config.PAGE_CACHE_SECONDS;
	const cache = createPageCache();
	const refreshing = new Set<string>();
	const shared = {
		...headers.whole,
		'content-type': 'text/html; charset=utf-8',
		vary: VARY,
	};
	const visitorHeaders = { ...shared, 'cache-control': 'public, max-age=0, s-maxage=20, stale-while-revalidate=600' };
	const ownHeaders = { ...shared, 'cache-control': 'private, no-store' };

	/** Returns the cookie that saves an explicit choice of language, unless it is saved already. */
	function languageCookie({ url = '', headers: sent }: IncomingMessage): string[] {
		const chosen = parseLanguage(languageInQuery(url));
		if (!chosen || chosen === languageInCookie(sent.cookie)) return [];
		const secure = site.siteUrl.startsWith('https:') ? '; Secure' : '';
		return [`${LANGUAGE_COOKIE}=${chosen}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`];
	}

	function sendCached(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
		const { body, headers: cached } = page.bodies[chooseEncoding(request.headers['accept-encoding'])];
		const etag = cached[cached.indexOf('etag') + 1] ?? '';
		const extra = ['x-request-id', randomUUID(), ...languageCookie(request).flatMap((cookie) => ['set-cookie', cookie])];
		if (matchesEtag(request.headers['if-none-match'], etag)) {
			const without = cached.filter((_, index) => cached[index - (index % 2)] !== 'content-length');
			response.writeHead(304, [...without, ...extra]).end();
			return;
		}
		response.writeHead(page.status, [...cached, ...extra]);
		response.end(request.method === 'HEAD' ? undefined : body);
	}

	const render = (request: Request, scope: PageScope, { device, wait, ...own }: Rendering) =>
		renderer.render({
			request,
			api: inWords(invoke.bind(scope), scope),
			identity: scope.identity.state,
			facts: { lang: scope.lang, device, site, mark: scope.identity.marks[0], ...own },
			wait,
		});

	// Calls end by their scope's signal. A second signal on the request would cost more time than the rest of it.
	const pageRequest = (url: string) => new Request(`${site.siteUrl}${url}`);

	/**
	 * Keeps a guests' page, and returns it. A page that lacks an unreadable part is kept too, but shared caches don't get it:
	 * upstream would send the same again. A page that lacks another part isn't kept (null).
	 */
	async function keep({ key, url }: PageKey, html: string, lack: Lack): Promise<CachedPage | null> {
		if (lack === 'unanswered') return null;
		if (!cache.admits(key, url)) return null;
		const page = await freezePage(200, html, lack === 'nothing' ? visitorHeaders : ownHeaders);
		cache.set(key, page);
		return page;
	}

	/** Renders a guests' page whole and keeps it, one at a time for each key. */
	async function refresh(page: PageKey): Promise<void> {
		const { key, url, lang, device } = page;
		if (refreshing.has(key)) return;
		refreshing.add(key);
		try {
			const scope: Scope = { requestId: randomUUID(), lang, identity: ANYBODY, timeoutMs, lack: 'nothing' };
			const rendered = await render(pageRequest(url), scope, { device, wait: true });
			if (rendered.kind === 'whole' && rendered.status === 200)
				await keep(page, renderer.headSnippet ? insert(rendered.html) : rendered.html, scope.lack);
		} catch (error) {
			log.warn({ path: url.split('?')[0], reason: error instanceof Error ? error.message : 'unknown' }, 'page not refreshed');
		} finally {
			refreshing.delete(key);
		}
	}

	const insert = (html: string): string => html.replace('<head>', `<head>${renderer.headSnippet}`);

	/** Answers a guest's request from memory if its page is kept there. This is the first handler of a request. */
	function replay(request: IncomingMessage, response: ServerResponse): boolean {
		if (freshSeconds === 0 || hasSessionCookie(request)) return false;
		const key = pageKeyOf(request);
		const page = key && cache.get(key.key);
		if (!page) return false;
		const age = performance.now() - page.renderedAt;
		if (age > STALE_MS) return false;
		const isStale = age > freshSeconds * 1_000;
		watch.pageCache(isStale ? 'stale' : 'hit');
		if (isStale) void refresh(key);
		sendCached(page, request, response);
		return true;
	}

	/** Renders the requested page. Throws the loaders' errors when nothing can be shown. */
	async function handle(request: IncomingMessage, response: ServerResponse, facts: Omit<RequestFacts, 'lang'>): Promise<void> {
		mustBePageMethod(request, response);
		mustBeReadable(request.url ?? '');
		const entering = isEntryLink(request.url ?? '');
		if (entering) mustBeOpened(request.headers);
		// The code in the address must not be sent to other sites.
		const referrer: Record<string, string> = entering ? { 'referrer-policy': 'no-referrer' } : {};
		const started = performance.now();
		const visitor = !hasSessionCookie(request);
		const key = visitor ? pageKeyOf(request) : null;
		if (key && freshSeconds > 0) watch.pageCache('miss');
		const left = new AbortController();
		response.once('close', () => {
			if (!response.writableFinished) left.abort();
		});
		const lang = key?.lang ?? languageOf(request);
		const hint = request.headers['sec-ch-ua-mobile'];
		const device = key?.device ?? deviceOf({ mobileHint: String(hint ?? ''), userAgent: request.headers['user-agent'] });
		const crawler = isCrawler(request);
		const scope: PageScope = {
			...facts,
			identity: key ? { ...ANYBODY, address: facts.identity.address } : facts.identity,
			asker: { address: facts.identity.address, crawler },
			lang,
			timeoutMs,
			lack: 'nothing',
			signal: left.signal,
		};
		const whole = request.method === 'HEAD' || crawler;
		const sent = key ? pageRequest(key.url) : await withForm(createRequest(request, response));
		const other = await otherMember(sent, scope.identity);
		// A form of another member's page does nothing: its page is opened instead.
		const asked = other === undefined ? sent : pageRequest(request.url ?? '');
		const press = key ? undefined : newPressKey();
		const rendered = await render(asked, scope, { device, wait: whole, press, other }).catch((error: unknown) => {
			if (!left.signal.aborted) throw error;
			return null;
		});
		facts.parts.push({ name: 'page', ms: performance.now() - started });
		if (rendered === null || left.signal.aborted) return;
		if (rendered.kind !== 'redirect' && rendered.kind !== 'unknown-visitor' && rendered.status >= 500)
			facts.failure = { ...scope.failedAt };
		for (const cookie of languageCookie(request)) response.appendHeader('set-cookie', cookie);
		if ('status' in rendered && rendered.status >= 400 && scope.retryAfter !== undefined)
			response.setHeader('retry-after', String(scope.retryAfter));

		if (rendered.kind === 'unknown-visitor') throw new AppError('session-unavailable', 'the session store is away');
		if (rendered.kind === 'redirect') {
			if (other !== undefined) throw new AppError('other-member', "a form of another member's page");
			response.writeHead(rendered.status, { ...headers.whole, location: rendered.location, 'cache-control': 'no-store' }).end();
			return;
		}
		const status = other === undefined ? rendered.status : ERRORS['other-member'].status;
		if (rendered.kind === 'pending') {
			// Node takes UUIDs from a store of random bytes; one alone has too few of them (122 bits; CSP 3, 7.1 asks for 128).
			const nonce = `${randomUUID()}${randomUUID()}`;
			const streamed = { ...ownHeaders, ...headers.streamed(nonce), ...referrer, ...serverTiming(facts.parts) };
			await streamPage({ ...rendered, status }, { request, response, nonce, headers: streamed, log, requestId: facts.requestId });
			if (key && freshSeconds > 0) void refresh(key);
			return;
		}
		const html = renderer.headSnippet ? insert(rendered.html) : rendered.html;
		const page = key && freshSeconds > 0 && rendered.status === 200 ? await keep(key, html, scope.lack) : null;
		if (page) return sendCached(page, request, response);
		const once = { ...ownHeaders, ...referrer, ...serverTiming(facts.parts) };
		await sendOnce({ request, response, status, html, headers: once });
	}

	const middleware: RequestHandler = (request, response) => {
		return handle(request, response, factsOf(response));
	};

	return { replay, middleware };
}
