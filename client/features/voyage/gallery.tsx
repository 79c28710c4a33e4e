import { type MouseEvent, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '#client/app/on-demand.tsx';
import { whenIdle } from '#client/app/timing.ts';
import { GrowingPicture } from '#client/parts/growing-picture.tsx';
import { useIsFirstViewDrawn } from '#client/ui/below-first-view.tsx';
import type { GalleryLabels, GalleryPicture } from '#client/ui/gallery-viewer.tsx';
import { glide } from '#client/ui/glide.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#client/ui/icons.tsx';
import { NO_PICTURE_ON_PHONES, Picture } from '#client/ui/picture.tsx';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { entriesOf } from '#shared/entries-of.ts';

type Words = { picture: (index: number) => string; day: (day: number, place: string) => string };

/** Returns the voyage's own pictures, or those of its days where it has none. A picture that shows a port of call is named after it. */
function galleryOf({ pictures, itinerary }: Pick<VoyagePage, 'pictures' | 'itinerary'>, words: Words): GalleryPicture[] {
	const captions = new Map<string, string>();
	for (const { picture, kind, day, port, title } of entriesOf(itinerary)) {
		const caption = words.day(day, kind === 'sea' ? title : port);
		if (picture && !captions.has(picture)) captions.set(picture, pictures.includes(picture) && kind === 'sea' ? '' : caption);
	}
	const sources = pictures.length > 0 ? pictures : [...captions.keys()];
	return sources.map((src, index) => {
		const caption = captions.get(src) ?? '';
		return { src, caption, name: caption || words.picture(index + 1) };
	});
}

const GalleryViewer = onDemand(() => import('#client/ui/gallery-viewer.tsx'));

/** Pictures that are seen at first: all others are swiped to, or seen at full size. */
const FIRST_PICTURES = 3;
/** Places on wide screens: one picture alone, one over one, or one over two of unequal width. */
const PLACES = ['md:col-span-12 md:row-span-6', 'md:col-span-7 md:row-span-3', 'md:col-span-5 md:row-span-3'];
const placeOf = (index: number, count: number): string => {
	if (count === 1) return 'md:col-span-12 md:row-span-8';
	if (count === 2 && index === 1) return 'md:col-span-12 md:row-span-3';
	return PLACES[index] ?? 'md:hidden';
};

/** Shows the voyage in pictures: a composition on wide screens, a row to swipe on phones. Each opens at full size. */
export function Gallery({ voyage }: { voyage: VoyagePage }) {
	const { t } = useTranslation(['voyage', 'common']);
	const track = useRef<HTMLUListElement>(null);
	const [shown, setShown] = useState(0);
	// On phones the first picture comes alone, the next one when the page is idle, and further ones before they are swiped to
	const [allowed, allow] = useReducer((before: number, count: number) => Math.max(before, count), 1);
	const readPosition = useCallback(() => {
		if (!track.current) return;
		const index = Math.round(track.current.scrollLeft / track.current.clientWidth);
		setShown(index);
		allow(index + 2);
	}, []);
	// Who swiped before the page was alive is further on already
	useEffect(() => whenIdle(readPosition), [readPosition]);
	const [viewed, setViewed] = useState<number>();
	const [open, setOpen] = useState(false);
	const pictures = galleryOf(voyage, {
		picture: (index) => t('gallery.picture', { title: voyage.title, index }),
		day: (day, place) => t('gallery.day', { day, place }),
	});
	const isFirstViewDrawn = useIsFirstViewDrawn();
	const count = pictures.length;
	const labels: GalleryLabels = {
		previous: t('gallery.previous'),
		next: t('gallery.next'),
		close: t('common:close'),
		counter: (at, all) => t('gallery.counter', { index: at, count: all }),
	};
	if (count === 0) return <div className="aspect-3/2 w-full bg-navy-50 md:rounded-2" />;

	const view = (index: number) => (event: MouseEvent) => {
		event.preventDefault();
		setViewed(index);
		setOpen(true);
	};
	const steps = [
		{ step: -1, label: labels.previous, Icon: ChevronLeftIcon },
		{ step: 1, label: labels.next, Icon: ChevronRightIcon },
	];
	return (
		<section aria-label={t('gallery.label')} className="relative -mx-gutter self-start md:mx-0">
			<ul
				ref={track}
				onScroll={readPosition}
				className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain md:grid md:aspect-[8/7.1] md:grid-cols-12 md:grid-rows-9 md:gap-3 md:overflow-visible"
			>
				{pictures.slice(0, isFirstViewDrawn ? count : FIRST_PICTURES).map(({ src, name }, index) => (
					<li
						key={src}
						className={`relative w-full flex-none snap-start md:w-auto ${placeOf(index, count)} ${index < allowed ? '' : NO_PICTURE_ON_PHONES}`}
					>
						<a
							href={src}
							onClick={view(index)}
							aria-label={t('gallery.open', { index: index + 1, count, name })}
							className="group relative block size-full overflow-hidden outline-offset-[-4px]! md:rounded-2 md:outline-offset-2!"
						>
							<GrowingPicture key={voyage.id} name={index === 0 ? voyage.id : undefined}>
								<Picture
									src={src}
									alt=""
									narrow={{ ratio: '4/3' }}
									priority={index === 0}
									awaited={index === 0}
									sizes={
										index === 0 ? '(max-width: 768px) 100vw, min(60vw, 820px)' : '(max-width: 768px) 100vw, min(35vw, 480px)'
									}
									className="sm:max-md:aspect-[2/1]! md:absolute! md:inset-0 md:aspect-auto!"
									imgClassName="transition-transform duration-hero group-hover:scale-[1.02]"
								/>
							</GrowingPicture>
						</a>
					</li>
				))}
			</ul>
			{count > 1 && (
				<>
					<div className="pointer-events-none absolute inset-x-2 top-1/2 flex -translate-y-1/2 justify-between md:hidden noscript:hidden">
						{steps.map(({ step, label, Icon }) => (
							<IconButton
								key={label}
								label={label}
								look="float"
								disabled={!pictures[shown + step]}
								onClick={() => track.current && glide(track.current, (shown + step) * track.current.clientWidth)}
								className="pointer-events-auto bg-white/90 disabled:invisible"
							>
								<Icon size={20} />
							</IconButton>
						))}
					</div>
					<p
						className="tabular pointer-events-none absolute right-gutter bottom-3 rounded-pill bg-navy-900/85 px-3 py-1 text-14 text-white md:hidden"
						aria-hidden="true"
					>
						{labels.counter(shown + 1, count)}
					</p>
					<button
						type="button"
						onClick={view(0)}
						className="absolute right-4 bottom-4 min-h-target rounded-2 bg-white/95 px-4 text-14 font-semibold text-navy-900 shadow-2 transition-colors hover:bg-white max-md:hidden noscript:hidden"
					>
						{t('gallery.all', { count })}
					</button>
				</>
			)}
			{viewed !== undefined && (
				<GalleryViewer
					title={t('gallery.title', { title: voyage.title })}
					pictures={pictures}
					labels={labels}
					start={viewed}
					open={open}
					onClose={() => setOpen(false)}
				/>
			)}
		</section>
	);
}
