import { expect, it, vi } from 'vitest';
import { createContent } from './content.ts';

const withheld = vi.fn();
const template = '{url}?x-oss-process=image/resize,w_{width}';
const { picture, richText } = createContent({ hosts: ['pics.test'], template, withheld });
const show = (html: string) => richText(html, { lang: 'CN' });

it.each([
	['/media/a_1x1_000000_000000/1.webp', '/media/a_1x1_000000_000000/1.webp'],
	['https://pics.test/a.jpg', 'https://pics.test/a.jpg'],
	['http://pics.test/a.jpg', 'https://pics.test/a.jpg'],
	[' //pics.test/a.jpg?v=2', 'https://pics.test/a.jpg?v=2'],
	['https://pics.test/dusk.mp4 ', 'https://pics.test/dusk.mp4'],
	['https://evil.test/a.jpg', ''],
	['https://pics.test:8443/a.jpg', ''],
	['https://visitor:word@pics.test/a.jpg', ''],
	['http://10.0.0.1/a.jpg', ''],
	['data:image/png;base64,AAAA', ''],
	['javascript:alert(1)', ''],
])('%s is shown as %j', (src, shown) => {
	withheld.mockClear();
	expect(picture(src, 'a field')).toBe(shown);
	expect(withheld.mock.calls).toEqual(shown ? [] : [['a field']]);
});

it('a foreign picture of a text comes in one width, for a phone or a column, with the size that the text gives it', () => {
	const html = show('<img src="https://pics.test/a.jpg" width="300" height="90" alt="海">');
	expect(html).toContain('src="https://pics.test/a.jpg?x-oss-process=image/resize,w_960"');
	expect(html).toContain('alt="海" width="300" height="90"');
	expect(html).not.toContain('srcset');
});

it('a foreign film of a text is a link to its own address, whatever its name is', () => {
	expect(show('<video src="https://pics.test/dusk.mp4"></video>')).toContain('href="https://pics.test/dusk.mp4"');
	expect(show('<video src="https://pics.test/play?id=5"></video>')).toContain('href="https://pics.test/play?id=5"');
});
