import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture, PictureUrl } from './picture.tsx';

const SEA = '/media/sea_2000x1000_1b3450_0a1b2c/1600.webp';

test('a picture of ours is offered as AVIF in the widths it has, else as its one WebP, with its colour behind it', () => {
	const html = renderToStaticMarkup(<Picture src={SEA} alt="Sea" sizes="50vw" />);
	expect(html).toContain('type="image/avif"');
	expect(html).toContain('/media/sea_2000x1000_1b3450_0a1b2c/480.avif 480w');
	expect(html).toContain(`<img src="${SEA}" alt="Sea"`);
	expect(html).not.toContain('480.webp');
	expect(html).not.toContain('2400w');
	expect(html).toContain('background-color:#1b3450');
	expect(html).toContain('width="2000" height="1000"');
});

const FOREIGN = 'https://pics.test/a.jpg';

test('a foreign picture is offered in four widths by the template; its box has a ratio of its own, as its size isn’t known', () => {
	const html = renderToStaticMarkup(
		<PictureUrl value="{url}?x-oss-process=image/resize,w_{width}">
			<Picture src={FOREIGN} alt="" sizes="50vw" narrow={{ src: 'https://pics.test/tall.jpg?v=2' }} />
		</PictureUrl>,
	);
	for (const width of [480, 960, 1600, 2400]) {
		expect(html).toContain(`${FOREIGN}?x-oss-process=image/resize,w_${width} ${width}w`);
		expect(html).toContain(`https://pics.test/tall.jpg?v=2&amp;x-oss-process=image/resize,w_${width} ${width}w`);
	}
	expect(html).toContain('sizes="50vw"');
	expect(html).toContain('width="1200" height="800"');
	expect(html).toContain('--ratio:3/2');
	expect(html).toContain('background-color:var(--color-navy-100)');
});

test('a foreign picture is shown as given without a template', () => {
	const html = renderToStaticMarkup(<Picture src={FOREIGN} alt="" sizes="50vw" />);
	expect(html).not.toMatch(/srcSet|sizes=|<source/i);
	expect(html).toContain(`src="${FOREIGN}"`);
});

test('only the first picture seen is fetched before it is near', () => {
	expect(renderToStaticMarkup(<Picture src={SEA} alt="" sizes="100vw" priority />)).toContain('fetchPriority="high"');
	expect(renderToStaticMarkup(<Picture src={SEA} alt="" sizes="100vw" />)).toContain('loading="lazy"');
});

test('narrow screens can have a picture of their own, asked for first', () => {
	const html = renderToStaticMarkup(<Picture src={SEA} alt="" sizes="100vw" narrow={{ src: '/tall.jpg', ratio: '4/5' }} />);
	expect(html.indexOf('(max-width: 48rem)')).toBeGreaterThan(-1);
	expect(html.indexOf('/tall.jpg')).toBeLessThan(html.indexOf('image/avif'));
	expect(html).toContain('--ratio-narrow:4/5');
});

test('without an address there is the box and its colour, and no request', () => {
	const html = renderToStaticMarkup(<Picture src="" alt="" sizes="100vw" />);
	expect(html).not.toContain('<img');
	expect(html).toContain('--ratio:3/2');
});
