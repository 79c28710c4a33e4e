import type { Figures } from '#shared/catalogue/bff/views.ts';
import type { Activity } from '#shared/catalogue/content-entities.ts';
import { paths } from '#shared/paths.ts';
import { parseSearch } from '#shared/rules/search-params.ts';
import type { IndexedVoyage, VoyageIndex } from '../voyages/voyage-index.ts';
import { campaignAt } from './campaign-links.ts';
import { safeLink } from './links.ts';

/** Sums up the voyages that are on sale: their number, lowest price, lengths and next day. Returns null when none is on sale. */
export function figuresOf(voyages: readonly IndexedVoyage[]): Figures | null {
	const onSale = voyages.flatMap(({ state, price, days, date }) =>
		state === 'on-sale' && price !== null ? [{ price, days, date }] : [],
	);
	const [first] = onSale;
	if (!first) return null;
	return onSale.reduce(
		(sum, { price, days, date }) => ({
			count: sum.count + 1,
			from: Math.min(sum.from, price),
			shortest: Math.min(sum.shortest, days),
			longest: Math.max(sum.longest, days),
			next: date < sum.next ? date : sum.next,
		}),
		{ count: 0, from: first.price, shortest: first.days, longest: first.days, next: first.date },
	);
}

/**
 * Returns the figures of the voyages that a link leads to. It may lead to a search, to a voyage's page, or to a campaign with
 * such a link of its own; the figures of any other link are null.
 */
export function figuresAt(link: string, index: VoyageIndex, campaigns: readonly Activity[]): Figures | null {
	const { pathname, searchParams } = new URL(link, 'https://site.invalid');
	if (pathname === paths.search) {
		return figuresOf(index.search.matching(parseSearch(searchParams, index.context.today)));
	}
	if (pathname === paths.voyage) return figuresOf([index.byId.get(searchParams.get('id') ?? '') ?? []].flat());
	const campaign = campaignAt(link, campaigns);
	const further = campaign ? safeLink(campaign.link) : '';
	return further.startsWith(paths.search) ? figuresAt(further, index, []) : null;
}
