/**
 * True when an `If-None-Match` header names the entity tag `etag`: in a list, as a weak tag (proxies that compress make one of ours
 * weak), or by `*` (RFC 9110, 13.1.2).
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
	if (header === undefined) return false;
	if (header === etag || header.trim() === '*') return true;
	const opaque = etag.replace(/^W\//, '');
	return header.match(/"[^"]*"/g)?.includes(opaque) ?? false;
}
