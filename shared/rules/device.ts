export type Device = 'mobile' | 'desktop';

/** A phone or not, before any width is known: by the hint `Sec-CH-UA-Mobile`, else the `User-Agent`. Tablets are desktops. */
export function deviceOf(headers: { mobileHint?: string | null; userAgent?: string | null }): Device {
	if (headers.mobileHint === '?1') return 'mobile';
	if (headers.mobileHint === '?0') return 'desktop';
	const userAgent = headers.userAgent ?? '';
	return /Mobi|iPhone|iPod/i.test(userAgent) && !/iPad|Tablet/i.test(userAgent) ? 'mobile' : 'desktop';
}
