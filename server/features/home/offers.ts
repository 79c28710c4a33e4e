import { figuresAt } from '#server/composition/link-figures.ts';
import { section } from '#server/composition/sections.ts';
import { voyageIndexOrNone } from '#server/composition/voyage-index.ts';
import type { FeatureScope } from '#server/handler.ts';
import type { OfferView } from '#shared/catalogue/bff/views.ts';
import { adverts } from './adverts.ts';

/** The strip of activities, each with the figures of what it leads to. */
export async function offers(scope: FeatureScope): Promise<OfferView[]> {
	const ads = await adverts('second-hot-activity', scope);
	if (ads.length === 0) return [];
	const [index, campaigns] = await Promise.all([
		voyageIndexOrNone(scope),
		section('campaigns', scope, () => scope.api('GET /openapi/activity', {})),
	]);
	return ads.map((ad) => ({ ...ad, figures: figuresAt(ad.link, index, campaigns === 'unavailable' ? [] : campaigns) }));
}
