import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '#client/app/api.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useLoaded } from '#client/ui/use-loaded.ts';
import type { EmptyRoom } from '#shared/catalogue/bff/order-views.ts';
import type { ShipDecks } from '#shared/catalogue/bff/ships.ts';
import { decksToChoose } from './deck-rooms.ts';
import { DeckSwitch } from './deck-switch.tsx';
import { FloorChoice } from './floor-choice.tsx';
import { FloorKey } from './floor-key.tsx';
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

function Drawn({ plan, rooms, chosen, onChoose, current, yours }: Choice & { plan: ShipDecks }) {
	const { t } = useTranslation('deck');
	const wordsOf = useRoomWords(plan);
	const decks = decksToChoose(plan, rooms, yours);
	const indexOf = (wanted: (room: (typeof decks)[number]['rooms'][number]) => boolean) =>
		decks.findIndex((deck) => deck.rooms.some(wanted));
	const [at, setAt] = useState(() =>
		Math.max(
			0,
			indexOf(({ roomNum }) => roomNum === current),
		),
	);
	// What is chosen in the list beside is shown here too.
	const [shownFor, setShownFor] = useState(chosen);
	if (chosen !== shownFor) {
		setShownFor(chosen);
		const found = indexOf(({ id }) => id === chosen);
		if (chosen && found >= 0) setAt(found);
	}
	const deck = decks[Math.min(at, decks.length - 1)];
	if (!deck) return null;
	const picked = deck.rooms.find(({ id }) => id !== null && id === chosen);
	const isPlaced = deck.rooms.some(({ shown, position, side }) => shown && position !== null && side !== null);
	const onStep = (step: 1 | -1): boolean => {
		const next = decks.indexOf(deck) + step;
		if (!decks[next]) return false;
		setAt(next);
		return true;
	};
	return (
		<div className="grid gap-4">
			<div>
				<DeckSwitch
					plan={plan}
					decks={decks.map(({ deck: number, rooms: on }) => ({
						deck: number,
						count: t('free', { count: on.filter(({ id }) => id !== null).length }),
					}))}
					current={deck.deck}
					position={picked?.position ?? null}
					onSwitch={(number) => setAt(decks.findIndex((other) => other.deck === number))}
				/>
			</div>
			<FloorKey
				looks={['free', 'chosen', ...(deck.rooms.some(({ yours: own }) => own) ? (['yours'] as const) : []), 'other']}
				lifts={isPlaced && plan.lifts.length > 0}
				doors={isPlaced && deck.rooms.some(({ shown, connects }) => shown && connects)}
			/>
			<FloorChoice plan={plan} deck={deck} chosen={chosen} onChoose={onChoose} onStep={onStep} />
			<p className="text-12 text-2">{t(isPlaced ? 'note' : 'noteNumbered')}</p>
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

/** A choice among free cabins on the drawing of the ship's decks. The list of them stands beside it: the drawing may be missing. */
export default function RoomChoice({ cruiseId, ...choice }: RoomChoiceProps) {
	const { t } = useTranslation('deck');
	const load = useCallback(() => browserApi('GET /ship/decks', { cruiseId }), [cruiseId]);
	const { loaded } = useLoaded(load);
	if (loaded === null) return <Skeleton className="h-120" />;
	if (loaded === 'failed') return <p className="text-14 text-2">{t('unavailable')}</p>;
	return <Drawn plan={loaded} {...choice} />;
}
