import type { FeatureScope } from '#server/handler.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import type { IndexedVoyage } from './voyage-index.ts';

/**
 * The cards of a few voyages that stand side by side: each with a picture of its own that isn't `elsewhere` on the page either, as far as upstream
 * tells of several.
 */
export function sideBySide(
	voyages: readonly Pick<IndexedVoyage, 'card' | 'images'>[],
	content: Pick<FeatureScope['content'], 'picture'>,
	elsewhere: readonly string[] = [],
): VoyageCard[] {
	const seen = new Set(elsewhere);
	return voyages.map(({ card, images }) => {
		const own = [card.picture, ...images.map((src) => content.picture(src, 'voyage.images'))];
		const picture = own.find((one) => one && !seen.has(one)) ?? card.picture;
		seen.add(picture);
		return picture === card.picture ? card : { ...card, picture };
	});
}
