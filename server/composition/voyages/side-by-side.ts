import type { FeatureScope } from '#server/handler.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import type { IndexedVoyage } from './voyage-index.ts';

/** What a page shows besides: pictures that stay where they are, and those that give way to a voyage that has no other. */
type Besides = { fixed?: readonly string[]; yielding?: readonly string[] };

/**
 * The cards of a few voyages that stand side by side: each with a picture of its own that isn't elsewhere on the page either, as far as upstream
 * tells of several.
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
