import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
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

	it.each([
		['http://:hidden@one', 'redis://, redis+sentinel:// or redis+cluster://, or the same with rediss'],
		['redis://:hidden@', 'each host as host or host:port, with commas between them'],
		['redis://:hidden@one,two', 'several hosts only with redis+sentinel:// or redis+cluster://'],
		['redis://:hidden@one/first', 'the database is a number'],
		['redis://:hidden@one:70000', 'ports are between 1 and 65535'],
		['redis://:hidden/x@one', 'user and password need %-encoding'],
		['redis://:hidden%@one', 'user and password need %-encoding'],
		['redis://:hidden@one?family=6', 'of what may follow ?, only sentinelUsername and sentinelPassword are known'],
		['redis+sentinel://:hidden@one,two', 'the name of the primary must follow the sentinels: …/name'],
		['redis+sentinel://:hidden@one,,two/site', 'each host as host or host:port, with commas between them'],
		['redis+cluster://:hidden@one,two/1', 'a cluster has no databases: nothing may follow its hosts'],
	])('%s is refused in words that keep the password', (url, words) => {
		const read = () => readConfig({ NODE_ENV: 'test', REDIS_URL: url, REDIS_CACHE_URL: url });
		expect(read).toThrow(`REDIS_URL: ${words}`);
		expect(read).toThrow(`REDIS_CACHE_URL: ${words}`);
		expect(read).not.toThrow('hidden');
	});
});
