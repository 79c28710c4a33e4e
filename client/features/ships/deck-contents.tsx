import { type MouseEvent, useState } from 'react';
import { onDemand } from '#client/app/on-demand.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { fillOf } from '#client/parts/deck/deck-kinds.ts';
import { Link } from '#client/ui/link.tsx';
import type { DeckView, ShipPage } from '#shared/catalogue/bff/ships.ts';
import { placePath } from '#shared/paths.ts';

/** Shows the colour of a kind of cabin, or of places (null), in the drawing. */
export const Swatch = ({ kind }: { kind: number | null }) => (
	<svg width="14" height="14" aria-hidden="true" className="shrink-0">
		<rect x="1" y="1" width="12" height="12" rx="2" className={fillOf(kind)} />
	</svg>
);

const PlaceDialog = onDemand(() => import('./place-dialog.tsx'));

/**
 * Renders the cabins and places of a deck in words. A place opens over the page; in a new window, or without scripts, its link leads to the page of
 * its group.
 */
export function DeckContents({ deck: { cabins, places }, code }: { deck: DeckView } & Pick<ShipPage, 'code'>) {
	const { t } = useTranslation(['ships', 'experience']);
	const [opened, setOpened] = useState<DeckView['places'][number]>();
	const open = (place: DeckView['places'][number]) => (event: MouseEvent) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		setOpened(place);
	};
	return (
		<div className="grid gap-5">
			{places.length > 0 && (
				<div>
					<h4 className="text-14 font-semibold text-2">{t('decks.places')}</h4>
					<ul className="mt-1">
						{places.map((place) => (
							<li key={place.id} className="border-b border-line last:border-0">
								<Link
									to={placePath(code, place)}
									aria-haspopup="dialog"
									onClick={open(place)}
									className="group/place flex min-h-target items-center justify-between gap-4 py-1.5"
								>
									<span className="flex items-center gap-2.5 underline-offset-4 group-hover/place:underline">
										<Swatch kind={null} />
										<span>{place.name}</span>
									</span>
									<span className="text-14 text-2">{t(`experience:groups.${place.group}`)}</span>
								</Link>
							</li>
						))}
					</ul>
				</div>
			)}
			{cabins.length > 0 && (
				<div>
					<h4 className="text-14 font-semibold text-2">{t('decks.cabins')}</h4>
					<ul className="mt-1">
						{cabins.map(({ id, name, kind, area, first, last }) => {
							const size = area && t('cabins.area', { area });
							const rooms = first && t(first === last ? 'decks.room' : 'decks.rooms', { first, last });
							return (
								<li
									key={id}
									className="flex min-h-target flex-wrap items-center justify-between gap-x-4 border-b border-line py-1.5 last:border-0"
								>
									<span className="flex items-center gap-2.5">
										<Swatch kind={kind} />
										<span>{name}</span>
									</span>
									<span className="tabular text-14 text-2">{[size, rooms].filter(Boolean).join(' · ')}</span>
								</li>
							);
						})}
					</ul>
				</div>
			)}
			{opened && <PlaceDialog place={opened} code={code} onClose={() => setOpened(undefined)} />}
		</div>
	);
}
