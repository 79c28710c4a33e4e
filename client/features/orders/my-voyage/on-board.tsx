import { useTranslation } from 'react-i18next';
import { ChargeTag, useDeckWords } from '#client/parts/place-facts.tsx';
import { Link } from '#client/ui/link.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { MyVoyageView, OnBoardPlace } from '#shared/catalogue/bff/my-voyage.ts';
import type { ShipCode } from '#shared/constants.ts';
import { placePath } from '#shared/paths.ts';

type Props = Pick<MyVoyageView, 'places'> & {
	/** Null for a ship without pages of her own. */
	ship: ShipCode | null;
};

/** Renders a place: its deck, when it is open, and whether the fare covers it. */
function Place({ place, ship }: { place: OnBoardPlace; ship: ShipCode | null }) {
	const { t } = useTranslation('my-voyage');
	const inWords = useDeckWords();
	const { name, deck, hours, charge } = place;
	return (
		<li className="grid break-inside-avoid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 items-baseline border-b border-line py-2 leading-head md:grid-cols-[minmax(0,1fr)_7rem_minmax(0,17rem)_7rem]">
			<p className="font-semibold">
				{ship ? (
					<Link to={placePath(ship, place)} className="inline-flex min-h-8 items-center hover:underline touch:min-h-target">
						{name}
					</Link>
				) : (
					name
				)}
			</p>
			<p className="tabular text-14 text-muted max-md:row-start-2">{deck && inWords(deck)}</p>
			<p className="tabular text-14 max-md:col-span-2">{hours || <span className="text-muted">{t('onBoard.noHours')}</span>}</p>
			<p className="text-14 max-md:col-start-2 max-md:row-start-1 md:text-right">
				{charge ? <ChargeTag charge={charge} /> : <span className="text-muted">{t('onBoard.noCharge')}</span>}
			</p>
		</li>
	);
}

/** Renders the places on board by their groups. */
export function OnBoard({ places, ship }: Props) {
	const { t } = useTranslation(['my-voyage', 'experience']);
	if (places === 'unavailable') return <Notice tone="warning">{t('onBoard.unavailable')}</Notice>;
	if (places.length === 0) return <p className="mt-4 text-muted">{t('onBoard.none')}</p>;
	return [...Map.groupBy(places, ({ group }) => group)].map(([group, own]) => (
		<div key={group} className="mt-6">
			<h3 className="text-18!">{t(`experience:groups.${group}`)}</h3>
			<ul className="mt-2 border-t border-line">
				{own.map((place) => (
					<Place key={place.id} place={place} ship={ship} />
				))}
			</ul>
		</div>
	));
}
