/** Hosts that browsers may be led to, with their port if it isn't https's own, and the stand-in backend's origin in demonstrations. */
export type Outside = { hosts: readonly string[]; sandbox: string | null };

const LONGEST = 2_048;

/**
 * An address that upstream told, as a browser may be led to it: https, of a host on the list, as parsed; null for any other. Of the
 * stand-in backend this site shows the page `shown` under its own address.
 */
export function outsideAddress(told: string, { hosts, sandbox }: Outside, shown: string): string | null {
	if (told.length > LONGEST || /[\s\\]|[^\x21-\x7e]/.test(told)) return null;
	const url = URL.parse(told);
	if (!url || url.username || url.password) return null;
	if (sandbox !== null && url.origin === new URL(sandbox).origin && url.pathname === shown) return url.pathname + url.search;
	return url.protocol === 'https:' && hosts.includes(url.host) ? url.href : null;
}
