import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#client/ui/dialog.tsx';
import { REDUCED_MOTION } from '#client/ui/use-media-query.ts';
import type { AdView } from '#shared/catalogue/bff/views.ts';
import { VIDEO_DIALOG_WIDTH } from '#shared/layout.ts';

/** Returns false when the browser is set to less motion or less data: the film then waits for a press. */
function mayStart(): boolean {
	const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
	return !connection?.saveData && !matchMedia(REDUCED_MOTION).matches;
}

/** Renders the film in a dialog. It starts at once and without sound where it may, and stops when the dialog closes. */
export default function VideoDialog({ film, open, onClose }: { film: AdView; open: boolean; onClose: () => void }) {
	const { t } = useTranslation();
	const video = useRef<HTMLVideoElement>(null);
	const starts = open && mayStart();
	const close = () => {
		video.current?.pause();
		onClose();
	};
	return (
		<Dialog
			open={open}
			onClose={close}
			title={film.title}
			closeLabel={t('close')}
			width={VIDEO_DIALOG_WIDTH}
			hideTitle
			flush
			focusClose
		>
			<video
				ref={video}
				src={film.link}
				poster={film.image || undefined}
				controls
				muted
				playsInline
				autoPlay={starts}
				preload={starts ? 'auto' : 'metadata'}
				aria-label={film.title}
				className="block aspect-video w-full bg-inverse object-contain"
			/>
		</Dialog>
	);
}
