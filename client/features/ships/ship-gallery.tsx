import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '#client/app/on-demand.tsx';
import type { GalleryPicture } from '#client/ui/gallery-viewer.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { PageSection } from '#client/ui/section.tsx';
import type { ShipPage } from '#shared/catalogue/bff/ships.ts';
import { entriesOf } from '#shared/entries-of.ts';

const GalleryViewer = onDemand(() => import('#client/ui/gallery-viewer.tsx'));

/** The width of each picture on wide screens, of twelve columns: two rows of unequal halves. Further pictures are in the dialog only. */
const WIDTHS = ['max-md:col-span-2 md:col-span-7', 'md:col-span-5', 'md:col-span-5', 'max-md:col-span-2 md:col-span-7'];
const PICTURES_OF_PLACES = 6;
const FIRST_PORTRAITS = 3;

/**
 * Returns the first pictures of the ship, then those of places that she alone has, then her others, each once. Pictures that the page
 * shows `elsewhere` come last; a page that shows all her own places has the gallery show places as other ships have them.
 */
function galleryOf(
	{ pictures, places, sailings }: ShipPage,
	elsewhere: readonly string[],
	nameOf: (index: number) => string,
): GalleryPicture[] {
	const shown = new Set([...elsewhere, ...(sailings === 'unavailable' ? [] : sailings.next.map(({ picture }) => picture))]);
	const known = entriesOf(places).filter(
		({ picture, group }) => picture !== '' && group !== 'CABIN' && !pictures.includes(picture),
	);
	const own = known.filter(({ hersAlone }) => hersAlone);
	const told = own.every(({ picture }) => elsewhere.includes(picture)) ? known.filter((place) => !own.includes(place)) : own;
	const more = told.filter(({ picture }, index) => told.findIndex((other) => other.picture === picture) === index);
	const portraits = pictures.map((src, index) => ({ src, name: nameOf(index + 1), caption: '' }));
	return [
		...portraits.slice(0, FIRST_PORTRAITS),
		...more.slice(0, PICTURES_OF_PLACES).map(({ picture, name }) => ({ src: picture, name, caption: name })),
		...portraits.slice(FIRST_PORTRAITS),
	].toSorted((a, b) => Number(shown.has(a.src)) - Number(shown.has(b.src)));
}

/** Renders the ship in pictures. A press opens a picture at full size, and the others with it. */
export function ShipGallery({ ship, elsewhere }: { ship: ShipPage; elsewhere: readonly string[] }) {
	const { t } = useTranslation(['ships', 'common']);
	const [viewed, setViewed] = useState<{ index: number; open: boolean }>();
	const pictures = galleryOf(ship, elsewhere, (index) => t('gallery.picture', { ship: ship.name, index }));
	if (pictures.length === 0) return null;
	const view = (index: number) => (event: MouseEvent) => {
		event.preventDefault();
		setViewed({ index, open: true });
	};
	return (
		<PageSection id="gallery" title={t('gallery.title')} className="later [--later:calc(30rem+100vw)] md:[--later:62rem]">
			<ul className="grid grid-cols-2 gap-3 md:grid-cols-12 md:gap-4">
				{pictures.slice(0, WIDTHS.length).map(({ src, name }, index) => (
					<li key={src} className={WIDTHS[index]}>
						<a
							href={src}
							onClick={view(index)}
							aria-label={t('gallery.open', { index: index + 1, count: pictures.length, name })}
							className="group relative block h-full overflow-hidden rounded-2"
						>
							<Picture
								src={src}
								alt=""
								sizes={index % 3 === 0 ? '(max-width: 768px) 100vw, 740px' : '(max-width: 768px) 46vw, 620px'}
								className="md:aspect-auto! md:h-[clamp(16rem,28vw,26rem)]"
								imgClassName="transition-transform duration-hero group-hover:scale-[1.02]"
							/>
						</a>
					</li>
				))}
			</ul>
			{viewed && (
				<GalleryViewer
					title={t('gallery.dialog', { ship: ship.name })}
					pictures={pictures}
					labels={{
						previous: t('gallery.previous'),
						next: t('gallery.next'),
						close: t('common:close'),
						counter: (index, count) => t('gallery.counter', { index, count }),
					}}
					start={viewed.index}
					open={viewed.open}
					onClose={() => setViewed({ ...viewed, open: false })}
				/>
			)}
		</PageSection>
	);
}
