import { describe, expect, it } from 'vitest';
import { safeLink, safePicture } from './links.ts';

describe('a link from content', () => {
	it.each([
		['https://example.test/a?b=1#c', 'https://example.test/a?b=1#c'],
		['mailto:a@example.test', 'mailto:a@example.test'],
		['tel:4001234567', 'tel:4001234567'],
		['/route?id=1', '/route?id=1'],
		[' /campaigns/summer ', '/campaigns/summer'],
		['HTTPS://Example.Test', 'https://example.test/'],
	])('%s is kept', (link, kept) => {
		expect(safeLink(link)).toBe(kept);
	});

	it.each([
		'',
		'javascript:alert(1)',
		' JaVaScript:alert(1)',
		'java\nscript:alert(1)',
		'data:text/html,x',
		'http://example.test',
		'//evil.test',
		'/\\evil.test',
		'\\\\evil.test',
		'/..//evil.test',
		'relative/path',
		'?a=1',
		'#top',
		'https://user:pass@evil.test',
		'https://',
		'ftp://x',
		'blob:https://x/1',
		'vbscript:x',
		'intent://x',
		'weixin://dl',
	])('%j is dropped', (link) => {
		expect(safeLink(link)).toBe('');
	});

	const HOSTS = ['cdn.example.test', 'pics.example.test:8443'];

	it.each([
		['/media/a_1x1_000000_000000/1.webp', '/media/a_1x1_000000_000000/1.webp'],
		['https://cdn.example.test/a.webp?w=1', 'https://cdn.example.test/a.webp?w=1'],
		['HTTPS://CDN.Example.Test/a.webp', 'https://cdn.example.test/a.webp'],
		['http://cdn.example.test/a.webp', 'https://cdn.example.test/a.webp'],
		['//cdn.example.test/a.webp', 'https://cdn.example.test/a.webp'],
		['https://pics.example.test:8443/a.webp', 'https://pics.example.test:8443/a.webp'],
	])('%j is a picture that may be shown', (src, shown) => {
		expect(safePicture(src, HOSTS)).toBe(shown);
	});

	it.each([
		'https://evil.test/a.webp',
		'https://cdn.example.test.evil.test/a.webp',
		'https://cdn.example.test:444/a.webp',
		'https://pics.example.test/a.webp',
		'https://user@cdn.example.test/a.webp',
		'//evil.test/media/a.webp',
		'/media/../api/session',
		'/api/logout',
		'tel:1',
		'data:image/svg+xml,x',
		'ftp://cdn.example.test/a.webp',
		'a.webp',
		'media/a.webp',
		'',
	])('%j is no picture that may be shown', (src) => {
		expect(safePicture(src, HOSTS)).toBe('');
	});
});
