import { useState } from 'react';
import { onDemand } from '#client/app/on-demand.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { PlayIcon } from '#client/ui/icons.tsx';
import type { AdView } from '#shared/catalogue/bff/views.ts';
import { AdPicture } from './ad-picture.tsx';

const load = () => import('./video-dialog.tsx');
const VideoDialog = onDemand(load);

/** Renders the film's picture, which opens the film in a dialog; without JavaScript it is a link to the file. */
export function VideoTile({ film }: { film: AdView }) {
	const { t } = useTranslation('home');
	const [open, setOpen] = useState<boolean>();
	return (
		<>
			<a
				href={film.link}
				aria-haspopup="dialog"
				onPointerEnter={load}
				onFocus={load}
				onClick={(event) => {
					event.preventDefault();
					setOpen(true);
				}}
				className="group absolute inset-0 block overflow-hidden rounded-2"
			>
				<AdPicture image={film.image} mobileImage={film.mobileImage} sizes="(max-width: 768px) 100vw, 640px" />
				<span className="words-on-picture absolute! inset-x-0 bottom-0 flex flex-wrap items-center gap-x-5 gap-y-2 p-5 md:p-8">
					<span className="grid size-16 shrink-0 place-items-center rounded-pill border border-gold-300 bg-navy-900/60 text-gold-300 transition-colors duration-base group-hover:bg-gold-300 group-hover:text-navy-900">
						<PlayIcon size={28} className="translate-x-px" />
					</span>
					<span className="flex flex-[1_1_8rem] flex-col gap-1">
						<span className="sr-only">{t('experience.play')}</span>
						<span className="font-display text-h3 leading-head">{film.title}</span>
						<span className="text-2">{film.desc}</span>
					</span>
				</span>
			</a>
			{open !== undefined && <VideoDialog film={film} open={open} onClose={() => setOpen(false)} />}
		</>
	);
}
