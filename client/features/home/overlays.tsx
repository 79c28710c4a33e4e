import { useEffect, useState } from 'react';
import { onDemand } from '#client/app/on-demand.tsx';
import type { AdView, PopupView, Section } from '#shared/catalogue/bff/views.ts';
import type { Overlay } from './overlay-queue.ts';

const OverlayDialog = onDemand(() => import('./overlay-dialog.tsx'));

const RETRY_MS = 5_000;

/** Returns true while a dialog is open, or while the focus is in a form or on a banner. */
const isBusy = (): boolean =>
	document.querySelector('[role="dialog"], [role="alertdialog"]') !== null ||
	document.activeElement?.closest('form, [aria-roledescription]') != null;

/** Opens the notice or one pop-up in a visit, once the visitor has scrolled or five seconds have passed (docs/rules.md, popup-once). */
export function Overlays({ notice, popups }: { notice: Section<AdView | null>; popups: Section<PopupView[]> }) {
	const [overlay, setOverlay] = useState<Overlay | null>(null);
	const [open, setOpen] = useState(true);

	useEffect(() => {
		let gone = false;
		const show = async () => {
			const queue = await import('./overlay-queue.ts').catch(() => null);
			if (gone || !queue || isBusy()) return;
			stop();
			const next = queue.takeOverlay(notice, popups, new Date());
			if (next) setOverlay(next);
		};
		const timer = setInterval(show, RETRY_MS);
		addEventListener('scroll', show, { passive: true });
		const stop = () => {
			gone = true;
			clearInterval(timer);
			removeEventListener('scroll', show);
		};
		return stop;
	}, [notice, popups]);

	if (!overlay) return null;
	return <OverlayDialog overlay={overlay} open={open} onClose={() => setOpen(false)} />;
}
