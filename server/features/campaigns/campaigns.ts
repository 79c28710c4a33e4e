import { safeLink, searchIn } from '#server/composition/content/links.ts';
import { orUnavailable, section } from '#server/composition/failures.ts';
import { pick } from '#server/composition/localise.ts';
import { sideBySide } from '#server/composition/voyages/side-by-side.ts';
import { firstOfLines, voyageIndex } from '#server/composition/voyages/voyage-index.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { CampaignCard } from '#shared/catalogue/bff/stories.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import type { Activity } from '#shared/catalogue/content-entities.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { parseSearch } from '#shared/rules/search-params.ts';

const MAX_VOYAGES = 3;
const MAX_OTHERS = 3;

/** `GET /campaigns`: the present campaigns, in upstream's order. */
export const campaigns: Handler<'GET /campaigns'> = async (_, scope) => {
	const all = await orUnavailable(scope.api('GET /openapi/activity', {}));
	return { campaigns: all.map((activity) => card(activity, scope)).filter(({ over }) => !over) };
};

/** `GET /campaign`: one campaign, also after its last day. Throws `not-found` when upstream has none of that name. */
export const campaign: Handler<'GET /campaign'> = async ({ page }, scope) => {
	const all = await orUnavailable(scope.api('GET /openapi/activity', {}));
	const activity = all.find(({ code }) => code === page);
	if (!activity) throw new AppError('not-found', 'no such campaign');
	const link = safeLink(activity.link);
	const shown = card(activity, scope);
	const others = all
		.filter(({ code }) => code !== page)
		.map((other) => card(other, scope))
		.filter(({ over }) => !over)
		.slice(0, MAX_OTHERS);
	const pictures = [shown, ...others].map(({ image }) => image);
	return {
		...shown,
		html: scope.content.richText(pick(scope.lang, activity.content, activity.enContent), { lang: scope.lang }),
		link,
		voyages: await section('voyages', scope, () => voyagesAt(link, pictures, scope)),
		others,
	};
};

function card(activity: Activity, { lang, content, now }: FeatureScope): CampaignCard {
	const image = content.picture(activity.image, 'activity.image');
	return {
		code: activity.code,
		title: pick(lang, activity.title, activity.enTitle),
		desc: pick(lang, activity.introduction, activity.enIntroduction),
		image,
		mobileImage: content.picture(activity.mobileImage, 'activity.mobileImage') || image,
		begins: activity.beginDate,
		ends: activity.endDate,
		over: activity.endDate !== '' && activity.endDate < todayInShanghai(now),
	};
}

/**
 * Returns the first voyages on sale that a link finds, if it is a search of this site, of different lines as far as there are enough. The page
 * also shows the pictures `shown`.
 */
async function voyagesAt(link: string, shown: readonly string[], scope: FeatureScope): Promise<VoyageCard[]> {
	const query = searchIn(link);
	if (!query) return [];
	const { search } = await voyageIndex(scope);
	const { rows } = search.page(parseSearch(query, todayInShanghai(scope.now)));
	const onSale = rows.filter(({ state }) => state === 'on-sale');
	const different = [...new Set([...firstOfLines(onSale), ...onSale])];
	return sideBySide(different.slice(0, MAX_VOYAGES), scope.content, shown);
}
