import { useTranslation } from '#client/i18n/use-translation.ts';
import { ChargeTag, PlaceFacts } from '#client/parts/place-facts.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Tag } from '#client/ui/tag.tsx';
import type { PlaceView, ShipName } from '#shared/catalogue/bff/ships.ts';

type Props = {
	place: PlaceView;
	ship: ShipName;
	/** The picture is on the right. */
	turned: boolean;
	/** The picture is the first of the page. */
	first: boolean;
};

/** Renders a place on board. Deck plans and adverts lead to its anchor. */
export function PlaceRow({ place, ship, turned, first }: Props) {
	const { t } = useTranslation('experience');
	const { id, name, desc, picture, charge, hersAlone, group } = place;
	return (
		<article id={`place-${id}`} className="grid scroll-mt-16 items-center gap-x-columns-near gap-y-6 lg:grid-cols-12">
			{picture && (
				<Picture
					src={picture}
					alt=""
					sizes="(max-width: 1023px) 100vw, 740px"
					priority={first}
					className={`rounded-2 lg:col-span-7 ${turned ? 'lg:order-2' : ''}`}
				/>
			)}
			<div className={picture ? 'lg:col-span-5' : 'lg:col-span-8'}>
				<p className="flex flex-wrap gap-2 empty:hidden">
					<ChargeTag charge={charge} />
					{hersAlone && group !== 'CABIN' && <Tag>{t('places.hersAlone', { ship: ship.name })}</Tag>}
				</p>
				<h2 className="mt-3 text-h3">{name}</h2>
				{desc && <p className="mt-3 mb-5 max-w-measure">{desc}</p>}
				<PlaceFacts place={place} />
			</div>
		</article>
	);
}
