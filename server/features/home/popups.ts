import { safeLink } from '#server/composition/links.ts';
import { pick } from '#server/composition/localise.ts';
import { rememberByIdentity } from '#server/composition/memo.ts';
import type { FeatureScope } from '#server/handler.ts';
import type { PopupView } from '#shared/catalogue/bff/views.ts';
import type { Popup } from '#shared/catalogue/entities.ts';

const KINDS = new Map<number, PopupView['kind']>([
	[1, 'notice'],
	[2, 'sale'],
]);

const remember = rememberByIdentity<PopupView[]>();

/** Home's pop-ups: notices with sanitised HTML and sale images. Other types, and those with nothing to show, are left out. */
export async function popups(scope: FeatureScope): Promise<PopupView[]> {
	const all = await scope.api('GET /openapi/popup/all', { showPage: 'home' });
	return remember([all], scope.lang, () =>
		all.flatMap((popup) => {
			const kind = KINDS.get(popup.type);
			const view = kind && popupView(popup, kind, scope);
			return view && (view.html || view.image) ? [view] : [];
		}),
	);
}

function popupView(popup: Popup, kind: PopupView['kind'], { lang, content }: FeatureScope): PopupView {
	const image = content.picture(popup.image, 'popup.image');
	const mobileImage = content.picture(popup.mobileImage, 'popup.mobileImage');
	return {
		id: popup.id,
		kind,
		html: kind === 'notice' ? content.richText(pick(lang, popup.content, popup.enContent), { lang, below: 2 }) : '',
		image: image || mobileImage,
		mobileImage: mobileImage || image,
		link: safeLink(popup.url),
		mobileLink: safeLink(popup.mobileUrl) || safeLink(popup.url),
		displayWithNotice: popup.displayWithNotice,
	};
}
