import { useTranslation } from 'react-i18next';
import { FactsList } from '#client/ui/facts-list.tsx';
import { Tag, type TagTone } from '#client/ui/tag.tsx';
import type { PlaceView } from '#shared/catalogue/bff/ships.ts';

const TONES: Record<NonNullable<PlaceView['charge']>, TagTone> = { INCLUDED: 'ok', PARTLY: 'gold', EXTRA: 'promo' };

/** Returns a function that names a deck ("Deck 9"), or several ("Decks 4–6"). */
export function useDeckWords(): (deck: string) => string {
	const { t } = useTranslation('experience');
	return (deck) => (/^\d+$/.test(deck) ? t('places.deckValue', { deck }) : t('places.decksValue', { decks: deck }));
}

/** Renders a tag that says whether the fare covers a place; empty when that isn't known. */
export function ChargeTag({ charge }: Pick<PlaceView, 'charge'>) {
	const { t } = useTranslation('experience');
	return charge && <Tag tone={TONES[charge]}>{t(`places.${charge}`)}</Tag>;
}

/** Renders the deck of a place, its hours and its cost. */
export function PlaceFacts({ place: { deck, hours, cost } }: { place: Pick<PlaceView, 'deck' | 'hours' | 'cost'> }) {
	const { t } = useTranslation('experience');
	const inWords = useDeckWords();
	return (
		<FactsList
			look="lined"
			rows={[
				[t('places.deck'), deck && inWords(deck)],
				[t('places.hours'), hours],
				[t('places.cost'), cost],
			]}
		/>
	);
}
