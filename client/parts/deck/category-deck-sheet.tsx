import { type ReactNode, useCallback, useState } from 'react';
import { browserApi } from '#client/app/api.ts';
import { useAskToLogIn } from '#client/app/pending-action.ts';
import { useSession } from '#client/app/session.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { Button } from '#client/ui/button.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useLoaded } from '#client/ui/use-loaded.ts';
import type { ShipDecks } from '#shared/catalogue/bff/ships.ts';
import { DeckBrowser } from './deck-browser.tsx';
import { decksOfCategory, type RoomDeck } from './deck-rooms.ts';
import { FloorDrawing, RoomCell } from './floor-drawing.tsx';
import { FOR_EYES, layFloor } from './floor-geometry.ts';
import { RoomBoxes } from './room-boxes.tsx';
import RoomChoice, { type RoomWords } from './room-choice.tsx';
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
		<div ref={ref} className="w-full overflow-x-auto text-16">
			{shown.length === 0 ? (
				<p className="text-2">{t('category.unknown', { deck: deck.deck ?? '' })}</p>
			) : (
				<FloorDrawing
					floor={floor}
					role="img"
					label={t('category.figure', { deck: deck.deck ?? '', count: shown.length, name, numbers })}
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
		<div className="grid gap-4 [&>*]:min-w-0">
			<DeckBrowser plan={plan} decks={decks} at={at} onSwitch={setAt} countOf={countOf} looks={['category', 'other']}>
				<Floor plan={plan} deck={deck} name={name} />
			</DeckBrowser>
		</div>
	);
}

/** Shows all cabins of a category below what leads to them. */
function WholeCategory({ cruiseId, categoryId, name, lead }: Category & { lead: ReactNode }) {
	const { t } = useTranslation('deck');
	const load = useCallback(() => browserApi('GET /ship/decks', { cruiseId }), [cruiseId]);
	const { loaded } = useLoaded(load);
	return (
		<div className="grid gap-4 [&>*]:min-w-0">
			<div>{lead}</div>
			{loaded === null && <Skeleton className="h-120" />}
			{loaded === 'failed' && <p className="text-2">{t('category.unavailable')}</p>}
			{loaded !== null && loaded !== 'failed' && <Decks plan={loaded} categoryId={categoryId} name={name} />}
		</div>
	);
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

/** Shows a member the free cabins of a category, in the drawing and as a list, one of them to choose. */
function FreeCabins({ voyageId, cruiseId, categoryId, name, before, onChoose, onClose }: Props) {
	const { t } = useTranslation(['deck', 'common']);
	const [chosen, setChosen] = useState(before);
	const [words, setWords] = useState<RoomWords>();
	const load = useCallback(() => browserApi('GET /voyage/rooms', { voyageId, categoryId }), [voyageId, categoryId]);
	const { loaded } = useLoaded(load);
	const rooms = loaded === null || loaded === 'failed' ? [] : loaded.rooms;
	const picked = rooms.find(({ id }) => id === chosen);
	const take = () => {
		if (!picked) return;
		onChoose?.(picked);
		onClose();
	};
	const whole = (lead: string) => (
		<WholeCategory cruiseId={cruiseId} categoryId={categoryId} name={name} lead={<p className="text-2">{lead}</p>} />
	);
	return (
		<Sheet
			open
			onClose={onClose}
			title={t('category.title', { name })}
			closeLabel={t('common:close')}
			width={1080}
			footer={
				rooms.length > 0 && (
					<Button aria-disabled={!picked || undefined} onClick={take} className="flex-1">
						{picked ? t('category.choose', { room: picked.roomNum }) : t('category.chooseNone')}
					</Button>
				)
			}
		>
			{loaded === null && <Skeleton className="h-120" />}
			{loaded === 'failed' && whole(t('category.unknownFree'))}
			{loaded !== null && loaded !== 'failed' && rooms.length === 0 && whole(t('category.soldOut'))}
			{rooms.length > 0 && (
				<div className="grid gap-6 [&>*]:min-w-0">
					<p className="text-2">{t('category.free')}</p>
					<RoomChoice
						cruiseId={cruiseId}
						categoryId={categoryId}
						rooms={rooms}
						chosen={chosen}
						onChoose={setChosen}
						current=""
						yours={[]}
						onWords={setWords}
					/>
					<h3 className="border-t border-line pt-6 text-16! font-semibold">{t('category.list')}</h3>
					<RoomBoxes
						rooms={rooms}
						chosen={chosen}
						onChoose={setChosen}
						nameOf={(deck) => (deck ? t('category.deckOf', { deck }) : t('others'))}
						words={words}
						look="sheet"
					/>
				</div>
			)}
		</Sheet>
	);
}

/** Shows over the page where the cabins of a category lie on the ship, deck by deck; to members which are free, one of them to choose. */
export default function CategoryDeckSheet(props: Props) {
	const { t } = useTranslation(['deck', 'common']);
	const { user } = useSession();
	const askToLogIn = useAskToLogIn();
	const { onChoose, name, onClose } = props;
	if (user && onChoose) return <FreeCabins {...props} />;
	return (
		<Sheet open onClose={onClose} title={t('category.title', { name })} closeLabel={t('common:close')} width={1080}>
			<WholeCategory
				{...props}
				lead={
					<div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-2">
						<p>{t('category.lead')}</p>
						{onChoose && (
							<p className="flex flex-wrap items-center gap-x-4">
								<span>{t('category.log')}</span>
								<Button variant="secondary" size="sm" onClick={() => void askToLogIn()}>
									{t('category.logIn')}
								</Button>
							</p>
						)}
					</div>
				}
			/>
		</Sheet>
	);
}
