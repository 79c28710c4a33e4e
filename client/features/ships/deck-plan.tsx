import { useState } from 'react';
import { useSite } from '#client/app/facts.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { Block } from '#client/parts/block.tsx';
import { DeckDrawing } from '#client/parts/deck/deck-drawing.tsx';
import { ChevronRightIcon } from '#client/ui/icons.tsx';
import type { DeckView, ShipPage } from '#shared/catalogue/bff/ships.ts';
import { DeckContents, Swatch } from './deck-contents.tsx';

/** Names the colours of the drawing: the kinds of cabin that are drawn, and places. */
function Legend({ decks, cabins }: { decks: readonly DeckView[]; cabins: ShipPage['cabins'] }) {
	const { t } = useTranslation('ships');
	const drawn = new Set(decks.flatMap((deck) => deck.cabins.map(({ kind }) => kind)));
	const kinds = cabins === 'unavailable' ? [] : cabins.map(({ name }, kind) => ({ name, kind }));
	const named = kinds.filter(({ name, kind }) => name && drawn.has(kind));
	return (
		<ul aria-label={t('decks.legend')} className="flex flex-wrap gap-x-5 gap-y-1 text-14 text-2">
			{[...named, { name: t('decks.places'), kind: null }].map(({ name, kind }) => (
				<li key={name} className="flex items-center gap-2">
					<Swatch kind={kind} />
					<span>{name}</span>
				</li>
			))}
		</ul>
	);
}

/** Says what the decks above and below have. */
function Beside({ decks, deck }: { decks: readonly DeckView[]; deck: number }) {
	const { t } = useTranslation('ships');
	const lines = ([1, -1] as const).flatMap((step) => {
		const other = decks.find((known) => known.deck === deck + step);
		const names = [
			...(other?.places.map(({ name }) => name) ?? []),
			...(other && other.cabins.length > 0 ? [t('decks.cabins')] : []),
		];
		return other && names.length > 0
			? [t(step === 1 ? 'decks.above' : 'decks.below', { deck: other.deck, what: names.join(t('decks.comma')) })]
			: [];
	});
	return (
		<ul className="mb-5 grid gap-1 leading-head text-2">
			{lines.map((line) => (
				<li key={line}>{line}</li>
			))}
		</ul>
	);
}

function Plan({ decks, ship }: { decks: readonly DeckView[]; ship: ShipPage }) {
	const { t } = useTranslation('ships');
	const [fullest] = decks.toSorted((a, b) => b.places.length - a.places.length || b.cabins.length - a.cabins.length);
	const [chosen, setChosen] = useState(fullest?.deck);
	const shown = decks.find(({ deck }) => deck === chosen);
	const nameOf = ({ deck, places, cabins }: DeckView) =>
		t('decks.named', { deck, what: [...places, ...cabins].map(({ name }) => name).join(t('decks.comma')) });
	return (
		<>
			<div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
				<figure>
					<div className="mb-1 flex justify-between text-12 text-2" aria-hidden="true">
						<span>← {t('decks.bow')}</span>
						<span>{t('decks.stern')} →</span>
					</div>
					<DeckDrawing
						decks={decks}
						chosen={chosen}
						onChoose={setChosen}
						nameOf={nameOf}
						label={t('decks.figure', { ship: ship.name })}
					/>
					<figcaption className="mt-4 grid gap-2">
						<Legend decks={decks} cabins={ship.cabins} />
						<span className="text-12 text-2">{t('decks.note')}</span>
					</figcaption>
				</figure>
				<div aria-live="polite" className="self-start lg:sticky lg:top-[calc(var(--header)+2rem)]">
					{shown && (
						<>
							<h3 className="mb-3 display">{t('decks.deck', { deck: shown.deck })}</h3>
							<Beside decks={decks} deck={shown.deck} />
							<DeckContents deck={shown} code={ship.code} />
						</>
					)}
				</div>
			</div>
			<details className="group mt-10 border-y border-line">
				<summary className="flex min-h-13 list-none items-center justify-between font-medium [&::-webkit-details-marker]:hidden">
					{t('decks.list')}
					<ChevronRightIcon size={18} className="transition-transform duration-base group-open:rotate-90" />
				</summary>
				<ol className="grid gap-x-12 gap-y-10 pt-4 pb-10 md:grid-cols-2">
					{decks.map((deck) => (
						<li key={deck.deck} id={`deck-${deck.deck}`} className="border-t border-gold-500/60 pt-4">
							<h3 className="mb-3 text-h4 font-semibold">{t('decks.deck', { deck: deck.deck })}</h3>
							<DeckContents deck={deck} code={ship.code} />
						</li>
					))}
				</ol>
			</details>
		</>
	);
}

/** Renders the decks of a ship: drawn from the side, the chosen deck in words beside the drawing, and all decks as text. */
export function DeckPlan({ ship }: { ship: ShipPage }) {
	const { t } = useTranslation('ships');
	const { phone } = useSite();
	const { decks } = ship;
	if (decks !== 'unavailable' && decks.length === 0) return null;
	return (
		<Block id="decks" title={t('decks.title')} lead={t('decks.lead')} ground="soft" className="[--later:96rem]">
			{decks === 'unavailable' ? (
				<p className="text-2">{t('unavailable.decks', { phone })}</p>
			) : (
				<Plan decks={decks} ship={ship} />
			)}
		</Block>
	);
}
