import type { OutsideHosts } from '#server/handler.ts';

const LONGEST = 2_048;

/**
 * An address that upstream told, if browsers may be redirected to it: https, of a host on the list, as parsed; null for any other.
 * In a demonstration the stand-in backend's page `shown` is allowed too, under this site's own address.
 */
export function outsideAddress(told: string, { hosts, sandbox }: OutsideHosts, shown: string): string | null {
	if (told.length > LONGEST || /[\s\\]|[^\x21-\x7e]/.test(told)) return null;
	const url = URL.parse(told);
	if (!url || url.username || url.password) return null;
	if (sandbox !== null && url.origin === new URL(sandbox).origin && url.pathname === shown) return url.pathname + url.search;
	return url.protocol === 'https:' && hosts.includes(url.host) ? url.href : null;
}
