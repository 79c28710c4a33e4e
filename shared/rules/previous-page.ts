import { paths } from '../paths.ts';

const STAMPED = ['/campaigns', paths.voyage];
const KEEP_SCROLL: readonly string[] = [paths.home, paths.search];

/** Reads a same-site path with query and hash. */
const parse = (path: string): URL => new URL(path, 'https://site.invalid');

const isStamped = ({ pathname }: URL): boolean => STAMPED.some((path) => pathname === path || pathname.startsWith(`${path}/`));

/** The previous page to remember when leaving `left` (path with query): all but `/route` with `update` replace the stored one. */
export function previousPage(stored: string | null, left: string): string | null {
	const url = parse(left);
	return url.pathname === paths.voyage && url.searchParams.has('update') ? stored : left;
}

/** The path with an `update` stamp (epoch milliseconds) on campaign and route pages without one; any other path as it is. */
export function withUpdateStamp(path: string, now: Date): string {
	const url = parse(path);
	if (!isStamped(url) || url.searchParams.has('update')) return path;
	return `${url.pathname}${url.search}${url.search ? '&' : '?'}update=${now.getTime()}${url.hash}`;
}

/** Whether going to `target` means reloading: it is the page shown, apart from its `update` stamp. A jump to an anchor is none. */
export function isReload(shown: string, target: string): boolean {
	const to = parse(target);
	return to.hash === '' && identity(parse(shown)) === identity(to);
}

/** Whether the screen's scroll position is saved and restored on return (spec section 2). */
export const keepsScroll = (path: string): boolean => KEEP_SCROLL.includes(parse(path).pathname);

function identity(url: URL): string {
	const query = new URLSearchParams(url.search);
	query.delete('update');
	query.sort();
	return `${url.pathname}?${query}`;
}
