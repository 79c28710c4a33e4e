import { useTranslation } from 'react-i18next';
import type { DeckRoom, DeckView, ShipDecks } from '#shared/catalogue/bff/ships.ts';
import { hasCabinAt, metresToLift, partOfShip } from './deck-rooms.ts';

/** Describes the place of a cabin in words, as far as it is known. */
export function useRoomWords(plan: ShipDecks) {
	const { t } = useTranslation('deck');
	return (room: DeckRoom, deck: number | null): string => {
		const part = partOfShip(room.position);
		const metres = metresToLift(plan, room.position);
		const roomsOn = (other: number) => plan.decks.find((known) => known.deck === other)?.rooms ?? [];
		return [
			room.side && t(`room.${room.side}`),
			room.inside && t('room.inside'),
			part && t(`room.${part}`),
			metres !== null && t('room.lift', { metres }),
			room.connects && t('room.connects', { room: room.connects }),
			deck !== null && hasCabinAt(roomsOn(deck + 1), room) && t('room.cabinAbove'),
			deck !== null && hasCabinAt(roomsOn(deck - 1), room) && t('room.cabinBelow'),
		]
			.filter(Boolean)
			.join(t('dot'));
	};
}

/** Lists the contents of a deck in words: its places, and cabins as one word. */
export function useDeckContents() {
	const { t } = useTranslation('deck');
	return ({ places, cabins, rooms }: DeckView & { rooms: readonly DeckRoom[] }): string =>
		[...places.map(({ name }) => name), ...(cabins.length + rooms.length > 0 ? [t('cabins')] : [])].join(t('comma'));
}
