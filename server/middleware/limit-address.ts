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
