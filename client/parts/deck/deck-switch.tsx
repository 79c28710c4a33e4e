import { useTranslation } from 'react-i18next';
import type { ShipDecks } from '#shared/catalogue/bff/ships.ts';
import { DeckSilhouette } from './deck-silhouette.tsx';
import { useDeckContents } from './use-room-words.ts';

/** Which deck is shown: the ship from the side with its decks marked, a button for each of them, and what lies above and below the one that is shown. */
export function DeckSwitch({
	plan,
	decks,
	current,
	position,
	onSwitch,
}: {
	plan: ShipDecks;
	decks: readonly { deck: number | null; count: string }[];
	current: number | null;
	/** Where the cabin lies that is chosen on this deck, from 0 at the bow to 1 at the stern. */
	position: number | null;
	onSwitch: (deck: number | null) => void;
}) {
	const { t } = useTranslation('deck');
	const contentsOf = useDeckContents();
	const beside = ([1, -1] as const).flatMap((step) => {
		const other = current === null ? undefined : plan.decks.find(({ deck }) => deck === current + step);
		const what = other ? contentsOf(other) : '';
		return other && what ? [{ deck: other.deck, line: t(step === 1 ? 'above' : 'below', { deck: other.deck, what }) }] : [];
	});
	return (
		<>
			<DeckSilhouette decks={plan.decks} marked={decks.map(({ deck }) => deck)} current={current} position={position} />
			<div role="group" aria-label={t('decks')} className="mt-3 flex flex-wrap gap-2">
				{decks.map(({ deck, count }) => (
					<button
						key={deck}
						type="button"
						aria-pressed={deck === current}
						onClick={() => onSwitch(deck)}
						className="tabular min-h-target rounded-2 border border-control bg-white px-3 text-left leading-head transition-colors duration-base hover:border-action aria-pressed:border-action aria-pressed:bg-action aria-pressed:text-on-action"
					>
						<span className="font-semibold">{deck === null ? t('others') : t('deck', { deck })}</span>
						<span className="ml-1.5 text-14">{count}</span>
					</button>
				))}
			</div>
			{beside.length > 0 && (
				<ul className="mt-3 grid gap-1 text-14 leading-head text-2">
					{beside.map(({ deck, line }) => (
						<li key={deck}>{line}</li>
					))}
				</ul>
			)}
		</>
	);
}
