import { useTranslation } from '#client/i18n/use-translation.ts';
import { ExternalIcon } from '#client/ui/icons.tsx';
import type { AdView, Section } from '#shared/catalogue/bff/views.ts';
import { AdLink } from './ad-link.tsx';
import { AdPicture } from './ad-picture.tsx';
import { entriesOf } from './home-data.ts';
import { SectionHead } from './section-head.tsx';
import { VideoTile } from './video-tile.tsx';

const isFilm = ({ link }: AdView): boolean => /\.(mp4|webm)(\?|$)/.test(link);

/** Places in the grid: two on the left, one under the film in the centre, two on the right. Heights differ, so that rows don't line up like a table. */
const PLACES = [
	'md:col-start-1 md:row-start-1 md:row-span-5',
	'md:col-start-1 md:row-start-6 md:row-span-4',
	'md:col-start-2 md:row-start-7 md:row-span-3',
	'md:col-start-3 md:row-start-1 md:row-span-4',
	'md:col-start-3 md:row-start-5 md:row-span-5',
];
const FILM_PLACE = 'md:col-start-2 md:row-start-1 md:row-span-6';

/** Renders life on board in six tiles, one of them a film. */
export function Experience({ items }: { items: Section<AdView[]> }) {
	const { t } = useTranslation('home');
	const all = entriesOf(items);
	if (all.length === 0) return null;
	const film = all.find(isFilm);
	const tiles = all.filter((item) => item !== film).slice(0, PLACES.length);
	return (
		<section id="experience" className="later on-dark bg-inverse py-section max-md:[--later:102rem]">
			<div className="column">
				<SectionHead eyebrow={t('experience.eyebrow')} title={t('experience.title')} lead={t('experience.lead')} />
				<ul className="mt-8 grid gap-4 md:mt-12 md:h-[46rem] md:grid-cols-[1fr_2fr_1fr] md:grid-rows-9 lg:gap-6">
					{film && (
						<li className={`relative max-md:aspect-4/5 min-[30rem]:max-md:aspect-3/2 ${FILM_PLACE}`}>
							<VideoTile film={film} />
						</li>
					)}
					{tiles.map((item, index) => (
						<li key={item.title} className={`relative ${PLACES[index] ?? ''}`}>
							<Tile item={item} />
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

/** Renders a part of life on board: a picture with words over it, on phones a row of a list. Its link opens in a new window. */
function Tile({ item: { title, desc, image, mobileImage, link } }: { item: AdView }) {
	return (
		<AdLink
			href={link}
			newWindow
			className="group flex min-h-28 items-center gap-4 border-b border-line pb-4 md:absolute md:inset-0 md:items-end md:overflow-hidden md:rounded-2 md:border-0 md:p-0"
		>
			<span className="relative h-28 w-[min(8rem,44%)] shrink-0 overflow-hidden rounded-2 md:absolute md:inset-0 md:size-full md:rounded-none">
				<AdPicture image={image} mobileImage={mobileImage} sizes="(max-width: 768px) 130px, 32vw" />
			</span>
			<span className="words-on-picture flex min-w-0 flex-1 flex-col gap-1 max-md:before:hidden md:p-5">
				<span className="font-display text-20 leading-head text-main">{title}</span>
				<span className="text-14 text-2">{desc}</span>
			</span>
			{link && <ExternalIcon size={18} className="relative shrink-0 text-accent md:absolute md:top-4 md:right-4 md:hidden" />}
		</AdLink>
	);
}
