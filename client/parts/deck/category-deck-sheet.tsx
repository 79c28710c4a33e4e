import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '#client/app/api.ts';
import { Sheet } from '#client/ui/sheet.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useLoaded } from '#client/ui/use-loaded.ts';
import type { ShipDecks } from '#shared/catalogue/bff/ships.ts';
import { DeckBrowser } from './deck-browser.tsx';
import { decksOfCategory, type RoomDeck } from './deck-rooms.ts';
import { FloorDrawing, RoomCell } from './floor-drawing.tsx';
import { FOR_EYES, layFloor } from './floor-geometry.ts';
import { useBox } from './use-box.ts';

type Category = { cruiseId: string; categoryId: string; name: string };

const shownOf = ({ rooms }: RoomDeck) => rooms.filter(({ shown }) => shown);

function Floor({ plan, deck, name }: { plan: ShipDecks; deck: RoomDeck; name: string }) {
	const { t } = useTranslation('deck');
	const { ref, width } = useBox<HTMLDivElement>();
	const shown = shownOf(deck);
	const floor = layFloor(deck.rooms, plan.lifts, { width, tall: FOR_EYES });
	const numbers = shown.map(({ roomNum }) => roomNum).join(t('comma'));
	return (
		<div ref={ref} className="mx-auto w-full max-w-105 text-16">
			{shown.length === 0 ? (
				<p className="text-2">{t('category.unknown', { deck: deck.deck })}</p>
			) : (
				<FloorDrawing
					floor={floor}
					role="img"
					label={t('category.figure', { deck: deck.deck, count: shown.length, name, numbers })}
				>
					{floor.cells.map((cell) => (
						<RoomCell key={cell.roomNum} cell={cell} look={cell.shown ? 'category' : 'other'} />
					))}
				</FloorDrawing>
			)}
		</div>
	);
}

function Decks({ plan, categoryId, name }: { plan: ShipDecks; categoryId: string; name: string }) {
	const { t } = useTranslation('deck');
	const decks = decksOfCategory(plan, categoryId);
	const [at, setAt] = useState(0);
	const deck = decks[at];
	if (!deck) return <p className="text-2">{t('category.none')}</p>;
	const countOf = (of: RoomDeck) => {
		const count = shownOf(of).length;
		return count > 0 ? t('category.count', { count }) : '';
	};
	return (
		<div className="grid gap-4">
			<p className="text-2">{t('category.lead')}</p>
			<DeckBrowser plan={plan} decks={decks} at={at} onSwitch={setAt} countOf={countOf} looks={['category', 'other']}>
				<Floor plan={plan} deck={deck} name={name} />
			</DeckBrowser>
		</div>
	);
}

/** Shows over the page where the cabins of a category lie on the ship, deck by deck. */
export default function CategoryDeckSheet({ cruiseId, categoryId, name, onClose }: Category & { onClose: () => void }) {
	const { t } = useTranslation(['deck', 'common']);
	const load = useCallback(() => browserApi('GET /ship/decks', { cruiseId }), [cruiseId]);
	const { loaded } = useLoaded(load);
	return (
		<Sheet open onClose={onClose} title={t('category.title', { name })} closeLabel={t('common:close')} width={520}>
			{loaded === null && <Skeleton className="h-120" />}
			{loaded === 'failed' && <p className="text-2">{t('category.unavailable')}</p>}
			{loaded !== null && loaded !== 'failed' && <Decks plan={loaded} categoryId={categoryId} name={name} />}
		</Sheet>
	);
}
