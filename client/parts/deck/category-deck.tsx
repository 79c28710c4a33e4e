import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '#client/app/api.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useLoaded } from '#client/ui/use-loaded.ts';
import type { ShipDecks } from '#shared/catalogue/bff/ships.ts';
import { decksOfCategory, type RoomDeck } from './deck-rooms.ts';
import { DeckSwitch } from './deck-switch.tsx';
import { FloorDrawing, RoomCell } from './floor-drawing.tsx';
import { FOR_EYES, layFloor } from './floor-geometry.ts';
import { FloorKey } from './floor-key.tsx';
import { useBox } from './use-box.ts';

export type CategoryDeckProps = { cruiseId: string; categoryId: string; name: string };

function Floor({ plan, deck: { deck, rooms }, name }: { plan: ShipDecks; deck: RoomDeck; name: string }) {
	const { t } = useTranslation('deck');
	const { ref, box } = useBox<HTMLDivElement>();
	const shown = rooms.filter((room) => room.shown);
	const floor = layFloor(rooms, plan.lifts, { ...box, tall: FOR_EYES });
	const numbers = shown.map(({ roomNum }) => roomNum).join(t('comma'));
	const kind = new Map(rooms.map((room) => [room.roomNum, room.shown ? 'category' : 'other'] as const));
	return (
		<div ref={ref} className="mx-auto w-full max-w-105 text-16">
			{shown.length === 0 ? (
				<p className="text-2">{t('category.unknown', { deck })}</p>
			) : (
				<FloorDrawing
					floor={floor}
					unit={box.unit}
					role="img"
					label={t('category.figure', { deck, count: shown.length, name, numbers })}
				>
					{floor.cells.map((cell) => (
						<RoomCell key={cell.roomNum} cell={cell} look={kind.get(cell.roomNum) ?? 'other'} unit={box.unit} />
					))}
				</FloorDrawing>
			)}
		</div>
	);
}

function Drawn({ plan, categoryId, name }: { plan: ShipDecks; categoryId: string; name: string }) {
	const { t } = useTranslation('deck');
	const decks = decksOfCategory(plan, categoryId);
	const [at, setAt] = useState(0);
	const deck = decks[at];
	if (!deck) return <p className="text-2">{t('category.none')}</p>;
	const own = deck.rooms.filter(({ shown }) => shown);
	const isPlaced = own.some(({ position, side }) => position !== null && side !== null);
	return (
		<div className="grid gap-4">
			<p className="text-2">{t('category.lead')}</p>
			<div>
				<DeckSwitch
					plan={plan}
					decks={decks.map(({ deck: number, rooms }) => {
						const count = rooms.filter(({ shown }) => shown).length;
						return { deck: number, count: count > 0 ? t('category.count', { count }) : '' };
					})}
					current={deck.deck}
					position={null}
					onSwitch={(number) => setAt(decks.findIndex((other) => other.deck === number))}
				/>
			</div>
			{own.length > 0 && (
				<FloorKey
					looks={['category', 'other']}
					lifts={isPlaced && plan.lifts.length > 0}
					doors={isPlaced && own.some(({ connects }) => connects)}
				/>
			)}
			<Floor plan={plan} deck={deck} name={name} />
			{own.length > 0 && <p className="text-12 text-2">{t(isPlaced ? 'note' : 'noteNumbered')}</p>}
		</div>
	);
}

/** Where the cabins of a category lie on the ship, deck by deck. */
export function CategoryDeck({ cruiseId, categoryId, name }: CategoryDeckProps) {
	const { t } = useTranslation('deck');
	const load = useCallback(() => browserApi('GET /ship/decks', { cruiseId }), [cruiseId]);
	const { loaded } = useLoaded(load);
	if (loaded === null) return <Skeleton className="h-120" />;
	if (loaded === 'failed') return <p className="text-2">{t('category.unavailable')}</p>;
	return <Drawn plan={loaded} categoryId={categoryId} name={name} />;
}
