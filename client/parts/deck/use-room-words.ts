import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { DOT } from '#client/ui/dot.ts';
import type { DeckRoom, ShipDecks } from '#shared/catalogue/bff/ships.ts';
import { besideDeck, metresToLift, partOfShip } from './room-facts.ts';

/** Places of a deck that are named beside a cabin. */
const MOST_PLACES = 3;

/** Names the side and the part of the ship where a cabin lies, as far as they are known: “port · amidships”. */
export function usePlaceWords() {
	const { t } = useTranslation('deck');
	return useCallback(
		({ side, position }: DeckRoom): string => {
			const part = partOfShip(position);
			return [side && t(`room.${side}`), part && t(`room.${part}`)].filter(Boolean).join(DOT);
		},
		[t],
	);
}

/** Describes the place of a cabin in words, as far as it is known: side, part of the ship, lifts and doors; then what lies above and below it. */
export function useRoomWords(plan: ShipDecks) {
	const { t } = useTranslation('deck');
	return useCallback(
		(room: DeckRoom, deck: number): string => {
			const part = partOfShip(room.position);
			const metres = metresToLift(plan, room.position);
			const beside = (step: 1 | -1) => {
				const { cabins, places } = besideDeck(plan, room, deck, step);
				const what = [...(cabins ? [t('cabins')] : []), ...places.slice(0, MOST_PLACES)].join(t('comma'));
				return what && t(step === 1 ? 'room.above' : 'room.below', { what });
			};
			const own = [
				room.side && t(`room.${room.side}`),
				room.inside && t('room.inside'),
				part && t(`room.${part}`),
				metres !== null && t('room.lift', { metres }),
				room.connects && t('room.connects', { room: room.connects }),
				room.accessible && t('room.accessible'),
			];
			const sentences = [own, [beside(1), beside(-1)]].map((facts) => facts.filter(Boolean).join(t('and')));
			return sentences.filter(Boolean).join(t('then'));
		},
		[plan, t],
	);
}
