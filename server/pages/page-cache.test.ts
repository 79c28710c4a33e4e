import { expect, it } from 'vitest';
import { createPageCache, freezePage } from './page-cache.ts';

const page = (html: string) => freezePage(200, html, {});

it('a page without a query is kept at once, one with a query from its second request on', async () => {
	const cache = createPageCache();
	expect([cache.admits('CN /', '/'), cache.admits('CN /a', '/a?port=1'), cache.admits('CN /a', '/a?port=1')]).toEqual([
		true,
		false,
		true,
	]);
	cache.set('EN /b', await page('b'));
	expect(cache.admits('EN /b', '/b?port=1')).toBe(true);
});

it('thousands of queries with one request each are not kept, and few are remembered', () => {
	const cache = createPageCache();
	const asked = Array.from({ length: 20_000 }, (_, number) => cache.admits(`CN ${number}`, `/a?port=${number}`));
	expect(asked.some(Boolean)).toBe(false);
});

it('the least recently used pages are dropped first when the bytes are used up', async () => {
	const cache = createPageCache();
	const large = await page('x'.repeat(12 * 1024 * 1024));
	cache.set('one', large);
	cache.set('two', large);
	cache.get('one');
	cache.set('three', large);
	expect(['one', 'two', 'three'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true]);
});

it('a page has another ETag in each encoding', async () => {
	const { bodies } = await page('a page');
	const tags = Object.values(bodies).map(({ headers }) => headers[headers.indexOf('etag') + 1]);
	expect(new Set(tags).size).toBe(3);
});
