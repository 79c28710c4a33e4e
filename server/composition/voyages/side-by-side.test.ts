import { describe, expect, it } from 'vitest';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { sideBySide } from './side-by-side.ts';

const content = { picture: (src: string) => (src.startsWith('/media/') ? src : '') };
const voyage = (cover: string, ...callPictures: string[]) => ({ card: { picture: cover } as VoyageCard, callPictures });
const shown = (...voyages: ReturnType<typeof voyage>[]) => sideBySide(voyages, content).map(({ picture }) => picture);

describe('voyages side by side', () => {
	it('show a different picture of their ports each', () => {
		expect(shown(voyage('/media/a'), voyage('/media/a', '/media/b'), voyage('/media/b', '/media/c'))).toEqual([
			'/media/a',
			'/media/b',
			'/media/c',
		]);
	});

	it('share a picture when upstream has no other of the ports that may be shown', () => {
		expect(shown(voyage('/media/a'), voyage('/media/a', 'https://evil.test/b'))).toEqual(['/media/a', '/media/a']);
		expect(shown(voyage(''), voyage(''))).toEqual(['', '']);
	});

	it('show no picture from elsewhere on the page while there is another', () => {
		const voyages = [voyage('/media/a', '/media/b'), voyage('/media/a')];
		expect(sideBySide(voyages, content, ['/media/a']).map(({ picture }) => picture)).toEqual(['/media/b', '/media/a']);
	});

	it('know a picture of the page by what it shows, whatever its crop', () => {
		const crop = (name: string, form: string) => `/media/${name}-${form}_1600x1067_0a0b0c_000001/1600.webp`;
		const bay = voyage(crop('bay', '3x2'), crop('bay-arch', '3x2'));
		expect(sideBySide([bay], content, [crop('bay', '21x9')])[0]?.picture).toBe(crop('bay-arch', '3x2'));
	});

	it('leave the index’s own cards unchanged', () => {
		const one = voyage('/media/a', '/media/b');
		expect(sideBySide([one], content)[0]).toBe(one.card);
		sideBySide([one, one], content);
		expect(one.card.picture).toBe('/media/a');
	});
});
