const ORIGIN = 'https://site.invalid';
const WEB = new Set(['https:', 'http:']);
const OUTWARD = /^(?:https:\/\/|mailto:|tel:)/i;

/** A link from content that may be followed: https, mailto, tel, or a path of this site; the empty string for any other. */
export function safeLink(link: string): string {
	const trimmed = link.trim();
	if (!URL.canParse(trimmed, ORIGIN)) return '';
	const url = new URL(trimmed, ORIGIN);
	if (url.origin === ORIGIN) {
		return trimmed.startsWith('/') && !url.pathname.startsWith('//') ? `${url.pathname}${url.search}${url.hash}` : '';
	}
	return OUTWARD.test(trimmed) && url.username === '' && url.password === '' ? url.href : '';
}

/**
 * A picture or film from content that may be shown: one of our own under `/media/`, or one of these hosts (with port, if it isn't 443), by https
 * whatever the content says; the empty string for any other. The pages' policy allows the same hosts (`server/middleware/security-headers.ts`).
 */
export function safePicture(src: string, hosts: readonly string[]): string {
	const trimmed = src.trim();
	const url = URL.parse(trimmed, ORIGIN);
	if (!url || url.username || url.password) return '';
	if (url.origin === ORIGIN)
		return trimmed.startsWith('/media/') && url.pathname.startsWith('/media/') ? url.pathname + url.search : '';
	return WEB.has(url.protocol) && hosts.includes(url.host) ? `https://${url.host}${url.pathname}${url.search}` : '';
}
