import { redirect, replace } from 'react-router';

/**
 * Redirects from a page that can't be shown. After Back, Forward or a reload the browser's address is that page's own already: then the
 * redirect takes its place in the history, since from an entry after it each Back would lead here again.
 */
export function redirectAway({ url }: Request, to: string): Response {
	const { pathname, search } = new URL(url);
	const isShown = typeof location !== 'undefined' && location.pathname + location.search === pathname + search;
	return isShown ? replace(to) : redirect(to);
}
