import { pageAt, pages } from '../pages.ts';
import { parseAddress } from './page-address.ts';

const isStamped = ({ pathname }: URL): boolean => pageAt(pathname)?.updateStamp ?? false;

/** The previous page to remember when leaving `left` (path with query): all but a voyage's page with `update` replace the stored one. */
export function previousPage(stored: string | null, left: string): string | null {
	const url = parseAddress(left);
	return url.pathname === pages.voyage.path && url.searchParams.has('update') ? stored : left;
}

/** The path with an `update` stamp (epoch milliseconds) on pages that get one and have none; any other path as it is. */
export function withUpdateStamp(path: string, now: Date): string {
	const url = parseAddress(path);
	if (!isStamped(url) || url.searchParams.has('update')) return path;
	return `${url.pathname}${url.search}${url.search ? '&' : '?'}update=${now.getTime()}${url.hash}`;
}
