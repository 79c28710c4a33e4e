import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#client/app/facts.tsx';
import { useLazyWithTexts } from '#client/app/on-demand.tsx';
import { ChevronDownIcon, DeckIcon } from '#client/ui/icons.tsx';
import { PageSection } from '#client/ui/section.tsx';
import type { DeckView, ShipPage } from '#shared/catalogue/bff/ships.ts';
import { entriesOf } from '#shared/entries-of.ts';
import { DeckContents } from './deck-contents.tsx';

type Props = { deck: DeckView; ship: ShipPage; isOpen: boolean; onPlan: () => void };

/** Renders a deck as a row with its contents in a line, which opens them whole. */
function Deck({ deck, ship, isOpen, onPlan }: Props) {
	const { t } = useTranslation('ships');
	const kinds = new Set(deck.cabins.map(({ kind }) => entriesOf(ship.cabins)[kind]?.name));
	const line = [...deck.places.map(({ name }) => name), ...kinds].filter(Boolean).join(t('decks.comma'));
	return (
		<details name="decks" id={`deck-${deck.deck}`} open={isOpen} className="group border-b border-line">
			<summary className="grid min-h-16 cursor-pointer list-none grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-4 py-3 transition-colors duration-base hover:text-link md:grid-cols-[5rem_minmax(0,1fr)_auto] [&::-webkit-details-marker]:hidden">
				<h3 className="display text-h2 leading-none">
					<span aria-hidden="true">{deck.deck}</span>
					<span className="sr-only">{t('decks.deck', { deck: deck.deck })}</span>
				</h3>
				<span className="leading-head text-muted group-open:invisible">{line}</span>
				<ChevronDownIcon size={20} className="text-accent transition-transform duration-base group-open:rotate-180" />
			</summary>
			<div className="grid gap-6 pb-10 md:pl-24">
				<DeckContents deck={deck} code={ship.code} />
				{deck.cabins.length > 0 && (
					<button
						type="button"
						aria-haspopup="dialog"
						onClick={onPlan}
						className="inline-flex min-h-target items-center gap-2 justify-self-start text-link underline decoration-current/40 underline-offset-4 hover:decoration-current noscript:hidden print:hidden"
					>
						<DeckIcon size={20} />
						<span>{t('decks.plan', { deck: deck.deck })}</span>
					</button>
				)}
			</div>
		</details>
	);
}

function Decks({ decks, ship }: { decks: readonly DeckView[]; ship: ShipPage }) {
	const [fullest] = decks.toSorted((a, b) => b.places.length - a.places.length || b.cabins.length - a.cabins.length);
	const [planOf, setPlanOf] = useState<number>();
	const DeckSheet = useLazyWithTexts(() => import('./deck-sheet.tsx'), 'deck');
	return (
		<div className="border-t border-line">
			{decks.map((deck) => (
				<Deck key={deck.deck} deck={deck} ship={ship} isOpen={deck === fullest} onPlan={() => setPlanOf(deck.deck)} />
			))}
			{planOf !== undefined && <DeckSheet ship={ship} deck={planOf} onClose={() => setPlanOf(undefined)} />}
		</div>
	);
}

/** Renders the decks of a ship from the top: one is open with its places and cabins, and leads to the plan of its cabins. */
export function DeckPlan({ ship }: { ship: ShipPage }) {
	const { t } = useTranslation('ships');
	const { phone } = useSite();
	const { decks } = ship;
	if (decks !== 'unavailable' && decks.length === 0) return null;
	return (
		<PageSection
			id="decks"
			title={t('decks.title')}
			lead={t('decks.lead')}
			ground="soft"
			className="later [--later:94rem] md:[--later:82rem]"
		>
			{decks === 'unavailable' ? (
				<p className="text-muted">{t('unavailable.decks', { phone })}</p>
			) : (
				<Decks decks={decks} ship={ship} />
			)}
		</PageSection>
	);
}
