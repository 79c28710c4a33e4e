import { paths } from '#shared/paths.ts';

const ORIGIN = 'https://site.invalid';
const WEB = new Set(['https:', 'http:']);
const OUTWARD = /^(?:https:\/\/|mailto:|tel:)/i;

/** Returns a link from content if it may be followed (https, mailto, tel, or a path of this site), else the empty string. */
export function safeLink(link: string): string {
	const trimmed = link.trim();
	if (!URL.canParse(trimmed, ORIGIN)) return '';
	const url = new URL(trimmed, ORIGIN);
	if (url.origin === ORIGIN) {
		return trimmed.startsWith('/') && !url.pathname.startsWith('//') ? `${url.pathname}${url.search}${url.hash}` : '';
	}
	return OUTWARD.test(trimmed) && url.username === '' && url.password === '' ? url.href : '';
}

/** Returns the search of this site that a safe link leads to; null for another link. */
export function searchIn(link: string): URLSearchParams | null {
	const [path, query = ''] = link.split('?');
	return path === paths.search ? new URLSearchParams(query) : null;
}

/**
 * Returns the address of a picture or film from content if it may be shown, else the empty string. Allowed are our own under
 * `/media/` and those of `hosts` (with a port, if it isn't 443), always by https. The pages' policy allows the same hosts
 * (`server/middleware/security-headers.ts`).
 */
export function safePicture(src: string, hosts: readonly string[]): string {
	const trimmed = src.trim();
	const url = URL.parse(trimmed, ORIGIN);
	if (!url || url.username || url.password) return '';
	if (url.origin === ORIGIN)
		return trimmed.startsWith('/media/') && url.pathname.startsWith('/media/') ? url.pathname + url.search : '';
	return WEB.has(url.protocol) && hosts.includes(url.host) ? `https://${url.host}${url.pathname}${url.search}` : '';
}
