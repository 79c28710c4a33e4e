import { type DataRouter, type LoaderFunctionArgs, matchRoutes, RouterContextProvider } from 'react-router';
import type { Api } from '#shared/catalogue/catalogue.ts';
import { inputAt, isForEverybody, pageAt } from '#shared/pages.ts';
import { AHEAD } from '#shared/prefetch.ts';
import { pageIdentity } from '#shared/rules/page-address.ts';
import { exchange, repliesAhead, requestOf } from './api.ts';
import { apiContext } from './api-context.ts';
import { shownPagesContext } from './shown-pages.ts';
import { whenIdle } from './when-idle.ts';
import { fetchStyle } from './whole-style.ts';

/** Milliseconds that a mouse rests on a link before its page is fetched. */
const HOVER_MS = 65;
/** Milliseconds for which a reply is used: as long as a kept page, so that no price is older than in one. */
const FRESH_MS = 20_000;
/** Bytes after which a visit fetches no more for pages that are not opened; the list of files and the rest of the style aren't counted. */
const MOST_IN_VAIN = 60 * 1024;
/** The same for a pointer that goes down on a link, and for the links of an open menu: one of them is mostly opened. */
const MOST_PRESSED = 2 * MOST_IN_VAIN;
/** Links marked `data-soon` in view whose pages are fetched while nothing else happens. */
const MOST_SOON = 3;
/** Milliseconds without fetching ahead after the server has refused it. */
const REFUSED_MS = 60_000;

type Connection = { saveData?: boolean; effectiveType?: string };

/** True where bytes are dear or the line is slow or gone. */
const isPoorLine = (): boolean => {
	const { saveData, effectiveType = '4g' } = (navigator as Navigator & { connection?: Connection }).connection ?? {};
	return saveData === true || effectiveType !== '4g' || !navigator.onLine;
};

/** The address that an element leads to: a link within the site, or a button that names it in `data-ahead`. */
function addressAt(target: EventTarget | null): string | null {
	const element = target instanceof Element ? target.closest<HTMLElement>('a[href], [data-ahead]') : null;
	const link = element instanceof HTMLAnchorElement ? element : null;
	const href = link?.href ?? element?.dataset.ahead;
	// A file, another window and the other language are another document.
	if (!href || link?.download || link?.target || link?.hreflang) return null;
	const { origin, pathname, search } = new URL(href, location.href);
	return origin === location.origin && pathname + search !== location.pathname + location.search ? pathname + search : null;
}

/** Returns the elements of a selector within one that are in view. It asks none for its place: that would lay out each part that still waits. */
function inView(selector: string, within: ParentNode): Promise<Element[]> {
	const elements = within.querySelectorAll(selector);
	if (elements.length === 0) return Promise.resolve([]);
	return new Promise((resolve) => {
		const observer = new IntersectionObserver((entries) => {
			observer.disconnect();
			resolve(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target));
		});
		for (const element of elements) observer.observe(element);
	});
}

/** Bytes of the site's files and replies that came since a moment. */
const bytesSince = (since: number): number =>
	performance
		.getEntriesByType('resource')
		.filter(({ startTime, name }) => startTime >= since && /\/(assets|api)\//.test(new URL(name).pathname))
		.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0);

/**
 * Fetches code, texts and data of the page that the visitor is about to open: for a pointer that goes down or rests on a link, for a
 * focused link, and, while nothing else happens, for links in view that are marked `data-soon`. One page at a time, given up when the
 * hand moves on. Pages that differ for each visitor: their code alone. `loadList` loads the list of the site's files, which any other page needs.
 */
