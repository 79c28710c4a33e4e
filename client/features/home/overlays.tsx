import { useEffect, useState } from 'react';
import { useLazyWithTexts } from '#client/app/on-demand.tsx';
import { whenIdle } from '#client/app/timing.ts';
import type { AdView, PopupView, Section } from '#shared/catalogue/bff/views.ts';
import type { Overlay } from './overlay-queue.ts';

/** Opens the notice and the pop-ups of today, once in a visit, at a quiet moment (docs/rules.md, popup-wait). */
export function Overlays({ notice, popups }: { notice: Section<AdView | null>; popups: Section<PopupView[]> }) {
	const OverlayDialog = useLazyWithTexts(() => import('./overlay-dialog.tsx'), 'popups');
	const [overlays, setOverlays] = useState<readonly Overlay[]>([]);

	useEffect(() => {
		let gone = false;
		let stop = whenIdle(async () => {
			const queue = await import('./overlay-queue.ts').catch(() => null);
			if (queue && !gone) stop = queue.whenQuiet(() => setOverlays(queue.takeOverlays(notice, popups, new Date())));
		});
		return () => {
			gone = true;
			stop();
		};
	}, [notice, popups]);

	return overlays.length > 0 && <OverlayDialog overlays={overlays} />;
}
