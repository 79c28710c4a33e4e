import { useTranslation } from '#client/i18n/use-translation.ts';
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
	const facts = [
		['deck', deck && inWords(deck)],
		['hours', hours],
		['cost', cost],
	] as const;
	return (
		<dl className="divide-y divide-line border-y border-line">
			{facts.map(
				([term, value]) =>
					value && (
						<div key={term} className="flex gap-4 py-2.5">
							<dt className="w-20 flex-none text-14 leading-6 text-2">{t(`places.${term}`)}</dt>
							<dd className="tabular leading-6">{value}</dd>
						</div>
					),
			)}
		</dl>
	);
}
