import { describe, expect, it } from 'vitest';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { sideBySide } from './side-by-side.ts';

const content = { picture: (src: string) => (src.startsWith('/media/') ? src : '') };
const voyage = (cover: string, ...others: string[]) => ({ card: { picture: cover } as VoyageCard, images: [cover, ...others] });
const shown = (...voyages: ReturnType<typeof voyage>[]) => sideBySide(voyages, content).map(({ picture }) => picture);

describe('voyages side by side', () => {
	it('show a different picture each', () => {
		expect(shown(voyage('/media/a'), voyage('/media/a', '/media/b'), voyage('/media/b', '/media/c'))).toEqual([
			'/media/a',
			'/media/b',
			'/media/c',
		]);
	});

	it('share a picture when upstream has no other that may be shown', () => {
		expect(shown(voyage('/media/a'), voyage('/media/a', 'https://evil.test/b'))).toEqual(['/media/a', '/media/a']);
		expect(shown(voyage(''), voyage(''))).toEqual(['', '']);
	});

	it('show no picture from elsewhere on the page, and a yielding one only when no other is left', () => {
		const voyages = [
			voyage('/media/a', '/media/b', '/media/c'),
			voyage('/media/a', '/media/b'),
			voyage('/media/a'),
			voyage('/media/d'),
		];
		const besides = { fixed: ['/media/a'], yielding: ['/media/b'] };
		expect(sideBySide(voyages, content, besides).map(({ picture }) => picture)).toEqual([
			'/media/c',
			'/media/b',
			'/media/a',
			'/media/d',
		]);
	});

	it('leave the index’s own cards unchanged', () => {
		const one = voyage('/media/a', '/media/b');
		expect(sideBySide([one], content)[0]).toBe(one.card);
		sideBySide([one, one], content);
		expect(one.card.picture).toBe('/media/a');
	});
});
