import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '#client/app/api.ts';
import { DeckBrowser } from '#client/parts/deck/deck-browser.tsx';
import { decksOfKinds } from '#client/parts/deck/deck-rooms.ts';
import { FloorDrawing } from '#client/parts/deck/floor-drawing.tsx';
import { FOR_EYES, hullOf, layFloor } from '#client/parts/deck/floor-geometry.ts';
import { Sheet } from '#client/ui/sheet.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useLoaded } from '#client/ui/use-loaded.ts';
import type { ShipDecks, ShipPage } from '#shared/catalogue/bff/ships.ts';

function Decks({ plan, first }: { plan: ShipDecks; first: number }) {
	const { t } = useTranslation('deck');
	const decks = decksOfKinds(plan);
	const [wanted, setWanted] = useState(first);
	const shown = decks.find(({ deck }) => deck === wanted) ?? decks[0];
	const floor = layFloor(shown?.rooms ?? [], hullOf(plan), FOR_EYES);
	if (!shown || floor.cells.length === 0) return <p className="text-muted">{t('ship.unplaced')}</p>;
	const what = shown.cabins.map(({ name }) => name).join(t('comma'));
	return (
		<DeckBrowser
			plan={plan}
			decks={decks}
			shown={shown}
			onSwitch={setWanted}
			countOf={({ rooms }) => t('category.count', { count: rooms.length })}
		>
			<FloorDrawing floor={floor} places={shown.places} role="img" label={t('ship.figure', { deck: shown.deck, what })} />
		</DeckBrowser>
	);
}

type Props = { ship: Pick<ShipPage, 'id' | 'name'>; deck: number; onClose: () => void };

/** Shows over the page the decks of a ship from above, one at a time, each cabin in the colour of its kind. */
export default function DeckSheet({ ship: { id: cruiseId, name }, deck, onClose }: Props) {
	const { t } = useTranslation(['deck', 'common']);
	const load = useCallback(() => browserApi('GET /ship/decks', { cruiseId }), [cruiseId]);
	const { loaded } = useLoaded(load);
	return (
		<Sheet open onClose={onClose} title={t('ship.title', { ship: name })} closeLabel={t('common:close')} width={560}>
			<div className="grid gap-4 [&>*]:min-w-0">
				{loaded === null && <Skeleton className="h-120" />}
				{loaded === 'failed' && <p className="text-muted">{t('category.unavailable')}</p>}
				{loaded !== null && loaded !== 'failed' && <Decks plan={loaded} first={deck} />}
			</div>
		</Sheet>
	);
}
