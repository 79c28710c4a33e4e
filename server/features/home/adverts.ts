import { safeLink } from '#server/composition/links.ts';
import { pick } from '#server/composition/localise.ts';
import type { AdView } from '#shared/catalogue/bff/views.ts';
import type { Ad } from '#shared/catalogue/entities.ts';
import type { AdSlot, Language } from '#shared/constants.ts';
import type { FeatureScope } from '../handler.ts';

/** The adverts of a slot in the visitor's language, without those whose countdown has ended; none where the slot has no id. */
export async function adverts(slot: AdSlot, { api, settings, lang, now }: FeatureScope): Promise<AdView[]> {
	const id = settings.adSlots[slot];
	if (!id) return [];
	const ads = await api('GET /openapi/advert/window/{id}', { id });
	return ads
		.map((ad) => advertView(ad, lang, now))
		.filter(({ countdown }) => countdown === null || countdown.end > now.getTime());
}

/** An advert in the visitor's language; only CN counts down (spec section 4), by our clock where a cached reply's is behind. */
function advertView(ad: Ad, lang: Language, now: Date): AdView {
	const countsDown = lang === 'CN' && ad.showCountDown && typeof ad.endTime === 'number';
	return {
		title: pick(lang, ad.title, ad.enTitle),
		desc: pick(lang, ad.desc, ad.enDesc),
		image: ad.image,
		mobileImage: ad.mobileImage || ad.image,
		link: safeLink(ad.link),
		countdown: countsDown ? { end: ad.endTime ?? 0, now: Math.max(ad.nowTime ?? 0, now.getTime()) } : null,
	};
}
