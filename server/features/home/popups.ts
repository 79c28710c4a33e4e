import { campaignAt, campaignsOrNone, NO_CAMPAIGNS } from '#server/composition/content/campaign-links.ts';
import { safeLink } from '#server/composition/content/links.ts';
import { pick } from '#server/composition/localise.ts';
import { rememberByIdentity } from '#server/composition/memo.ts';
import type { FeatureScope } from '#server/handler.ts';
import type { PopupView } from '#shared/catalogue/bff/views.ts';

const KINDS = new Map<number, PopupView['kind']>([
	[1, 'notice'],
	[2, 'sale'],
]);
/** A heading of plain text at the beginning of a text. */
const OWN_HEADING = /^\s*<h\d[^>]*>([^<&]+)<\/h\d>\s*/;

const remember = rememberByIdentity<PopupView[]>();

/** Returns home's pop-ups: notices with sanitised HTML, and sale images. Other types and empty ones are left out. */
export async function popups(scope: FeatureScope): Promise<PopupView[]> {
	const { lang, content } = scope;
	const all = await scope.api('GET /openapi/popup/all', { showPage: 'home' });
	const campaigns = all.some(({ type }) => KINDS.get(type) === 'sale') ? await campaignsOrNone(scope) : NO_CAMPAIGNS;
	return remember([all, campaigns], lang, () =>
		all.flatMap((popup) => {
			const kind = KINDS.get(popup.type);
			if (!kind) return [];
			const image = content.picture(popup.image, 'popup.image');
			const mobileImage = content.picture(popup.mobileImage, 'popup.mobileImage');
			const html = kind === 'notice' ? content.richText(pick(lang, popup.content, popup.enContent), { lang, below: 2 }) : '';
			const link = safeLink(popup.url);
			const campaign = kind === 'sale' ? campaignAt(link, campaigns) : undefined;
			const view = {
				id: popup.id,
				kind,
				title: campaign ? pick(lang, campaign.title, campaign.enTitle) : (OWN_HEADING.exec(html)?.[1]?.trim() ?? ''),
				html: html.replace(OWN_HEADING, ''),
				image: image || mobileImage,
				mobileImage: mobileImage || image,
				link,
				mobileLink: safeLink(popup.mobileUrl) || link,
				displayWithNotice: popup.displayWithNotice,
			};
			return view.html || view.image || (kind === 'notice' && view.title) ? view : [];
		}),
	);
}
