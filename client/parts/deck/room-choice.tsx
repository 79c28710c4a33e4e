import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '#client/app/api.ts';
import { Button } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ToggleButtons } from '#client/ui/toggle-buttons.tsx';
import { useLoaded } from '#client/ui/use-loaded.ts';
import type { EmptyRoom } from '#shared/catalogue/bff/order-views.ts';
import type { ShipDecks } from '#shared/catalogue/bff/ships.ts';
import { DeckBrowser } from './deck-browser.tsx';
import { decksToChoose, findRoom } from './deck-rooms.ts';
import { FloorChoice } from './floor-choice.tsx';
import { fulfils, ROOM_FILTERS, type RoomFilter } from './room-facts.ts';
import { usePlaceWords, useRoomWords } from './use-room-words.ts';

/** Words for free cabins, by id: `place` names the side and part of the ship. A cabin that a filter leaves out is missing. */
export type RoomWords = ReadonlyMap<string, { text: string; place: string }>;

export type RoomChoiceProps = {
	cruiseId: string;
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
	onWords: (words: RoomWords) => void;
	/** Goes to the list, which a phone shows below a long plan. */
	onList: () => void;
};

type FilterProps = {
	/** Filters that some free cabins fulfil and others don't. */
	useful: readonly RoomFilter[];
	on: readonly RoomFilter[];
	onChange: (on: readonly RoomFilter[]) => void;
	/** The number of free cabins that fulfil all filters that are on. */
	found: number;
};

/** Renders filters of free cabins as buttons that stay pressed. Nothing where the facts distinguish no cabins. */
function Filters({ useful, on, onChange, found }: FilterProps) {
	const { t } = useTranslation('deck');
	if (useful.length === 0) return null;
	return (
		<div>
			<ToggleButtons
				label={t('filters.label')}
				options={useful.map((filter) => ({ value: filter, label: t(`filters.${filter}`) }))}
				on={on}
				onChange={onChange}
				className="text-14"
			/>
			<p role="status" className="mt-2 text-14 text-muted empty:mt-0">
				{on.length > 0 && t('filters.found', { count: found })}
			</p>
			{on.includes('quiet') && <p className="text-14 text-muted">{t('filters.quietNote')}</p>}
		</div>
	);
}

/** Finds the free cabins that fulfil the filters, each with its place on the plan, and the filters that tell cabins apart. */
function useFiltered(plan: ShipDecks, rooms: readonly EmptyRoom[], on: readonly RoomFilter[]) {
	return useMemo(() => {
		const known = rooms.map((room) => ({ id: room.id, place: findRoom(plan, room) }));
		const fits = ({ place }: (typeof known)[number], filter: RoomFilter) =>
			place !== undefined && fulfils(plan, place.room, place.deck, filter);
		const useful = ROOM_FILTERS.filter((filter) => new Set(known.map((one) => fits(one, filter))).size === 2);
		return { useful, fitting: known.filter((one) => on.every((filter) => fits(one, filter))) };
	}, [plan, rooms, on]);
}

const NO_FILTERS: readonly RoomFilter[] = [];

function Decks({
	plan,
	rooms,
	categoryId,
	chosen,
	onChoose,
	current,
	yours,
	onWords,
	onList,
}: RoomChoiceProps & { plan: ShipDecks }) {
	const { t } = useTranslation('deck');
	const wordsOf = useRoomWords(plan);
	const placeWords = usePlaceWords();
	const [on, setOn] = useState(NO_FILTERS);
	const { useful, fitting } = useFiltered(plan, rooms, on);
	const words = useMemo(
		() =>
			new Map(
				fitting.map(({ id, place }) => [
					id,
					{ text: place ? wordsOf(place.room, place.deck) : '', place: place ? placeWords(place.room) : '' },
				]),
			),
		[fitting, wordsOf, placeWords],
	);
	useEffect(() => onWords(words), [words, onWords]);
	const decks = decksToChoose(plan, {
		free: rooms.filter(({ id }) => words.has(id) || id === chosen),
		yours,
		isTaken: ({ categoryId: own, roomNum }) => own === categoryId && !rooms.some((free) => free.roomNum === roomNum),
	});
	const chosenDeck = decks.find((deck) => deck.rooms.some(({ freeId }) => freeId !== null && freeId === chosen));
	const [wanted, setWanted] = useState(() => decks.find((deck) => deck.rooms.some(({ roomNum }) => roomNum === current))?.deck);
	// A cabin that is chosen in the list beside is shown here too.
	const [shownFor, setShownFor] = useState(chosen);
	if (chosen !== shownFor) {
		setShownFor(chosen);
		if (chosenDeck) setWanted(chosenDeck.deck);
	}
	const deck = decks.find((one) => one.deck === wanted) ?? decks[0];
	const picked = deck?.rooms.find(({ freeId }) => freeId !== null && freeId === chosen);
	const onStep = (step: 1 | -1): boolean => {
		const next = deck && decks[decks.indexOf(deck) + step];
		if (next) setWanted(next.deck);
		return next !== undefined;
	};
	return (
		<div className="grid gap-4 [&>*]:min-w-0">
			<Filters useful={useful} on={on} onChange={setOn} found={fitting.length} />
			<Button variant="link" onClick={onList} className="justify-self-start lg:hidden">
				{t('toList')}
			</Button>
			{deck ? (
				<DeckBrowser
					decks={decks}
					shown={deck}
					onSwitch={setWanted}
					countOf={({ rooms: all }) => t('free', { count: all.filter(({ freeId }) => freeId !== null).length })}
					plan={plan}
				>
					<FloorChoice plan={plan} deck={deck} chosen={chosen} onChoose={onChoose} onStep={onStep} />
				</DeckBrowser>
			) : (
				<p className="text-muted">{t(on.length > 0 ? 'filters.none' : 'unplaced')}</p>
			)}
			<div aria-live="polite" className="border-t border-line pt-3 leading-head">
				{picked && deck ? (
					<>
						<p className="tabular font-semibold">{t('chosen', { room: picked.roomNum })}</p>
						<p className="mt-1 text-14 text-muted first-letter:uppercase">{wordsOf(picked, deck.deck)}</p>
					</>
				) : (
					<p className="text-14 text-muted">{current ? t('none', { room: current }) : t('noneBefore')}</p>
				)}
			</div>
		</div>
	);
}

/** Chooses among free cabins on the plan of the ship's decks. The list of them stands beside it: the plan may be missing. */
export default function RoomChoice(props: RoomChoiceProps) {
	const { t } = useTranslation('deck');
	const { cruiseId } = props;
	const load = useCallback(() => browserApi('GET /ship/decks', { cruiseId }), [cruiseId]);
	const { loaded } = useLoaded(load);
	if (loaded === null) return <Skeleton className="h-180" />;
	if (loaded === 'failed') return <p className="text-14 text-muted">{t('unavailable')}</p>;
	return <Decks plan={loaded} {...props} />;
}
