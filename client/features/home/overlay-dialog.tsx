import { useTranslation } from 'react-i18next';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { RichText } from '#client/ui/rich-text.tsx';
import { NARROW_SCREEN, useMediaQuery } from '#client/ui/use-media-query.ts';
import type { AdView, PopupView } from '#shared/catalogue/bff/views.ts';
import { NOTICE_DIALOG_WIDTH, POPUP_NOTICE_WIDTH, POPUP_SALE_WIDTH, POPUP_WIDTH } from '#shared/constants.ts';
import { AdLink } from './ad-link.tsx';
import type { Overlay } from './overlay-queue.ts';

type Shown = { open: boolean; onClose: () => void };

/** The notice or pop-up that is open over the page. */
export default function OverlayDialog({ overlay, ...shown }: { overlay: Overlay } & Shown) {
	if ('notice' in overlay) return <NoticeDialog notice={overlay.notice} {...shown} />;
	return overlay.popup.kind === 'notice' ? <NoticePopup {...overlay} {...shown} /> : <SalePopup {...overlay} {...shown} />;
}

function NoticeDialog({ notice, open, onClose }: { notice: AdView } & Shown) {
	const { t } = useTranslation();
	const isVideo = /\.(mp4|webm)(\?|$)/.test(notice.image);
	return (
		<Dialog
			open={open}
			onClose={onClose}
			title={notice.title}
			closeLabel={t('close')}
			width={NOTICE_DIALOG_WIDTH}
			hideTitle
			flush
			focusClose
		>
			<AdLink href={notice.link} onClick={onClose} className="group/notice block outline-offset-[-4px]!">
				{isVideo ? (
					<video src={notice.image} muted playsInline controls preload="metadata" aria-label={notice.title} className="w-full" />
				) : (
					notice.image && <Picture src={notice.image} alt="" sizes="(max-width: 768px) 92vw, 655px" />
				)}
				<span className="block p-6 md:px-8">
					<span className="block font-display text-h3 leading-head group-hover/notice:underline">{notice.title}</span>
					{notice.desc && <span className="mt-2 block text-2">{notice.desc}</span>}
				</span>
			</AdLink>
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
			title={t('popups.notice')}
			closeLabel={t('common:close')}
			width={narrow ? POPUP_WIDTH : POPUP_NOTICE_WIDTH}
			footer={<Button onClick={onClose}>{t('popups.ok')}</Button>}
		>
			<RichText html={popup.html} />
		</Dialog>
	);
}

function SalePopup({ popup, open, onClose }: { popup: PopupView } & Shown) {
	const { t } = useTranslation(['home', 'common']);
	const narrow = useMediaQuery(NARROW_SCREEN);
	return (
		<Dialog
			open={open}
			onClose={onClose}
			title={t('popups.sale')}
			closeLabel={t('common:close')}
			width={narrow ? POPUP_WIDTH : POPUP_SALE_WIDTH}
			hideTitle
			flush
			focusClose
		>
			<AdLink href={narrow ? popup.mobileLink : popup.link} onClick={onClose} className="block outline-offset-[-4px]!">
				<Picture
					src={popup.image}
					narrow={{ src: popup.mobileImage, ratio: '4/5' }}
					alt={t('popups.saleAlt')}
					sizes="(max-width: 768px) 360px, 800px"
				/>
			</AdLink>
		</Dialog>
	);
}
