import type { FeatureScope } from '#server/handler.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import type { IndexedVoyage } from './voyage-index.ts';

/** Pictures that the page shows elsewhere: `fixed` ones stay, `yielding` ones are replaced when a voyage has no other picture. */
type Besides = { fixed?: readonly string[]; yielding?: readonly string[] };

/**
 * Returns the cards of a few voyages that are shown side by side. Each gets a picture that isn't elsewhere on the page, as long
 * as upstream has several of the voyage.
 */
export function sideBySide(
	voyages: readonly Pick<IndexedVoyage, 'card' | 'images'>[],
	content: Pick<FeatureScope['content'], 'picture'>,
	{ fixed = [], yielding = [] }: Besides = {},
): VoyageCard[] {
	const seen = new Set(fixed);
	return voyages.map(({ card, images }) => {
		const own = [card.picture, ...images.map((src) => content.picture(src, 'voyage.images'))].filter(
			(one) => one && !seen.has(one),
		);
		const picture = own.find((one) => !yielding.includes(one)) ?? own[0] ?? card.picture;
		seen.add(picture);
		return picture === card.picture ? card : { ...card, picture };
	});
}
