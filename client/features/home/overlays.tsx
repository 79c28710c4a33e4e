import { lazy, Suspense, useEffect, useState } from 'react';
import type { AdView, PopupView, Section } from '#shared/catalogue/bff/views.ts';
import { nextOverlay, type Overlay, rememberClosed } from './overlay-queue.ts';

const OverlayDialog = lazy(() => import('./overlay-dialog.tsx'));

const RETRY_MS = 5_000;

/** Whether the visitor has something open already, or is filling in the search. */
const isBusy = (): boolean =>
	document.querySelector('[role="dialog"], [role="alertdialog"]') !== null || document.activeElement?.closest('form') != null;

/**
 * Notice dialog and pop-ups. The first waits until the visitor has scrolled or looked for a while; one more comes only when they have
 * left the screen on which they closed the one before, or opened any other dialog, so that none follows upon another.
 */
export function Overlays({ notice, popups }: { notice: Section<AdView | null>; popups: Section<PopupView[]> }) {
	const [overlay, setOverlay] = useState<Overlay | null>(null);
	const [open, setOpen] = useState(false);
	const [closedAt, setClosedAt] = useState<number | null>(null);

	useEffect(() => {
		if (open) return;
		const show = () => {
			if (isBusy()) return;
			const next = nextOverlay(notice, popups, new Date());
			setOverlay(next);
			setOpen(next !== null);
			if (!next) stop();
		};
		const onScroll = () => {
			if (closedAt === null || Math.abs(scrollY - closedAt) > innerHeight) show();
		};
		const onFocus = ({ target }: FocusEvent) => {
			if (target instanceof Element && target.closest('[role="dialog"]')) setClosedAt(scrollY);
		};
		const timer = closedAt === null ? setInterval(show, RETRY_MS) : undefined;
		const stop = () => {
			clearInterval(timer);
			removeEventListener('scroll', onScroll);
			document.removeEventListener('focusin', onFocus);
		};
		document.addEventListener('focusin', onFocus);
		addEventListener('scroll', onScroll, { passive: true });
		return stop;
	}, [open, closedAt, notice, popups]);

	if (!overlay) return null;
	return (
		<Suspense>
			<OverlayDialog
				key={overlay.id}
				overlay={overlay}
				open={open}
				onClose={() => {
					rememberClosed(overlay.id, new Date());
					setClosedAt(scrollY);
					setOpen(false);
				}}
			/>
		</Suspense>
	);
}
