import { describe, expect, it } from 'vitest';
import { safePath } from './safe-path.ts';

const REFUSED = [
	'',
	' ',
	'evil.test',
	'https://evil.test',
	'http:evil.test',
	'HTTPS://evil.test/',
	'//evil.test',
	'//evil.test/cart',
	'///evil.test',
	'////evil.test',
	'//evil.test/%2f..',
	'/\\evil.test',
	'\\\\evil.test',
	'\\/evil.test',
	'/\\/evil.test',
	'/%5cevil.test',
	'/%5C%5Cevil.test',
	'/%255cevil.test',
	'/%2f/evil.test',
	'/%2fevil.test',
	'/%2F%2Fevil.test',
	'/%252f%252fevil.test',
	'/%25252fevil.test',
	'/..//evil.test',
	'/.//evil.test',
	'/a/..//evil.test',
	'/%2e%2e//evil.test',
	'/%2e//evil.test',
	'/a/%2e%2e//evil.test',
	'/a//b',
	'/..%2f/evil.test',
	'/%2e%2e%2f%2fevil.test',
	'/\t/evil.test',
	'\t//evil.test',
	'/\n/evil.test',
	'/\r\n/evil.test',
	'/a\u0000b',
	'/%09/evil.test',
	'/%0a/evil.test',
	'/%0d%0aSet-Cookie:a=b',
	'/a?b=%0d%0aSet-Cookie:a=b',
	'/a%00',
	'/%7f',
	'/\u2028/evil.test',
	'javascript:alert(1)',
	'JaVaScRiPt:alert(1)',
	'java\tscript:alert(1)',
	'data:text/html,x',
	'vbscript:x',
	'blob:https://evil.test/x',
	'?x=//evil.test',
	'#//evil.test',
	'@evil.test',
	'user@evil.test',
	':80',
	'.evil.test',
	'https:/evil.test',
	' //evil.test',
	'/／evil.test',
	'/%EF%BC%8F/evil.test',
	'/%EF%BC%BCevil.test',
	'/%',
	'/%zz',
	'/%c0%af',
	'/login',
	'/login/',
	'/Login',
	'/LOGIN?redirect=/cart',
	'/bind',
	'/bind?x=1',
	'/api',
	'/api/openapi/order/1/cancel',
	'/API/logout',
	'/%6cogin',
	'/l%6Fgin',
	'/%61pi/x',
	'/%2561pi/x',
	'/x/../login',
	'/x/%2e%2e/api/y',
	'/./api/y',
	'/／login',
	`/${'a'.repeat(3000)}`,
];

const KEPT = [
	['/', '/'],
	['/cart', '/cart'],
	['/route?id=1&date=2027-03-05', '/route?id=1&date=2027-03-05'],
	['/voyage-search?port=1,2#results', '/voyage-search?port=1,2#results'],
	['/voyage-search?port=1%2C2', '/voyage-search?port=1%2C2'],
	['/a/../orders', '/orders'],
	['/loginx', '/loginx'],
	['/apis', '/apis'],
	['/policy/PRIVACY', '/policy/PRIVACY'],
	['/search?next=https://evil.test', '/search?next=https://evil.test'],
	['/news?title=邮轮', '/news?title=%E9%82%AE%E8%BD%AE'],
	['/目的地', '/%E7%9B%AE%E7%9A%84%E5%9C%B0'],
	['/x%20y', '/x%20y'],
	['/@evil.test', '/@evil.test'],
];

describe('a redirect target', () => {
	it.each(REFUSED)('%j is refused', (target) => {
		expect(safePath(target)).toBe('/');
	});

	it.each(KEPT)('%s is kept as %s', (target, path) => {
		expect(safePath(target)).toBe(path);
	});

	it('may be missing', () => {
		expect(safePath(null)).toBe('/');
		expect(safePath(undefined)).toBe('/');
	});

	it('is stable and stays on this site wherever it is read again', () => {
		for (const target of [...REFUSED, ...KEPT.map(([given]) => given ?? '')]) {
			const path = safePath(target);
			expect(safePath(path)).toBe(path);
			expect(path.startsWith('/') && !path.startsWith('//')).toBe(true);
			expect(new URL(path, 'https://www.good.test').origin).toBe('https://www.good.test');
		}
	});
});
