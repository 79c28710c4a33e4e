import { isIPv6 } from 'node:net';

/** Returns the part of an address that a visitor can't change at will: an IPv4 address, or the /64 of an IPv6 address. */
export function limitAddress(ip: string): string {
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
	if (mapped?.[1]) return mapped[1];
	if (!isIPv6(ip)) return ip;
	const [head = '', tail] = (ip.split('%')[0] ?? '').toLowerCase().split('::');
	const left = head ? head.split(':') : [];
	const right = tail ? tail.split(':') : [];
	const missing = tail === undefined ? 0 : 8 - left.length - right.length;
	const groups = [...left, ...Array<string>(missing).fill('0'), ...right];
	return `${groups
		.slice(0, 4)
		.map((group) => Number.parseInt(group, 16).toString(16))
		.join(':')}::/64`;
}

/** Returns the network around a /64 of IPv6: providers give a customer a /56, or a /48, to use at will. An IPv4 address has none. */
export function networkOf(address: string, bits: 56 | 48): string | undefined {
	const [, first48, last = ''] = /^((?:[\da-f]+:){3})([\da-f]+)::\/64$/.exec(address) ?? [];
	if (first48 === undefined) return undefined;
	return bits === 48 ? first48 : `${first48}${Number.parseInt(last, 16) >> 8}`;
}

/** Returns the widest origin that one customer may have: an IPv4 address, or the /48 of an IPv6 one. */
export const senderOf = (address: string): string => networkOf(address, 48) ?? address;