export function fetchAhead(router: DataRouter, loadList: () => Promise<unknown>): void {
	/** Bytes of each page that was fetched and not opened yet. */
	const unopened = new Map<string, number>();
	let refusedUntil = 0;
	let current: { address: string; gone: AbortController } | null = null;
	if (!isPoorLine()) {
		fetchStyle();
		loadList().catch(() => {});
	}

	const inVain = () => [...unopened.values()].reduce((sum, bytes) => sum + bytes, 0);

	const apiUntil =
		(signal: AbortSignal): Api =>
		(name, input) => {
			const [url, init] = requestOf(name, input as Record<string, unknown>);
			if (init.method !== 'GET') throw new Error(`${name} changes something`);
			const known = repliesAhead.get(url);
			if (known) return known as never;
			const reply = exchange(url, { ...init, signal, headers: AHEAD });
			repliesAhead.set(url, reply);
			const drop = () => repliesAhead.get(url) === reply && repliesAhead.delete(url);
			setTimeout(drop, FRESH_MS);
			reply.catch((error: { code?: string }) => {
				drop();
				if (error.code === 'overloaded') refusedUntil = Date.now() + REFUSED_MS;
			});
			return reply as never;
		};

	async function load(address: string, signal: AbortSignal): Promise<void> {
		const url = new URL(address, location.href);
		const match = matchRoutes(router.routes, url.pathname)?.at(-1);
		const page = pageAt(url.pathname);
		if (!match || !page) return;
		const since = performance.now();
		const { lazy } = match.route;
		const api = apiUntil(signal);
		// This call goes out while the code loads. The loader makes the same call, and gets the same reply.
		const first = page.asks as Parameters<Api>[0] | undefined;
		const isShared = isForEverybody(page);
		if (first && isShared) api(first, inputAt(page, match.params, url.searchParams) as never).catch(() => {});
		try {
			const { loader } = typeof lazy === 'function' ? await lazy() : match.route;
			// A page that is being opened meanwhile asks for its data itself.
			const isOpened = router.state.navigation.state !== 'idle';
			if (typeof loader !== 'function' || !isShared || signal.aborted || isOpened) return;
			const context = new RouterContextProvider();
			context.set(apiContext, api);
			context.set(shownPagesContext, null);
			const args = { request: new Request(url, { signal }), url, pattern: '', params: match.params, context };
			await loader(args satisfies LoaderFunctionArgs);
		} finally {
			const key = pageIdentity(address);
			unopened.set(key, (unopened.get(key) ?? 0) + bytesSince(since));
		}
	}

	async function aim(address: string, most = MOST_IN_VAIN): Promise<void> {
		if (current?.address === address || router.state.navigation.state !== 'idle') return;
		giveUp();
		if (isPoorLine() || inVain() >= most || Date.now() < refusedUntil) return;
		const gone = new AbortController();
		current = { address, gone };
		// A page that can't be fetched now is fetched when it is opened, and says then what is wrong.
		await load(address, gone.signal).catch(() => {});
		if (current?.gone === gone) current = null;
	}

	function giveUp(): void {
		current?.gone.abort();
		current = null;
	}

	async function fetchSoon(): Promise<void> {
		const dialog = document.querySelector('[role="dialog"]');
		const links = await inView('[data-soon]', dialog ?? document);
		for (const link of links.slice(0, MOST_SOON)) {
			const address = addressAt(link);
			// What nobody opened isn't fetched again without a sign of the hand
			if (address && !current && !unopened.has(pageIdentity(address))) await aim(address, dialog ? MOST_PRESSED : MOST_IN_VAIN);
		}
	}

	const soon = () => whenIdle(() => void fetchSoon());
	let rest: ReturnType<typeof setTimeout>;
	const restOn = ({ target }: Event) => {
		clearTimeout(rest);
		const address = addressAt(target);
		if (address) rest = setTimeout(() => void aim(address), HOVER_MS);
	};
	// Without a timer: while a finger is on the glass, browsers let timers wait.
	const press = ({ target }: Event) => {
		clearTimeout(rest);
		const address = addressAt(target);
		if (address) void aim(address, MOST_PRESSED);
	};
	const leave = () => {
		clearTimeout(rest);
		giveUp();
	};
	addEventListener('pointerdown', press, { passive: true });
	addEventListener('pointercancel', leave, { passive: true });
	addEventListener('pointerover', (event) => event.pointerType === 'mouse' && restOn(event), { passive: true });
	addEventListener('focusin', (event) => {
		restOn(event);
		// The focus moves into a menu that opens.
		soon();
	});
	// A finger leaves before its click comes.
	addEventListener('pointerout', ({ pointerType, buttons, target, relatedTarget }) => {
		const next = addressAt(relatedTarget);
		if (pointerType === 'mouse' && buttons === 0 && next !== addressAt(target) && next !== current?.address) leave();
	});
	addEventListener('scrollend', soon, { passive: true });
	router.subscribe(({ navigation, location: { pathname, search } }) => {
		// What was aimed at is being opened, and is fetched to its end.
		clearTimeout(rest);
		if (navigation.state === 'loading') current = null;
		else if (navigation.state === 'idle') {
			unopened.delete(pageIdentity(pathname + search));
			soon();
		}
	});
	soon();
}
