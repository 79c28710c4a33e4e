import { type DataRouter, type LoaderFunctionArgs, matchRoutes, RouterContextProvider } from 'react-router';
import type { Api } from '#shared/catalogue/catalogue.ts';
import { inputAt, isForEverybody, pageAt } from '#shared/pages.ts';
import { AHEAD } from '#shared/prefetch.ts';
import { pageIdentity } from '#shared/rules/page-address.ts';
import { exchange, repliesAhead, requestOf } from './api.ts';
import { apiContext } from './api-context.ts';
import type { RouteHandle } from './route-handle.ts';
import { shownPagesContext } from './shown-pages.ts';
import { whenIdle } from './timing.ts';

/** Milliseconds that a mouse rests on a link before its page is fetched. */
const HOVER_MS = 65;
/** Milliseconds for which a reply is used: as long as a kept page, so that no price is older than in one. */
const FRESH_MS = 20_000;
/** Milliseconds without fetching ahead after the server has refused it. */
const REFUSED_MS = 60_000;
/** At most so many pages that aren't opened are fetched: `seen` by links in view, `aimed` once a hand or the focus rests on a link. */
const MOST = { seen: 3, aimed: 8 };

const idle = () => new Promise<void>((resolve) => whenIdle(resolve));

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
	return origin === location.origin ? pathname + search : null;
}

/**
 * Fetches code, texts and data of the page that the visitor is about to open: for a pointer that goes down or rests on a link, for a
 * focused link, and, while nothing else happens, for links in view that are marked `data-soon`. Pages that differ for each visitor:
 * their code alone. `loadList` loads the list of the site's files, which any other page needs.
 */
export function fetchAhead(router: DataRouter, loadList: () => Promise<unknown>): void {
	/** The pages that were fetched and not opened yet. */
	const unopened = new Set<string>();
	let refusedUntil = 0;
	let rest: ReturnType<typeof setTimeout>;
	/** Pages on a guess come one after the other, each when nothing else happens: together they would hold a slow phone. */
	let guesses = Promise.resolve();
	/** The router's page: the address of a window with an overlay may be another for a moment. */
	const shownPage = () => pageIdentity(router.state.location.pathname + router.state.location.search);
	if (!isPoorLine()) loadList().catch(() => {});

	const api: Api = (name, input) => {
		const [url, init] = requestOf(name, input as Record<string, unknown>);
		if (init.method !== 'GET') throw new Error(`${name} changes something`);
		const known = repliesAhead.get(url);
		if (known) return known as never;
		const reply = exchange(url, { ...init, headers: AHEAD });
		repliesAhead.set(url, reply);
		const drop = () => repliesAhead.get(url) === reply && repliesAhead.delete(url);
		setTimeout(drop, FRESH_MS);
		reply.catch((error: { code?: string }) => {
			drop();
			if (error.code === 'overloaded') refusedUntil = Date.now() + REFUSED_MS;
		});
		return reply as never;
	};

	async function load(address: string): Promise<void> {
		const url = new URL(address, location.href);
		const match = matchRoutes(router.routes, url.pathname)?.at(-1);
		const handle = match?.route.handle as RouteHandle | undefined;
		const page = pageAt(url.pathname);
		if (!match || !handle || !page) return;
		const isShared = isForEverybody(page);
		// This call goes out while the code loads. The loader makes the same call, and gets the same reply.
		const first = page.asks as Parameters<Api>[0] | undefined;
		if (first && isShared) api(first, inputAt(page, match.params, url.searchParams) as never).catch(() => {});
		const { loader } = await handle.loadParts();
		// A page that is opened meanwhile asks for its data itself.
		const isOpened = router.state.navigation.state !== 'idle' || !unopened.has(pageIdentity(address));
		if (typeof loader !== 'function' || !isShared || isOpened) return;
		const context = new RouterContextProvider();
		context.set(apiContext, api);
		context.set(shownPagesContext, null);
		const args = { request: new Request(url), url, pattern: '', params: match.params, context };
		await loader(args satisfies LoaderFunctionArgs);
	}

	async function aim(address: string | null, most: number): Promise<void> {
		if (!address || router.state.navigation.state !== 'idle' || isPoorLine() || Date.now() < refusedUntil) return;
		const page = pageIdentity(address);
		if (page === shownPage() || (!unopened.has(page) && unopened.size >= most)) return;
		unopened.add(page);
		// A page that can't be fetched now is fetched when it is opened, and says then what is wrong.
		await load(address).catch(() => {});
	}

	async function guess(target: Element): Promise<void> {
		const address = addressAt(target);
		// An open menu is an answer to a press: one of its links is mostly opened.
		const most = target.closest('[role="dialog"]') ? MOST.aimed : MOST.seen;
		// What nobody opened isn't fetched again without a sign of the hand
		if (address && !unopened.has(pageIdentity(address))) await aim(address, most);
	}

	const observer = new IntersectionObserver((entries) => {
		for (const { isIntersecting, target } of entries) {
			if (!isIntersecting) continue;
			observer.unobserve(target);
			guesses = guesses.then(idle).then(() => guess(target));
		}
	});
	const look = () =>
		whenIdle(() => {
			for (const link of document.querySelectorAll('[data-soon]')) observer.observe(link);
		});
	const restOn = ({ target }: Event) => {
		clearTimeout(rest);
		const address = addressAt(target);
		if (address) rest = setTimeout(() => void aim(address, MOST.aimed), HOVER_MS);
	};
	addEventListener('pointerdown', ({ target }) => void aim(addressAt(target), Number.POSITIVE_INFINITY), { passive: true });
	addEventListener('pointerover', (event) => event.pointerType === 'mouse' && restOn(event), { passive: true });
	addEventListener('focusin', (event) => {
		restOn(event);
		// The focus moves into a menu that opens.
		look();
	});
	router.subscribe(({ navigation }) => {
		clearTimeout(rest);
		if (navigation.state !== 'idle') return;
		unopened.delete(shownPage());
		look();
	});
	look();
}
