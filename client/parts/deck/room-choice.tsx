import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '#client/app/api.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useLoaded } from '#client/ui/use-loaded.ts';
import type { EmptyRoom } from '#shared/catalogue/bff/order-views.ts';
import type { ShipDecks } from '#shared/catalogue/bff/ships.ts';
import { DeckBrowser } from './deck-browser.tsx';
import { type DrawnRoom, decksToChoose } from './deck-rooms.ts';
import { FloorChoice } from './floor-choice.tsx';
import { useRoomWords } from './use-room-words.ts';

type Choice = {
	/** Free cabins that can be chosen, one of them by its id. */
	rooms: readonly EmptyRoom[];
	chosen: string;
	onChoose: (id: string) => void;
	/** The number of the cabin that a choice would replace, and those of all cabins of the same booking. */
	current: string;
	yours: readonly string[];
};
export type RoomChoiceProps = Choice & { cruiseId: string };

function Decks({ plan, rooms, chosen, onChoose, current, yours }: Choice & { plan: ShipDecks }) {
	const { t } = useTranslation('deck');
	const wordsOf = useRoomWords(plan);
	const decks = decksToChoose(plan, rooms, yours);
	const indexOf = (isWanted: (room: DrawnRoom) => boolean) => decks.findIndex((deck) => deck.rooms.some(isWanted));
	const [wanted, setWanted] = useState(() => indexOf(({ roomNum }) => roomNum === current));
	// A cabin that is chosen in the list beside is shown here too.
	const [shownFor, setShownFor] = useState(chosen);
	if (chosen !== shownFor) {
		setShownFor(chosen);
		const found = indexOf(({ freeId }) => freeId === chosen);
		if (chosen && found >= 0) setWanted(found);
	}
	const at = Math.max(0, Math.min(wanted, decks.length - 1));
	const deck = decks[at];
	if (!deck) return null;
	const picked = deck.rooms.find(({ freeId }) => freeId !== null && freeId === chosen);
	const onStep = (step: 1 | -1): boolean => {
		if (!decks[at + step]) return false;
		setWanted(at + step);
		return true;
	};
	return (
		<div className="grid gap-4">
			<DeckBrowser
				plan={plan}
				decks={decks}
				at={at}
				onSwitch={setWanted}
				countOf={(of) => t('free', { count: of.rooms.filter(({ freeId }) => freeId !== null).length })}
				position={picked?.position}
				looks={['free', 'chosen', ...(deck.rooms.some(({ yours: own }) => own) ? (['yours'] as const) : []), 'other']}
			>
				<FloorChoice plan={plan} deck={deck} chosen={chosen} onChoose={onChoose} onStep={onStep} />
			</DeckBrowser>
			<div
				aria-live="polite"
				className="sticky bottom-(--told-bottom,0px) -mx-2 border-t border-line bg-page px-2 py-3 leading-head [@media(max-height:500px)]:static"
			>
				{picked ? (
					<>
						<p className="tabular font-semibold">{t('chosen', { room: picked.roomNum })}</p>
						<p className="mt-1 text-14 text-2 first-letter:uppercase">{wordsOf(picked, deck.deck)}</p>
					</>
				) : (
					<p className="text-14 text-2">{t('none', { room: current })}</p>
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
