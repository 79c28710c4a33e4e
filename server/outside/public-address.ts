import { BlockList, isIP } from 'node:net';

const NOT_PUBLIC = new BlockList();
for (const [net, prefix] of [
	['0.0.0.0', 8],
	['10.0.0.0', 8],
	['100.64.0.0', 10],
	['127.0.0.0', 8],
	['169.254.0.0', 16],
	['172.16.0.0', 12],
	['192.0.0.0', 24],
	['192.0.2.0', 24],
	['192.88.99.0', 24],
	['192.168.0.0', 16],
	['198.18.0.0', 15],
	['198.51.100.0', 24],
	['203.0.113.0', 24],
	['224.0.0.0', 3],
] as const)
	NOT_PUBLIC.addSubnet(net, prefix, 'ipv4');
// Inside the public half of IPv6: addresses that carry an IPv4 address, and those for documents and tests.
for (const [net, prefix] of [
	['2001::', 23],
	['2001:db8::', 32],
	['2002::', 16],
	['3fff::', 20],
] as const)
	NOT_PUBLIC.addSubnet(net, prefix, 'ipv6');

const PUBLIC_V6 = new BlockList();
PUBLIC_V6.addSubnet('2000::', 3, 'ipv6');

/**
 * True for an IP address of the public network. Private, local, shared, reserved and multicast addresses aren't, nor those that
 * carry another address.
 */
export function isPublicAddress(address: string): boolean {
	if (isIP(address) === 4) return !NOT_PUBLIC.check(address, 'ipv4');
	return isIP(address) === 6 && PUBLIC_V6.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6');
}
