import type { OutsideHosts } from '#server/handler.ts';

const MAX_LENGTH = 2_048;

/**
 * An address that upstream sent, if browsers may be redirected to it: https, of a host on the list, as parsed; null for any other.
 * In a demonstration the stand-in backend's page `shown` is allowed too, under this site's own address.
 */
export function outsideAddress(address: string, { hosts, sandbox }: OutsideHosts, shown: string): string | null {
	if (address.length > MAX_LENGTH || /[\s\\]|[^\x21-\x7e]/.test(address)) return null;
	const url = URL.parse(address);
	if (!url || url.username || url.password) return null;
	if (sandbox !== null && url.origin === new URL(sandbox).origin && url.pathname === shown) return url.pathname + url.search;
	return url.protocol === 'https:' && hosts.includes(url.host) ? url.href : null;
}
