import { safeLink } from '#server/composition/links.ts';
import { pick } from '#server/composition/localise.ts';
import { rememberByIdentity } from '#server/composition/memo.ts';
import { sanitise } from '#server/composition/rich-text.ts';
import type { FeatureScope } from '#server/handler.ts';
import type { PopupView } from '#shared/catalogue/bff/views.ts';
import type { Popup } from '#shared/catalogue/entities.ts';
import type { Language } from '#shared/constants.ts';

const KINDS = new Map<number, PopupView['kind']>([
	[1, 'notice'],
	[2, 'sale'],
]);

const remember = rememberByIdentity<PopupView[]>();

/** Home's pop-ups: notices with sanitised HTML and sale images. Other types, and those with nothing to show, are left out. */
export async function popups({ api, lang }: FeatureScope): Promise<PopupView[]> {
	const all = await api('GET /openapi/popup/all', { showPage: 'home' });
	return remember([all], lang, () =>
		all.flatMap((popup) => {
			const kind = KINDS.get(popup.type);
			const view = kind && popupView(popup, kind, lang);
			return view && (view.html || view.image) ? [view] : [];
		}),
	);
}

const popupView = (popup: Popup, kind: PopupView['kind'], lang: Language): PopupView => ({
	id: popup.id,
	kind,
	html: kind === 'notice' ? sanitise(pick(lang, popup.content, popup.enContent)) : '',
	image: popup.image || popup.mobileImage,
	mobileImage: popup.mobileImage || popup.image,
	link: safeLink(popup.url),
	mobileLink: safeLink(popup.mobileUrl) || safeLink(popup.url),
	displayWithNotice: popup.displayWithNotice,
});
