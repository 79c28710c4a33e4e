import { useCallback, useEffect, useMemo, useState } from 'react';
import { browserApi } from '#client/app/api.ts';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useLoaded } from '#client/ui/use-loaded.ts';
import type { EmptyRoom } from '#shared/catalogue/bff/order-views.ts';
import type { ShipDecks } from '#shared/catalogue/bff/ships.ts';
import { DeckBrowser } from './deck-browser.tsx';
import { type DrawnRoom, decksToChoose } from './deck-rooms.ts';
import { FloorChoice } from './floor-choice.tsx';
import { fulfils, ROOM_FILTERS, type RoomFilter } from './room-facts.ts';
import { RoomFilters } from './room-filters.tsx';
import { useRoomWords } from './use-room-words.ts';

/** Words for the place of free cabins, by id; a cabin that a filter leaves out is missing. */
export type RoomWords = ReadonlyMap<string, string>;

type Choice = {
	/** Free cabins that can be chosen, one of them by its id. */
	rooms: readonly EmptyRoom[];
	/** The category of these cabins: its others are taken. Without it nothing is told about them. */
	categoryId?: string;
	chosen: string;
	onChoose: (id: string) => void;
	/** The number of the cabin that a choice would replace, empty for none, and those of all cabins of the same booking. */
	current: string;
	yours: readonly string[];
	/** Gets what the list beside says of the cabins, and which of them it leaves out. */
	onWords?: (words: RoomWords) => void;
};
export type RoomChoiceProps = Choice & { cruiseId: string };

/** Finds the free cabins that fulfil the filters, and the filters that tell cabins apart. */
function useFiltered(plan: ShipDecks, rooms: readonly EmptyRoom[], on: readonly RoomFilter[]) {
	return useMemo(() => {
		const placed = decksToChoose(plan, rooms, []).flatMap(({ deck, rooms: all }) =>
			all.flatMap((room) => (room.freeId === null ? [] : { deck, room, id: room.freeId })),
		);
		const fits = ({ room, deck }: (typeof placed)[number], filter: RoomFilter) => fulfils(plan, room, deck, filter);
		const useful = ROOM_FILTERS.filter((filter) => {
			const count = placed.filter((one) => fits(one, filter)).length;
			return count > 0 && count < placed.length;
		});
		return { useful, fitting: placed.filter((one) => on.every((filter) => fits(one, filter))) };
	}, [plan, rooms, on]);
}

const NO_FILTERS: readonly RoomFilter[] = [];

function Decks({ plan, rooms, categoryId, chosen, onChoose, current, yours, onWords }: Choice & { plan: ShipDecks }) {
	const { t } = useTranslation('deck');
	const wordsOf = useRoomWords(plan);
	const [on, setOn] = useState(NO_FILTERS);
	const { useful, fitting } = useFiltered(plan, rooms, on);
	const words = useMemo(() => new Map(fitting.map(({ id, room, deck }) => [id, wordsOf(room, deck)])), [fitting, wordsOf]);
	useEffect(() => onWords?.(words), [words, onWords]);
	const occupancy = categoryId ? { categoryId, free: new Set(rooms.map(({ roomNum }) => roomNum)) } : null;
	const shown = rooms.filter(({ id }) => words.has(id) || id === chosen);
	const decks = decksToChoose(plan, shown, yours, occupancy);
	const deckWith = (isWanted: (room: DrawnRoom) => boolean) => decks.find((deck) => deck.rooms.some(isWanted))?.deck;
	const [wanted, setWanted] = useState(() => deckWith(({ roomNum }) => roomNum === current));
	// A cabin that is chosen in the list beside is shown here too.
	const [shownFor, setShownFor] = useState(chosen);
	if (chosen !== shownFor) {
		setShownFor(chosen);
		const found = deckWith(({ freeId }) => freeId === chosen);
		if (chosen && found !== undefined) setWanted(found);
	}
	const at = Math.max(
		0,
		decks.findIndex(({ deck }) => deck === wanted),
	);
	const deck = decks[at];
	const filters = <RoomFilters useful={useful} on={on} onChange={setOn} found={fitting.length} />;
	if (!deck) {
		return (
			<div className="grid gap-4">
				{filters}
				<p>{t('filters.none')}</p>
			</div>
		);
	}
	const picked = deck.rooms.find(({ freeId }) => freeId !== null && freeId === chosen);
	const onStep = (step: 1 | -1): boolean => {
		const next = decks[at + step];
		if (next) setWanted(next.deck);
		return next !== undefined;
	};
	const looks = (['yours', 'taken'] as const).filter((look) => deck.rooms.some((room) => room[look]));
	return (
		<div className="grid gap-4 [&>*]:min-w-0">
			{filters}
			<DeckBrowser
				plan={plan}
				decks={decks}
				at={at}
				onSwitch={(index) => setWanted(decks[index]?.deck)}
				countOf={(of) => t('free', { count: of.rooms.filter(({ freeId }) => freeId !== null).length })}
				position={picked?.position}
				looks={['free', 'chosen', ...looks, 'other']}
			>
				<FloorChoice plan={plan} deck={deck} chosen={chosen} onChoose={onChoose} onStep={onStep} />
			</DeckBrowser>
			<div aria-live="polite" className="border-t border-line py-3 leading-head">
				{picked ? (
					<>
						<p className="tabular font-semibold">{t('chosen', { room: picked.roomNum })}</p>
						<p className="mt-1 text-14 text-2 first-letter:uppercase">{wordsOf(picked, deck.deck)}</p>
					</>
				) : (
					<p className="text-14 text-2">{current ? t('none', { room: current }) : t('noneBefore')}</p>
				)}
			</div>
		</div>
	);
}

/** Chooses among free cabins on the drawing of the ship's decks. The list of them stands beside it: the drawing may be missing. */
export default function RoomChoice({ cruiseId, ...choice }: RoomChoiceProps) {
	const { t } = useTranslation('deck');
	const load = useCallback(() => browserApi('GET /ship/decks', { cruiseId }), [cruiseId]);
	const { loaded } = useLoaded(load);
	if (loaded === null) return <Skeleton className="h-180" />;
	if (loaded === 'failed') return <p className="text-14 text-2">{t('unavailable')}</p>;
	return <Decks plan={loaded} {...choice} />;
}
