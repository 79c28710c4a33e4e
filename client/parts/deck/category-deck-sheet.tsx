import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '#client/app/api.ts';
import { useAskToLogIn } from '#client/app/pending-action.ts';
import { useSession } from '#client/app/session.tsx';
import { Button } from '#client/ui/button.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useLoaded } from '#client/ui/use-loaded.ts';
import type { ShipDecks } from '#shared/catalogue/bff/ships.ts';
import { DeckBrowser } from './deck-browser.tsx';
import { decksOfCategory, isNumbered } from './deck-rooms.ts';
import { FloorDrawing } from './floor-drawing.tsx';
import { FOR_EYES, hullOf, layFloor } from './floor-geometry.ts';
import { RoomPicker } from './room-picker.tsx';

type Category = { cruiseId: string; categoryId: string; name: string };

function Decks({ plan, categoryId, name }: Omit<Category, 'cruiseId'> & { plan: ShipDecks }) {
	const { t } = useTranslation('deck');
	const decks = decksOfCategory(plan, categoryId);
	const [wanted, setWanted] = useState<number>();
	const shown = decks.find(({ deck }) => deck === wanted) ?? decks[0];
	if (!shown) return <p className="text-muted">{t('category.none')}</p>;
	const { deck, rooms } = shown;
	const own = rooms.filter(isNumbered);
	const numbers = own.map(({ roomNum }) => roomNum).join(t('comma'));
	const label =
		own.length > 0 ? t('category.figure', { deck, count: own.length, name, numbers }) : t('category.unknown', { deck });
	const floor = layFloor(rooms, hullOf(plan), FOR_EYES);
	return (
		<DeckBrowser
			decks={decks}
			shown={shown}
			onSwitch={setWanted}
			countOf={({ rooms: all }) => {
				const count = all.filter(isNumbered).length;
				return count > 0 ? t('category.count', { count }) : '';
			}}
			plan={plan}
		>
			{floor.cells.some(isNumbered) ? (
				<FloorDrawing floor={floor} places={shown.places} role="img" label={label} />
			) : (
				<p className="text-muted">{label}</p>
			)}
		</DeckBrowser>
	);
}

/** Shows where all cabins of a category lie, taken or free. */
function WholeCategory({ cruiseId, ...category }: Category) {
	const { t } = useTranslation('deck');
	const load = useCallback(() => browserApi('GET /ship/decks', { cruiseId }), [cruiseId]);
	const { loaded } = useLoaded(load);
	if (loaded === null) return <Skeleton className="h-120" />;
	if (loaded === 'failed') return <p className="text-muted">{t('category.unavailable')}</p>;
	return <Decks plan={loaded} {...category} />;
}

type Room = { id: string; roomNum: string };
type Props = Category & {
	voyageId: string;
	/** Gets the cabin that was chosen; null where none can be chosen now. */
	onChoose: ((room: Room) => void) | null;
	/** Id of the cabin that was chosen before; empty for none. */
	before: string;
	onClose: () => void;
};

/** Shows over the page where the cabins of a category lie on the ship, deck by deck; to members which are free, one of them to choose. */
export default function CategoryDeckSheet({ voyageId, before, onChoose, onClose, ...category }: Props) {
	const { t } = useTranslation(['deck', 'common']);
	const { user } = useSession();
	const askToLogIn = useAskToLogIn();
	const { cruiseId, categoryId, name } = category;
	const isChoosing = Boolean(user && onChoose);
	const load = useCallback(
		async () => (isChoosing ? (await browserApi('GET /voyage/rooms', { voyageId, categoryId })).rooms : []),
		[isChoosing, voyageId, categoryId],
	);
	const { loaded } = useLoaded(load);
	const [chosen, setChosen] = useState(before);
	const rooms = loaded === null || loaded === 'failed' ? [] : loaded;
	const picked = rooms.find(({ id }) => id === chosen);
	const take = () => {
		if (!picked) return;
		onChoose?.(picked);
		onClose();
	};
	const lead = !isChoosing ? 'lead' : loaded === 'failed' ? 'unknownFree' : rooms.length > 0 ? 'free' : 'soldOut';
	const footer = rooms.length > 0 && (
		<Button aria-disabled={!picked || undefined} onClick={take} className="flex-1">
			{picked ? t('category.choose', { room: picked.roomNum }) : t('category.chooseNone')}
		</Button>
	);
	return (
		<Sheet
			open
			onClose={onClose}
			title={t('category.title', { name })}
			closeLabel={t('common:close')}
			width={1080}
			footer={footer}
		>
			{loaded === null ? (
				<Skeleton className="h-120" />
			) : (
				<div className="grid gap-4 [&>*]:min-w-0">
					<div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
						<p>{t(`category.${lead}`)}</p>
						{onChoose && !user && (
							<p className="flex flex-wrap items-center gap-x-4 gap-y-3">
								<span>{t('category.log')}</span>
								<Button variant="secondary" size="sm" onClick={() => void askToLogIn()}>
									{t('category.logIn')}
								</Button>
							</p>
						)}
					</div>
					{rooms.length > 0 ? (
						<RoomPicker
							cruiseId={cruiseId}
							categoryId={categoryId}
							rooms={rooms}
							chosen={chosen}
							onChoose={setChosen}
							current=""
							yours={[]}
							title={t('category.list')}
							nameOf={(deck) => (deck ? t('category.deckOf', { deck }) : t('others'))}
						/>
					) : (
						<WholeCategory {...category} />
					)}
				</div>
			)}
		</Sheet>
	);
}
