import { pageAt } from '../pages.ts';

/** Reads a same-site path with query and hash. */
const parse = (path: string): URL => new URL(path, 'https://site.invalid');

const isStamped = ({ pathname }: URL): boolean => pageAt(pathname)?.updateStamp ?? false;

/** The previous page to remember when leaving `left` (path with query): all but stamped pages with `update` replace the stored one. */
export function previousPage(stored: string | null, left: string): string | null {
	const url = parse(left);
	return isStamped(url) && url.searchParams.has('update') ? stored : left;
}

/** The path with an `update` stamp (epoch milliseconds) on pages that get one and have none; any other path as it is. */
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

/** Whether the screen's scroll position is saved and restored on return (docs/rules.md, scroll-kept). */
export const keepsScroll = (path: string): boolean => pageAt(parse(path).pathname)?.keepsScroll ?? false;

function identity(url: URL): string {
	const query = new URLSearchParams(url.search);
	query.delete('update');
	query.sort();
	return `${url.pathname}?${query}`;
}
