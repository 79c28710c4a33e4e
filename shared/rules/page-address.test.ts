import { expect, it } from 'vitest';
import { pageIdentity } from './page-address.ts';

it.each([
	['/', '/'],
	['/route?id=1&update=5', '/route?id=1'],
	['/voyage-search?a=1&b=2', '/voyage-search?b=2&a=1'],
	['/#top', '/'],
	['/route?id=1&lang=EN', '/route?id=1'],
	['https://www.good.test/route?id=1', '/route?id=1'],
])('%s and %s are the same page', (one, other) => {
	expect(pageIdentity(one)).toBe(pageIdentity(other));
});

it.each([
	['/route?id=1', '/route?id=2'],
	['/', '/voyage-search'],
	['/route', '/route?id=1'],
])('%s and %s are two pages', (one, other) => {
	expect(pageIdentity(one)).not.toBe(pageIdentity(other));
});
