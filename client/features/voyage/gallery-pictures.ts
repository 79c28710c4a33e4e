import type { GalleryPicture } from '#client/ui/gallery-viewer.tsx';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';

type Words = { picture: (index: number) => string; day: (day: number, place: string) => string };

/** Returns the voyage's own pictures, or those of its days where it has none. A picture that shows a port of call is named after it. */
export function galleryOf({ pictures, itinerary }: Pick<VoyagePage, 'pictures' | 'itinerary'>, words: Words): GalleryPicture[] {
	const captions = new Map<string, string>();
	for (const { picture, kind, day, port, title } of itinerary === 'unavailable' ? [] : itinerary) {
		const caption = words.day(day, kind === 'sea' ? title : port);
		if (picture && !captions.has(picture)) captions.set(picture, pictures.includes(picture) && kind === 'sea' ? '' : caption);
	}
	const sources = pictures.length > 0 ? pictures : [...captions.keys()];
	return sources.map((src, index) => {
		const caption = captions.get(src) ?? '';
		return { src, caption, name: caption || words.picture(index + 1) };
	});
}
