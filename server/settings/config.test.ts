import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { saleOf } from './sale.ts';

const KEY = '0123456789abcdeffedcba9876543210';

describe('the cipher of the hot routes', () => {
	it.each([
		['sm4-cbc', KEY, KEY],
		['aes-256-ctr', KEY + KEY, KEY],
		['aes-128-ecb', KEY, ''],
	])('%s with a key and an iv of its lengths starts', (cipher, key, iv) => {
		const settings = { DEMO: 'true', HOT_ROUTES_CIPHER: cipher, HOT_ROUTES_KEY: key, HOT_ROUTES_IV: iv };
		expect(readConfig(settings).HOT_ROUTES_CIPHER).toBe(cipher);
	});

	it('isn’t looked at without a key: then the block is left out', () => {
		expect(readConfig({ DEMO: 'true', HOT_ROUTES_CIPHER: 'none', HOT_ROUTES_IV: 'ab' }).HOT_ROUTES_KEY).toBeUndefined();
	});

	it.each([
		['sm5-cbc', KEY, KEY, ['HOT_ROUTES_CIPHER: sm5-cbc is no cipher that can be used']],
		['aes-128-gcm', KEY, KEY.slice(8), ['HOT_ROUTES_CIPHER: aes-128-gcm is no cipher that can be used']],
		['sm4-cbc', KEY.slice(2), KEY, ['HOT_ROUTES_KEY: 15 bytes, sm4-cbc takes 16']],
		['sm4-cbc', KEY, '', ['HOT_ROUTES_IV: 0 bytes, sm4-cbc takes 16']],
		['aes-128-ecb', KEY, KEY, ['HOT_ROUTES_IV: 16 bytes, aes-128-ecb takes 0']],
		[
			'aes-256-cbc',
			KEY,
			'ab',
			['HOT_ROUTES_KEY: 16 bytes, aes-256-cbc takes 32', 'HOT_ROUTES_IV: 1 bytes, aes-256-cbc takes 16'],
		],
	])('%s with key %s and iv %j stops the start, and says why', (cipher, key, iv, faults) => {
		const settings = { DEMO: 'true', HOT_ROUTES_CIPHER: cipher, HOT_ROUTES_KEY: key, HOT_ROUTES_IV: iv };
		expect(() => readConfig(settings)).toThrow(`${faults.length} fault(s):\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
	});
});

it('hosts are exact names, with a port where it isn’t 443', () => {
	const { PICTURE_HOSTS } = readConfig({ DEMO: 'true', PICTURE_HOSTS: ' Pics.test:443, cdn.test:8443,' });
	expect(PICTURE_HOSTS).toEqual(['pics.test', 'cdn.test:8443']);
	expect(() => readConfig({ DEMO: 'true', PICTURE_HOSTS: 'https://pics.test' })).toThrow('PICTURE_HOSTS');
});

it.each(['{url}?w={width}', 'https://img.test/{width}x0/{url:encoded}'])(
	'the template %s makes addresses of pictures',
	(PICTURE_URL) => {
		expect(readConfig({ DEMO: 'true', PICTURE_URL }).PICTURE_URL).toBe(PICTURE_URL);
	},
);

it.each([
	'{url}?w=480',
	'https://img.test/{width}',
	'http://img.test/{width}/{url}',
	'//img.test/{width}/{url}',
	'javascript:{url}{width}',
	'{url} {width}',
])('the template %s is a fault', (PICTURE_URL) => {
	expect(() => readConfig({ DEMO: 'true', PICTURE_URL })).toThrow('PICTURE_URL');
});

it('the opening of a sale has its offset, and the error for a faulty one shows the right form', () => {
	const opens = (text: string) =>
		readConfig({ DEMO: 'true', REDIS_URL: 'redis://localhost', WAITING_ROOM_OPENS: text }).WAITING_ROOM_OPENS;
	expect(opens('2027-03-01T10:00:00+08:00')).toBe(Date.UTC(2027, 2, 1, 2));
	expect(() => opens('2027-03-01T10:00:00')).toThrow('WAITING_ROOM_OPENS: a time with its offset');
});

it('a sale knows its voyages in the form in which ids are compared', () => {
	const id = '9F1C2A00-0000-4000-8000-0000000000AB';
	const sale = { WAITING_ROOM_OPENS: '2027-03-01T10:00:00+08:00', WAITING_ROOM_VOYAGES: `7, ${id}` };
	expect(saleOf(readConfig({ DEMO: 'true', REDIS_URL: 'redis://localhost', ...sale }))?.voyages).toEqual(
		new Set(['7', id.toLowerCase()]),
	);
});

it('check-in opens and closes within bounds; passes of guests are off unless they are turned on', () => {
	expect(readConfig({ DEMO: 'true' })).toMatchObject({
		...{ CHECK_IN_OPENS_DAYS: 30, CHECK_IN_CLOSES_HOURS: 24, TICKET_HOSTS: [], TICKET_GUEST_ACCESS: false },
	});
	expect(readConfig({ DEMO: 'true', TICKET_GUEST_ACCESS: 'true' }).TICKET_GUEST_ACCESS).toBe(true);
	for (const wrong of [{ CHECK_IN_OPENS_DAYS: '5' }, { CHECK_IN_CLOSES_HOURS: '97' }, { TICKET_HOSTS: 'https://pass.test/' }])
		expect(() => readConfig({ DEMO: 'true', ...wrong })).toThrow(Object.keys(wrong)[0]);
});

describe('the address of Redis', () => {
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
