import { expect, it } from 'vitest';
import { outsideAddress } from './outside-address.ts';

const OUTSIDE = { hosts: ['club.good.test', 'club.good.test:8443'], sandbox: 'http://127.0.0.1:9' };
const read = (told: string) => outsideAddress(told, OUTSIDE, '/__sandbox/h5');

it.each([
	['https://club.good.test/h5?ticket=a%20b#x', 'https://club.good.test/h5?ticket=a%20b#x'],
	['https://CLUB.good.test:443/', 'https://club.good.test/'],
	['https://club.good.test:8443/', 'https://club.good.test:8443/'],
	['http://127.0.0.1:9/__sandbox/h5?a=1', '/__sandbox/h5?a=1'],
])('%s is read as %s', (told, url) => {
	expect(read(told)).toBe(url);
});

it.each([
	'http://club.good.test/',
	'https://club.good.test.evil.test/',
	'https://evil.test/club.good.test',
	'https://club.good.test@evil.test/',
	'https://a:b@club.good.test/',
	'https://club.good.test:444/',
	'//club.good.test/',
	'/h5',
	'javascript:alert(1)',
	'data:text/html,x',
	'https://club.good.test/\r\nset-cookie:a=b',
	'https:\\\\club.good.test/',
	' https://club.good.test/',
	'https://club.good.test/船',
	'http://127.0.0.1:9/__control',
	'http://127.0.0.1:9/__sandbox/h5/../../__control',
	`https://club.good.test/${'a'.repeat(2_100)}`,
	'',
])('%j is refused (T34)', (told) => {
	expect(read(told)).toBeNull();
});
