import { useTranslation } from 'react-i18next';

/** Names a deck ("Deck 9"), or several ("Decks 4–6"). */
export function useDeckWords(): (deck: string) => string {
	const { t } = useTranslation('experience');
	return (deck) => (/^\d+$/.test(deck) ? t('places.deckValue', { deck }) : t('places.decksValue', { decks: deck }));
}
