import { describe, expect, it } from 'vitest';
import { readRedisAddress } from './redis-address.ts';

describe('the address of Redis', () => {
	it.each([
		['redis://one', { kind: 'server', tls: false, hosts: [{ host: 'one', port: 6_379 }], db: 0 }],
		[
			'rediss://:pa%40ss@one:7000/3',
			{ kind: 'server', tls: true, hosts: [{ host: 'one', port: 7_000 }], password: 'pa@ss', db: 3 },
		],
		['redis://[::1]:6380/', { kind: 'server', tls: false, hosts: [{ host: '::1', port: 6_380 }], db: 0 }],
		[
			'redis+sentinel://user:a:b@one,two:26380/site/2?sentinelPassword=c',
			{
				kind: 'sentinel',
				tls: false,
				hosts: [
					{ host: 'one', port: 26_379 },
					{ host: 'two', port: 26_380 },
				],
				username: 'user',
				password: 'a:b',
				primary: 'site',
				db: 2,
				sentinelPassword: 'c',
			},
		],
		[
			'rediss+cluster://one:7000,two',
			{
				kind: 'cluster',
				tls: true,
				hosts: [
					{ host: 'one', port: 7_000 },
					{ host: 'two', port: 6_379 },
				],
				db: 0,
			},
		],
	])('%s', (url, address) => expect(readRedisAddress(url)).toEqual(address));
});
