import type { Activity } from '#shared/catalogue/content-entities.ts';
import type { Language } from '#shared/constants.ts';
import { parseSearch } from '#shared/rules/search-params.ts';
import { safeLink, searchIn } from '../content/links.ts';
import { pick } from '../localise.ts';
import type { Searchable, VoyageSearch } from './voyage-search.ts';

/**
 * Returns each voyage on sale that a running campaign gives something with, and what that is (docs/rules.md, campaign-gift). Of
 * several campaigns the first counts.
 */
export function giftsOf<V extends Searchable>(
	search: VoyageSearch<V>,
	campaigns: readonly Activity[],
	{ lang, today }: { lang: Language; today: string },
): Map<V, string> {
	const gifts = new Map<V, string>();
	for (const campaign of campaigns) {
		const { beginDate, endDate } = campaign;
		const gift = pick(lang, campaign.gift, campaign.enGift);
		const query = searchIn(safeLink(campaign.link));
		if (!gift || !query || beginDate > today || (endDate !== '' && endDate < today)) continue;
		for (const voyage of search.matching(parseSearch(query, today))) {
			if (voyage.state === 'on-sale' && !gifts.has(voyage)) gifts.set(voyage, gift);
		}
	}
	return gifts;
}
