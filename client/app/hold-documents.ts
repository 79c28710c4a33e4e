import { paths } from '#shared/paths.ts';
import { untilReachable } from './chunk-loading.ts';

/** Returns the link of this site that a click follows as a new document; undefined where the router or the browser does something else. */
function documentLink(event: MouseEvent): HTMLAnchorElement | undefined {
	const link = event.target instanceof Element ? event.target.closest('a') : null;
	const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
	if (event.defaultPrevented || !isPlain || !link?.href || link.target || link.hasAttribute('download')) return;
	const { origin, pathname, search } = new URL(link.href);
	const isPart = link.hash !== '' && pathname + search === location.pathname + location.search;
	// Kept boarding passes are there without a network (`public/ticket-worker.js`).
	return origin === location.origin && !isPart && pathname !== paths.ticket ? link : undefined;
}

/**
 * Keeps the page when a link would load a new document without a network, which ends on the browser's own error page. The link is
 * followed when the network is back.
 */
export function holdDocuments(): void {
	let waiting = '';
	addEventListener('click', (event) => {
		// A press of anything else gives the link up
		waiting = '';
		const link = navigator.onLine ? undefined : documentLink(event);
		if (!link) return;
		event.preventDefault();
		const { href } = link;
		waiting = href;
		void untilReachable().then(() => {
			if (waiting === href) location.assign(href);
		});
	});
}
