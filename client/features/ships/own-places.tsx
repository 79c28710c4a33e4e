import { useTranslation } from 'react-i18next';
import { ChargeTag, useDeckWords } from '#client/parts/place-facts.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { DOT } from '#client/ui/dot.ts';
import { Link } from '#client/ui/link.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { PageSection } from '#client/ui/section.tsx';
import type { PlaceView, ShipPage } from '#shared/catalogue/bff/ships.ts';
import { experiencePath, placePath } from '#shared/paths.ts';

/** Widths and heights on wide screens, repeated every four places. A last place without a neighbour takes the whole row. */
const PLACES = ['lg:col-span-7', 'lg:col-span-5 lg:mt-32', 'lg:col-span-5', 'lg:col-span-7'];

function OwnPlace({ place, code, wide }: { place: PlaceView; code: ShipPage['code']; wide: boolean }) {
	const { t } = useTranslation('experience');
	const inWords = useDeckWords();
	const { name, desc, deck, group, picture, hours, charge } = place;
	return (
		<article className={`group relative ${wide ? 'items-center gap-x-columns-near lg:grid lg:grid-cols-12' : ''}`}>
			{picture && (
				<Picture
					src={picture}
					alt=""
					sizes="(max-width: 1023px) 100vw, 720px"
					className={`rounded-2 ${wide ? 'lg:col-span-7' : ''}`}
					imgClassName="transition-transform duration-hero group-hover:scale-[1.02]"
				/>
			)}
			<div className={wide ? 'lg:col-span-5' : ''}>
				<p className="mt-4 text-14 text-muted">{[t(`groups.${group}`), deck && inWords(deck)].filter(Boolean).join(DOT)}</p>
				<h3 className="mt-1 display">
					<Link to={placePath(code, place)} className="after:absolute after:inset-0 hover:underline">
						{name}
					</Link>
				</h3>
				<p className="mt-2 max-w-measure">{desc}</p>
				<p className="tabular mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-14 text-muted">
					<ChargeTag charge={charge} />
					<span>{hours}</span>
				</p>
			</div>
		</article>
	);
}

/** Renders the places that no other ship has as a story in pictures; those without a picture stand below, three to a row. */
export function OwnPlaces({ ship, places }: { ship: ShipPage; places: readonly PlaceView[] }) {
	const { t } = useTranslation('ships');
	if (places.length === 0) return null;
	const inPictures = places.filter(({ picture }) => picture);
	const inWords = places.filter(({ picture }) => !picture);
	return (
		<PageSection
			id="own"
			title={t('flagship.own', { ship: ship.name })}
			lead={t('flagship.ownLead')}
			ground="soft"
			className="later [--later:calc(150rem+200vw)] md:[--later:150rem]"
		>
			<ul className="grid gap-x-columns-near gap-y-14 lg:grid-cols-12 lg:gap-y-20">
				{inPictures.map((place, index) => {
					const wide = index === inPictures.length - 1 && inPictures.length % 2 === 1;
					return (
						<li key={place.id} className={wide ? 'lg:col-span-12' : PLACES[index % PLACES.length]}>
							<OwnPlace place={place} code={ship.code} wide={wide} />
						</li>
					);
				})}
				{inWords.map((place) => (
					<li key={place.id} className="border-t border-gold-500 lg:col-span-4">
						<OwnPlace place={place} code={ship.code} wide={false} />
					</li>
				))}
			</ul>
			<LinkButton to={experiencePath(ship.code)} variant="secondary" className="mt-14">
				{t('flagship.more')}
			</LinkButton>
		</PageSection>
	);
}
