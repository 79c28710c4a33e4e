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

	it('is a picture only over https or from our own media', () => {
		expect(safePicture('https://cdn.example.test/a.webp')).toBe('https://cdn.example.test/a.webp');
		expect(safePicture('/media/a_1x1_000000_000000/1.webp')).toBe('/media/a_1x1_000000_000000/1.webp');
		for (const other of ['/media/../api/session', '/api/logout', 'tel:1', 'data:image/svg+xml,x', 'a.webp'])
			expect(safePicture(other)).toBe('');
	});
});
