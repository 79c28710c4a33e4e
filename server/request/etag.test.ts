import { expect, it } from 'vitest';
import { matchesEtag } from './etag.ts';

it.each([
	['"abc-br"', '"abc-br"', true],
	['W/"abc-br"', '"abc-br"', true],
	['"abc-br"', 'W/"abc-br"', true],
	['"x", "abc-br"', '"abc-br"', true],
	['"x",W/"abc-br" , "y"', 'W/"abc-br"', true],
	['*', '"abc-br"', true],
	[' * ', '"abc-br"', true],
	['"a,b", "c"', '"a,b"', true],
	['"a,b"', '"a"', false],
	['"abc-gzip"', '"abc-br"', false],
	['abc-br', '"abc-br"', false],
	['', '"abc-br"', false],
	[undefined, '"abc-br"', false],
])('If-None-Match: %s and the tag %s', (header, etag, matches) => {
	expect(matchesEtag(header, etag)).toBe(matches);
});
