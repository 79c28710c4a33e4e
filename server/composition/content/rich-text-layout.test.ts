import { describe, expect, it } from 'vitest';
import { safePicture } from './links.ts';
import { createRichText } from './rich-text.ts';

const show = createRichText((src) => safePicture(src, ['media.good.test']), 'https://www.good.test');
const cn = (html: string, below: 1 | 2 = 1) => show(html, { lang: 'CN', below });
const levels = (html: string) => [...html.matchAll(/<h(\d)>/g)].map(([, level]) => Number(level));

describe('rich text on its page', () => {
	it.each([
		['<h1>a</h1><h2>b</h2><h3>c</h3>', [2, 2, 3]],
		['<h3>a</h3><h5>b</h5><h3>c</h3>', [2, 3, 2]],
		['<h4>a</h4><h2>b</h2><h4>c</h4>', [2, 2, 3]],
		['<h6>a</h6>', [2]],
	])('has its headings in order below the page’s own: %s', (html, shown) => {
		expect(levels(cn(html))).toEqual(shown);
	});

	it('has headings one level lower in a dialog, and none below the sixth level', () => {
		expect(levels(cn('<h2>a</h2><h3>b</h3>', 2))).toEqual([3, 4]);
		expect(Math.max(...levels(cn('<h2>a</h2><h3>b</h3><h4>c</h4><h5>d</h5><h6>e</h6>', 2)))).toBeLessThanOrEqual(6);
	});

	it('leaves out headings without words', () => {
		expect(cn('<h2> <br></h2><p>a</p><h3>&nbsp;</h3>')).toBe('<p>a</p>');
	});

	it('puts each table into a named region that the keyboard reaches, but no table inside another one', () => {
		expect(cn('<table><caption>价格</caption><tr><td>1</td></tr></table>')).toBe(
			'<div role="region" tabindex="0" aria-label="价格"><table><caption>价格</caption><tr><td>1</td></tr></table></div>',
		);
		const nested = cn('<table><tr><td><table><tr><td>1</td></tr></table></td></tr></table><table><tr><td>2</td></tr></table>');
		expect([...nested.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual(['表格 1', '表格 2']);
		expect(nested.match(/<\/div>/g)).toHaveLength(2);
	});

	it('names a region without letting its caption out of the attribute', () => {
		const html = cn('<table><caption>"><img src="/media/x.webp" onerror="alert(1)">a</caption><tr><td>1</td></tr></table>');
		expect(html).toContain('aria-label="&quot;&gt;a"');
		expect(html).not.toMatch(/onerror/);
	});

	it('gives pictures the size in their address, else in their attributes, else a usual one, and loads them lazily', () => {
		const src = '/media/port-x_1440x960_001122_334455/1440.webp';
		expect(cn(`<img src="${src}" alt="港">`)).toMatch(
			/^<picture><source type="image\/avif" srcset="[^"]+ 1440w" sizes="[^"]+" \/><img src="\/media\/port-x_[^"]+webp" alt="港" width="1440" height="960" loading="lazy" decoding="async" \/><\/picture>$/,
		);
		expect(cn('<img src="https://media.good.test/a.png" width="30" height="20">')).toContain('width="30" height="20"');
		expect(cn('<img src="https://media.good.test/a.png" width="99999">')).toContain('width="1200" height="800"');
		expect(cn('<p>a<img src="https://other.test/a.png">b</p>')).toBe('<p>ab</p>');
	});

	it('lets films wait for a press, with a name in the page’s language', () => {
		const film = '<video src="/media/film/dusk.mp4" autoplay onplay="alert(1)"></video>';
		expect(cn(film)).toBe('<a href="/media/film/dusk.mp4" data-film=""><span aria-hidden="true">▶</span> 播放影片</a>');
		expect(show(film, { lang: 'EN', below: 1 })).toContain('Play the film');
		expect(cn('<video controls><source src="/media/film/dusk.mp4"></video>')).toContain('data-film=""');
	});

	it('asks no other host for a film or a frame: it shows a link to press', () => {
		const html = cn(
			'<iframe src="https://player.bad.test/1" allow="autoplay">x</iframe><video src="https://cdn.bad.test/a.mp4"></video>',
		);
		expect(html).not.toMatch(/<(?:iframe|video|source)/);
		expect(html).toContain(
			'<a href="https://player.bad.test/1" rel="noopener nofollow"><span aria-hidden="true">▶</span> player.bad.test',
		);
		expect(cn('<iframe srcdoc="<script>alert(1)</script>"></iframe><video><source src="javascript:alert(1)"></video>')).toBe('');
	});

	it('turns every link to this site into a path', () => {
		expect(cn('<a href="https://www.good.test/route?id=1">x</a>')).toBe('<a href="/route?id=1">x</a>');
		expect(cn('<a href="https://www.good.test">x</a>')).toBe('<a href="/">x</a>');
		expect(cn('<a href="https://www.good.test.evil.test/">x</a>')).toContain('rel="noopener nofollow"');
		expect(cn('<a href="https://www.good.test//evil.test">x</a>')).not.toContain('evil');
	});

	it('gives the same text again for each place, and forgets the oldest texts when there are too many', () => {
		const once = cn('<h2>same</h2>');
		for (let index = 0; index < 600; index += 1) cn(`<p>${index}</p>`);
		expect([cn('<h2>same</h2>'), cn('<h2>same</h2>', 2)]).toEqual([once, '<h3>same</h3>']);
	});
});
