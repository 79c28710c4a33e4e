import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonStyle } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { RichText } from '#client/ui/rich-text.tsx';
import { NARROW_SCREEN, useMediaQuery } from '#client/ui/use-media-query.ts';
import { NOTICE_DIALOG_WIDTH, POPUP_NOTICE_WIDTH, POPUP_SALE_WIDTH, POPUP_WIDTH } from '#shared/layout.ts';
import { AdLink } from './ad-link.tsx';
import { closeOverlays, type Overlay } from './overlay-queue.ts';

/**
 * Renders what opens over the page, one after the other in one dialog. "Next" closes one and shows the next; every way out of the
 * dialog closes all that are left. A link in it closes its own only (docs/rules.md, popup-once).
 */
export default function OverlayDialog({ overlays }: { overlays: readonly Overlay[] }) {
	const { t } = useTranslation(['popups', 'common', 'home']);
	const [index, setIndex] = useState(0);
	const [open, setOpen] = useState(true);
	const narrow = useMediaQuery(NARROW_SCREEN);
	const overlay = overlays[index];
	if (!overlay) return null;
	const { headline, desc, link, leadsTo, width, plain, body } = contentOf(overlay, narrow, t('notice'), t('sale'));
	const count = overlays.length;
	const isLast = index === count - 1;
	const close = (closed: readonly Overlay[], ends: boolean) => {
		closeOverlays(closed, ends, new Date());
		setOpen(false);
	};
	const closeAll = () => close(overlays.slice(index), true);
	const next = () => {
		closeOverlays([overlay], false, new Date());
		setIndex(index + 1);
	};
	return (
		<Dialog
			open={open}
			onClose={closeAll}
			title={headline}
			closeLabel={isLast ? t('common:close') : t('closeAll')}
			width={width}
			hideTitle={!plain}
			flush={!plain}
			focusClose={!plain}
			footer={
				(count > 1 || !link) && (
					<>
						{count > 1 && (
							<p role="status" className="tabular mr-auto flex min-h-control items-center text-14 text-muted">
								<span aria-hidden="true">{t('counter', { index: index + 1, count })}</span>
								<span className="sr-only">{t('position', { index: index + 1, count, headline })}</span>
							</p>
						)}
						{!isLast && (
							<Button variant="ghost" onClick={closeAll}>
								{t('closeAll')}
							</Button>
						)}
						<Button variant={link ? 'secondary' : 'primary'} onClick={isLast ? closeAll : next}>
							{isLast ? t('ok') : t('next')}
						</Button>
					</>
				)
			}
		>
			<div key={overlay.id} ref={scrolledToTop}>
				{body}
				{!plain && (
					<div className="flex flex-col items-start gap-x-8 gap-y-4 p-6 md:flex-row md:items-center md:justify-between md:px-8">
						<div>
							<p aria-hidden="true" className="font-display text-h3 leading-head">
								{headline}
							</p>
							{desc && <p className="mt-2 text-muted">{desc}</p>}
						</div>
						{link && (
							<AdLink href={link} onClick={() => close([overlay], isLast)} className={buttonStyle('primary', 'md', 'shrink-0')}>
								<span>{leadsTo ? t('home:leadsTo.campaign', { name: leadsTo }) : t('home:leadsTo.elsewhere')}</span>
							</AdLink>
						)}
					</div>
				)}
			</div>
		</Dialog>
	);
}

/** Each content begins at its top, however far the one before it was scrolled. */
const scrolledToTop = (element: HTMLElement | null) => {
	if (element?.parentElement) element.parentElement.scrollTop = 0;
};

/**
 * What the dialog shows of one overlay. A `plain` one is a text under its title, others begin with a picture or a film. `leadsTo`: the name of the
 * campaign behind the link, where it is one.
 */
type Content = {
	headline: string;
	desc?: string;
	link: string;
	leadsTo?: string;
	width: number;
	plain?: boolean;
	body: ReactNode;
};

/** Returns an overlay's content, with the headline `ofNotice` or `ofSale` where upstream sends none. */
function contentOf(overlay: Overlay, narrow: boolean, ofNotice: string, ofSale: string): Content {
	if ('notice' in overlay) {
		const { title, desc, image, link } = overlay.notice;
		const headline = title || ofNotice;
		const isVideo = /\.(mp4|webm)(\?|$)/.test(image);
		const body = isVideo ? (
			<video src={image} muted playsInline controls preload="metadata" aria-label={headline} className="w-full" />
		) : (
			image && <Picture src={image} alt="" sizes="(max-width: 768px) 92vw, 655px" />
		);
		return { headline, desc, link, width: NOTICE_DIALOG_WIDTH, body };
	}
	const { popup } = overlay;
	if (popup.kind === 'notice') {
		const width = narrow ? POPUP_WIDTH : POPUP_NOTICE_WIDTH;
		return { headline: popup.title || ofNotice, link: '', width, plain: true, body: <RichText html={popup.html} /> };
	}
	return {
		headline: popup.title || ofSale,
		link: narrow ? popup.mobileLink : popup.link,
		leadsTo: narrow && popup.mobileLink !== popup.link ? '' : popup.title,
		width: narrow ? POPUP_WIDTH : POPUP_SALE_WIDTH,
		body: (
			<Picture
				src={popup.image}
				narrow={{ src: popup.mobileImage, ratio: '4/5' }}
				alt=""
				sizes="(max-width: 768px) 360px, 800px"
			/>
		),
	};
}
