import type { FeatureScope } from '#server/handler.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { subjectOf } from '#shared/pictures.ts';
import type { IndexedVoyage } from './voyage-index.ts';

/**
 * Returns the cards of a few voyages that are shown side by side. Each gets a picture of one of its ports of call that isn't
 * elsewhere on the page, `shown` there in any crop or beside it; where there is none, the one that was shown longest ago.
 */
export function sideBySide(
	voyages: readonly Pick<IndexedVoyage, 'card' | 'callPictures'>[],
	content: Pick<FeatureScope['content'], 'picture'>,
	shown: readonly string[] = [],
): VoyageCard[] {
	const seen = shown.map(subjectOf);
	const lastSeen = (src: string): number => seen.lastIndexOf(subjectOf(src));
	return voyages.map(({ card, callPictures }) => {
		const own = [card.picture, ...callPictures.map((src) => content.picture(src, 'port.images'))].filter(Boolean);
		const [picture = ''] = own.toSorted((one, other) => lastSeen(one) - lastSeen(other));
		seen.push(subjectOf(picture));
		return picture === card.picture ? card : { ...card, picture };
	});
}
