import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#client/ui/dialog.tsx';
import type { AdView } from '#shared/catalogue/bff/views.ts';
import { VIDEO_DIALOG_WIDTH } from '#shared/constants.ts';

/** The film in a dialog: it starts on a press, without sound, and stops when the dialog closes. */
export default function VideoDialog({ film, open, onClose }: { film: AdView; open: boolean; onClose: () => void }) {
	const { t } = useTranslation();
	const video = useRef<HTMLVideoElement>(null);
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
				preload="metadata"
				aria-label={film.title}
				className="block aspect-video w-full bg-inverse object-contain"
			/>
		</Dialog>
	);
}
