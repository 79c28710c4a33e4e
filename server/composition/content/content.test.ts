import { expect, it, vi } from 'vitest';
import { createContent } from './content.ts';

const withheld = vi.fn();
const { picture, richText } = createContent({
	hosts: ['pics.test'],
	resized: (source, width) =>
		source.length > 100 ? '' : `/resized/tag/${Buffer.from(source).toString('base64url')}/${width}.webp`,
	withheld,
});
const resizedTo = (source: string, width: number) => `/resized/tag/${Buffer.from(source).toString('base64url')}/${width}.webp`;
const show = (html: string) => richText(html, { lang: 'CN' });

it.each([
	['/media/a_1x1_000000_000000/1.webp', '/media/a_1x1_000000_000000/1.webp'],
	['https://pics.test/a.jpg', resizedTo('https://pics.test/a.jpg', 1600)],
	[' //pics.test/a.jpg?v=2', resizedTo('https://pics.test/a.jpg?v=2', 1600)],
	['https://pics.test/dusk.mp4 ', 'https://pics.test/dusk.mp4'],
	['https://pics.test/dusk.WEBM?v=2', 'https://pics.test/dusk.WEBM?v=2'],
	['https://evil.test/a.jpg', ''],
	[`https://pics.test/${'a'.repeat(100)}.jpg`, ''],
])('%s is shown as %s', (src, shown) => {
	withheld.mockClear();
	expect(picture(src, 'a field')).toBe(shown);
	expect(withheld.mock.calls).toEqual(shown ? [] : [['a field']]);
});

it('a foreign picture of a text comes in one width, for a phone or a column, with the size that the text gives it', () => {
	const html = show('<img src="https://pics.test/a.jpg" width="300" height="90" alt="海">');
	expect(html).toContain(`src="${resizedTo('https://pics.test/a.jpg', 960)}"`);
	expect(html).toContain('alt="海" width="300" height="90"');
	expect(html).not.toContain('srcset');
});

it('a foreign film of a text is a link to its own address, whatever its name is', () => {
	expect(show('<video src="https://pics.test/dusk.mp4"></video>')).toContain('href="https://pics.test/dusk.mp4"');
	expect(show('<video src="https://pics.test/play?id=5"></video>')).toContain('href="https://pics.test/play?id=5"');
});
