import { expect, it } from 'vitest';
import { cardOf, foreignSet, pictureOfCard, resized } from './pictures.ts';

const PICTURE = 'https://pics.test/a.jpg';
const WITH_QUERY = `${PICTURE}?v=2`;

it.each([
	['OSS', '{url}?x-oss-process=image/resize,w_{width}', PICTURE, `${PICTURE}?x-oss-process=image/resize,w_480`],
	['OSS', '{url}?x-oss-process=image/resize,w_{width}', WITH_QUERY, `${WITH_QUERY}&x-oss-process=image/resize,w_480`],
	['COS', '{url}?imageMogr2/thumbnail/{width}x', PICTURE, `${PICTURE}?imageMogr2/thumbnail/480x`],
	[
		'imgproxy',
		'https://img.test/insecure/rs:fit:{width}/plain/{url:encoded}',
		WITH_QUERY,
		'https://img.test/insecure/rs:fit:480/plain/https%3A%2F%2Fpics.test%2Fa.jpg%3Fv%3D2',
	],
	[
		'thumbor',
		'https://img.test/unsafe/{width}x0/{url:encoded}',
		PICTURE,
		'https://img.test/unsafe/480x0/https%3A%2F%2Fpics.test%2Fa.jpg',
	],
])('%s gives a picture in a width: %s for %s', (_service, template, url, expected) => {
	expect(resized(url, template, 480)).toBe(expected);
});

it('only pictures of other hosts have a set of the template', () => {
	expect(foreignSet(PICTURE, '{url}?w={width}')).toBe(
		[480, 960, 1600, 2400].map((width) => `${PICTURE}?w=${width} ${width}w`).join(', '),
	);
	expect(foreignSet('/media/a.webp', '{url}?w={width}')).toBeUndefined();
	expect(foreignSet(PICTURE, null)).toBeUndefined();
});

it.each([
	['hero-2x1_2058x1029_7e6860_bc4032', 1600],
	['guide-4x5_768x960_a0a7a2_75e5ca', 768],
	['strip-5x1_2400x480_a0a7a2_75e5ca', 2400],
])('the card of %s is made of its width of %i', (name, width) => {
	const card = cardOf(`/media/${name}/480.webp`);
	expect(card).toBe(`/cards/${name}.jpg`);
	expect(pictureOfCard(`${name}.jpg`)).toBe(`/media/${name}/${width}.webp`);
});

it('other pictures have no card', () => {
	expect([PICTURE, '/pictures/a_9x9_7e6860_bc4032/9.webp', '/api/together/picture'].map(cardOf)).toEqual([
		undefined,
		undefined,
		undefined,
	]);
	expect(['a.jpg', '../a_9x9_7e6860_bc4032.jpg', 'a_9x9_7e6860_bc4032.webp'].map(pictureOfCard)).toEqual([
		undefined,
		undefined,
		undefined,
	]);
});
