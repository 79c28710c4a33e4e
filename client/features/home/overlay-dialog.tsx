import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#client/ui/button.tsx';
import { buttonStyle } from '#client/ui/button-style.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { RichText } from '#client/ui/rich-text.tsx';
import { NARROW_SCREEN, useMediaQuery } from '#client/ui/use-media-query.ts';
import type { AdView, PopupView } from '#shared/catalogue/bff/views.ts';
import { NOTICE_DIALOG_WIDTH, POPUP_NOTICE_WIDTH, POPUP_SALE_WIDTH, POPUP_WIDTH } from '#shared/constants.ts';
import { AdLink } from './ad-link.tsx';
import type { Overlay } from './overlay-queue.ts';

type Shown = { open: boolean; onClose: () => void };

/** Renders the notice or the pop-up over the page. It has a headline and a button, also when upstream sends none. */
export default function OverlayDialog({ overlay, ...shown }: { overlay: Overlay } & Shown) {
	if ('notice' in overlay) return <NoticeDialog notice={overlay.notice} {...shown} />;
	return overlay.popup.kind === 'notice' ? <NoticePopup {...overlay} {...shown} /> : <SalePopup {...overlay} {...shown} />;
}

function NoticeDialog({ notice: { title, desc, image, link }, ...shown }: { notice: AdView } & Shown) {
	const { t } = useTranslation('home');
	const headline = title || t('popups.notice');
	const isVideo = /\.(mp4|webm)(\?|$)/.test(image);
	return (
		<OfferDialog headline={headline} desc={desc} link={link} width={NOTICE_DIALOG_WIDTH} {...shown}>
			{isVideo ? (
				<video src={image} muted playsInline controls preload="metadata" aria-label={headline} className="w-full" />
			) : (
				image && <Picture src={image} alt="" sizes="(max-width: 768px) 92vw, 655px" />
			)}
		</OfferDialog>
	);
}

function SalePopup({ popup, ...shown }: { popup: PopupView } & Shown) {
	const { t } = useTranslation('home');
	const narrow = useMediaQuery(NARROW_SCREEN);
	return (
		<OfferDialog
			headline={popup.title || t('popups.sale')}
			link={narrow ? popup.mobileLink : popup.link}
			width={narrow ? POPUP_WIDTH : POPUP_SALE_WIDTH}
			{...shown}
		>
			<Picture
				src={popup.image}
				narrow={{ src: popup.mobileImage, ratio: '4/5' }}
				alt=""
				sizes="(max-width: 768px) 360px, 800px"
			/>
		</OfferDialog>
	);
}

type Offer = { headline: string; desc?: string; link: string; width: number; children: ReactNode } & Shown;

/** Renders a picture or a film with a headline, and a button that leads on; without an address the button closes. */
function OfferDialog({ headline, desc, link, width, open, onClose, children }: Offer) {
	const { t } = useTranslation(['home', 'common']);
	return (
		<Dialog
			open={open}
			onClose={onClose}
			title={headline}
			closeLabel={t('common:close')}
			width={width}
			hideTitle
			flush
			focusClose
		>
			{children}
			<div className="flex flex-col items-start gap-x-8 gap-y-4 p-6 md:flex-row md:items-center md:justify-between md:px-8">
				<div>
					<p aria-hidden="true" className="font-display text-h3 leading-head">
						{headline}
					</p>
					{desc && <p className="mt-2 text-2">{desc}</p>}
				</div>
				{link ? (
					<AdLink href={link} onClick={onClose} className={buttonStyle('primary', 'md', 'shrink-0')}>
						{t('popups.go')}
					</AdLink>
				) : (
					<Button onClick={onClose}>{t('popups.ok')}</Button>
				)}
			</div>
		</Dialog>
	);
}

function NoticePopup({ popup, open, onClose }: { popup: PopupView } & Shown) {
	const { t } = useTranslation(['home', 'common']);
	const narrow = useMediaQuery(NARROW_SCREEN);
	return (
		<Dialog
			open={open}
			onClose={onClose}
			title={popup.title || t('popups.notice')}
			closeLabel={t('common:close')}
			width={narrow ? POPUP_WIDTH : POPUP_NOTICE_WIDTH}
			footer={<Button onClick={onClose}>{t('popups.ok')}</Button>}
		>
			<RichText html={popup.html} />
		</Dialog>
	);
}
