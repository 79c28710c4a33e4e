import type { OutsideHosts } from '#server/handler.ts';

const MAX_LENGTH = 2_048;

/**
 * Returns the parsed address that upstream sent if browsers may be redirected to it, else null: it must be https and its host on
 * the list. In a demonstration the stand-in's page `shown` is allowed too, under this site's own address.
 */
export function outsideAddress(address: string, { hosts, sandbox }: OutsideHosts, shown: string): string | null {
	if (address.length > MAX_LENGTH || /[\s\\]|[^\x21-\x7e]/.test(address)) return null;
	const url = URL.parse(address);
	if (!url || url.username || url.password) return null;
	if (sandbox !== null && url.origin === new URL(sandbox).origin && url.pathname === shown) return url.pathname + url.search;
	return url.protocol === 'https:' && hosts.includes(url.host) ? url.href : null;
}
