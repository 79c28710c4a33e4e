import { campaignsOrNone } from '#server/composition/content/campaign-links.ts';
import { figuresAt } from '#server/composition/content/link-figures.ts';
import { rememberByIdentity } from '#server/composition/memo.ts';
import { voyageIndexOrNone } from '#server/composition/voyages/voyage-index.ts';
import type { FeatureScope } from '#server/handler.ts';
import type { Figures, OfferView } from '#shared/catalogue/bff/views.ts';
import { adverts } from './adverts.ts';

const remember = rememberByIdentity<(Figures | null)[]>();

/** The strip of activities, each with the figures of what it leads to. */
export async function offers(scope: FeatureScope): Promise<OfferView[]> {
	const ads = await adverts('second-hot-activity', scope);
	if (ads.length === 0) return [];
	const [index, campaigns] = await Promise.all([voyageIndexOrNone(scope), campaignsOrNone(scope)]);
	const links = ads.map(({ link }) => link);
	const figures = remember([index, campaigns], links.join(' '), () => links.map((link) => figuresAt(link, index, campaigns)));
	return ads.map((ad, place) => ({ ...ad, figures: figures[place] ?? null }));
}
