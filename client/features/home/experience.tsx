import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '#client/app/on-demand.tsx';
import { ExternalIcon, PlayIcon } from '#client/ui/icons.tsx';
import { PageSection } from '#client/ui/section.tsx';
import type { AdView, Section } from '#shared/catalogue/bff/views.ts';
import { entriesOf } from '#shared/entries-of.ts';
import { AdLink, AdPicture } from './ad-link.tsx';

const load = () => import('./video-dialog.tsx');
const VideoDialog = onDemand(load);

/** Renders the film's picture, which opens the film in a dialog; without JavaScript it is a link to the file. */
function VideoTile({ film }: { film: AdView }) {
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
				className="group flex h-full flex-col gap-4"
			>
				<span className="relative flex min-h-0 grow items-end overflow-hidden p-5 rounded-2 max-md:aspect-3/2">
					<AdPicture image={film.image} mobileImage={film.mobileImage} sizes="(max-width: 768px) 100vw, 640px" />
					<span className="relative grid size-16 place-items-center rounded-pill border border-gold-300 bg-navy-900/80 text-gold-300 transition-colors duration-base group-hover:bg-gold-300 group-hover:text-navy-900">
						<PlayIcon size={28} className="translate-x-px" />
					</span>
				</span>
				<span className="flex flex-col gap-1">
					<span className="sr-only">{t('experience.play')}</span>
					<span className="font-display text-h3 leading-head">{film.title}</span>
					<span className="text-14 text-muted">{film.desc}</span>
				</span>
			</a>
			{open !== undefined && <VideoDialog film={film} open={open} onClose={() => setOpen(false)} />}
		</>
	);
}

const isFilm = ({ link }: AdView): boolean => /\.(mp4|webm)(\?|$)/.test(link);

/** Places in the grid: two on the left, one under the film in the centre, two on the right. Heights differ, so that rows don't line up like a table. */
const PLACES = [
	'md:col-start-1 md:row-start-1 md:row-span-5',
	'md:col-start-1 md:row-start-6 md:row-span-4',
	'md:col-start-2 md:row-start-6 md:row-span-4',
	'md:col-start-3 md:row-start-1 md:row-span-4',
	'md:col-start-3 md:row-start-5 md:row-span-5',
];
const FILM_PLACE = 'md:col-start-2 md:row-start-1 md:row-span-5';

/** Renders life on board in six tiles, one of them a film. */
export function Experience({ items }: { items: Section<AdView[]> }) {
	const { t } = useTranslation('home');
	const all = entriesOf(items);
	if (all.length === 0) return null;
	const film = all.find(isFilm);
	const tiles = all.filter((item) => item !== film).slice(0, PLACES.length);
	return (
		<PageSection
			id="experience"
			eyebrow={t('experience.eyebrow')}
			title={t('experience.title')}
			lead={t('experience.lead')}
			ground="dark"
			className="later max-md:[--later:102rem] md:[--later:80rem]"
		>
			<ul className="grid gap-4 md:h-[60rem] md:gap-y-8 md:grid-cols-[1fr_2fr_1fr] md:grid-rows-9 lg:gap-6">
				{film && (
					<li className={FILM_PLACE}>
						<VideoTile film={film} />
					</li>
				)}
				{tiles.map((item, index) => (
					<li key={item.title} className={PLACES[index]}>
						<Tile item={item} />
					</li>
				))}
			</ul>
		</PageSection>
	);
}

/** Renders a part of life on board: a picture with words below it, on phones a row of a list. Its link opens in a new window. */
function Tile({ item: { title, desc, image, mobileImage, link } }: { item: AdView }) {
	return (
		<AdLink
			href={link}
			newWindow
			className="group flex min-h-28 items-center gap-4 border-b border-line pb-4 md:h-full md:flex-col md:items-stretch md:border-0 md:p-0"
		>
			<span className="relative h-28 w-[min(8rem,44%)] shrink-0 overflow-hidden rounded-2 md:h-auto md:min-h-0 md:w-auto md:shrink md:grow">
				<AdPicture image={image} mobileImage={mobileImage} sizes="(max-width: 768px) 130px, 32vw" />
			</span>
			<span className="flex min-w-0 flex-1 flex-col gap-1 md:flex-none">
				<span className="font-display text-18 leading-head text-main">{title}</span>
				<span className="text-14 text-muted">{desc}</span>
			</span>
			{link && <ExternalIcon size={18} className="shrink-0 text-accent md:hidden" />}
		</AdLink>
	);
}
