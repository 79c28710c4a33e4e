const ORIGIN = 'https://site.invalid';
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

/** A picture from content that may be shown: https, or one of our own under `/media/`; the empty string for any other. */
export function safePicture(src: string): string {
	const link = safeLink(src);
	return link.startsWith('https://') || link.startsWith('/media/') ? link : '';
}
