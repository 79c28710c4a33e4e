import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '#client/app/on-demand.tsx';
import { DOT } from '#client/ui/dot.ts';
import { Link } from '#client/ui/link.tsx';
import type { DeckView, ShipPage } from '#shared/catalogue/bff/ships.ts';
import { placePath } from '#shared/paths.ts';

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
		<div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
			{places.length > 0 && (
				<div>
					<h4 className="text-14 font-semibold text-muted">{t('decks.places')}</h4>
					<ul className="mt-1">
						{places.map((place) => (
							<li key={place.id} className="border-b border-line last:border-0">
								<Link
									to={placePath(code, place)}
									aria-haspopup="dialog"
									onClick={open(place)}
									className="group/place flex min-h-target items-center justify-between gap-4 py-1.5"
								>
									<span className="underline-offset-4 group-hover/place:underline">{place.name}</span>
									<span className="text-14 text-muted">{t(`experience:groups.${place.group}`)}</span>
								</Link>
							</li>
						))}
					</ul>
				</div>
			)}
			{cabins.length > 0 && (
				<div>
					<h4 className="text-14 font-semibold text-muted">{t('decks.cabins')}</h4>
					<ul className="mt-1">
						{cabins.map(({ id, name, area, first, last }) => {
							const size = area && t('cabins.area', { area });
							const rooms = first && t(first === last ? 'decks.room' : 'decks.rooms', { first, last });
							return (
								<li
									key={id}
									className="flex min-h-target flex-wrap items-center justify-between gap-x-4 border-b border-line py-1.5 last:border-0"
								>
									<span>{name}</span>
									<span className="tabular text-14 text-muted">{[size, rooms].filter(Boolean).join(DOT)}</span>
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
