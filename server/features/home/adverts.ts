import { safeLink } from '#server/composition/content/links.ts';
import { pick } from '#server/composition/localise.ts';
import { rememberByIdentity } from '#server/composition/memo.ts';
import type { FeatureScope } from '#server/handler.ts';
import type { AdView } from '#shared/catalogue/bff/views.ts';
import type { Ad } from '#shared/catalogue/entities.ts';
import type { AdSlot } from '#shared/constants.ts';

/** A film behind a link is played on the page (`client/features/home/experience.tsx`). */
const FILM = /\.(?:mp4|webm)(?:\?|$)/;
const remember = rememberByIdentity<AdView[]>();

/**
 * Returns the adverts of a slot in the visitor's language; none when the slot has no id. An advert is left out once its countdown
 * has ended.
 */
export async function adverts(slot: AdSlot, scope: FeatureScope): Promise<AdView[]> {
	const { api, settings, lang, now } = scope;
	const id = settings.adSlots[slot];
	if (!id) return [];
	const ads = await api('GET /openapi/advert/window/{id}', { id });
	const views = remember([ads], lang, () => ads.map((ad) => advertView(ad, scope)));
	return views.some(({ countdown }) => countdown) ? views.flatMap((view) => atTime(view, now.getTime())) : views;
}

/** Makes the view of an advert. Only Chinese pages count down (docs/rules.md, countdown). */
function advertView(ad: Ad, { lang, content }: FeatureScope): AdView {
	const countsDown = lang === 'CN' && ad.showCountDown && typeof ad.endTime === 'number';
	const image = content.picture(ad.image, 'advert.image');
	return {
		title: pick(lang, ad.title, ad.enTitle),
		desc: pick(lang, ad.desc, ad.enDesc),
		image,
		mobileImage: content.picture(ad.mobileImage, 'advert.mobileImage') || image,
		link: FILM.test(ad.link) ? content.picture(ad.link, 'advert.link') : safeLink(ad.link),
		countdown: countsDown ? { end: ad.endTime ?? 0, now: ad.nowTime ?? 0 } : null,
	};
}

/** Advances a countdown when the cached reply's clock is behind ours. Returns an empty list once it has ended. */
function atTime(view: AdView, now: number): AdView[] {
	if (!view.countdown) return [view];
	const { end, now: upstreamNow } = view.countdown;
	return end > now ? [{ ...view, countdown: { end, now: Math.max(upstreamNow, now) } }] : [];
}
