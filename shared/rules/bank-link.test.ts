import { expect, it } from 'vitest';
import { isBankLink } from './bank-link.ts';

it.each([
	['/', 'code=abc', true],
	['/', 'redirect=%2Forders&code=', false],
	['/', 'code', false],
	['/', 'code=%20', false],
	['/', 'barcode=abc', false],
	['/', '', false],
	['/login', 'code=abc', false],
])('%s with “%s” is a bank’s link: %s', (pathname, query, expected) => {
	expect(isBankLink(pathname, new URLSearchParams(query))).toBe(expected);
});
