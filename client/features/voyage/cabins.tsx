import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#client/app/facts.tsx';
import { useSession } from '#client/app/session.tsx';
import { OnceShown } from '#client/ui/once-shown.tsx';
import { REDUCED_MOTION } from '#client/ui/use-media-query.ts';
import type { CategoryView, VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { entriesOf } from '#shared/entries-of.ts';
import { nextCategory } from '#shared/rules/next-category.ts';
import { MAX_ADULTS, peopleOf } from '#shared/rules/party-price.ts';
import { type CabinKind, cabinKinds, cheapestBalcony, firstKind } from './cabin-kinds.ts';
import { CabinRow } from './cabin-row.tsx';
import { useChoice } from './choice/choice.tsx';
import { categoriesOf } from './choice/choice-state.ts';
import { PartyForm } from './choice/party-form.tsx';
import { usePrices } from './choice/prices.tsx';
import { KindCards } from './kind-cards.tsx';
import { CabinNeeds } from './needs/cabin-needs.tsx';
import { Section, Unavailable } from './section.tsx';

/** Rows that are about as high as the whole section: the party, the cards, and the categories of one kind. */
const ROWS = 5;

const kindId = (kind: string): string => `kind-${kind}`;

/** A panel that begins below this part of the window wouldn't be noticed. */
const LOW = 0.6;

function reveal(kind: string): void {
	const panel = document.getElementById(kindId(kind));
	if (!panel || panel.getBoundingClientRect().top < innerHeight * LOW) return;
	panel.scrollIntoView({ behavior: matchMedia(REDUCED_MOTION).matches ? 'auto' : 'smooth' });
}

/** Finds the category to take instead of another: the nearest in price that the party can book. */
function useInstead(voyage: VoyagePage) {
	const { party } = useChoice();
	const { priceOf } = usePrices();
	const offers = categoriesOf(voyage).map((cabin) => ({ ...cabin, cabin, price: priceOf(cabin)?.each ?? null }));
	return (cabin: CategoryView): CategoryView | null => {
		const passengers = Math.min(cabin.maxPassengers ?? MAX_ADULTS, peopleOf(party));
		const wanted = { categoryId: cabin.id, price: priceOf(cabin)?.each ?? 0, passengers };
		return nextCategory(wanted, offers)?.cabin ?? null;
	};
}

type PanelProps = { kind: CabinKind; voyage: VoyagePage; best: string | null; current: boolean };

/** Renders the categories of one kind, hidden unless it is current; paper and pages without scripts show all kinds. */
function Panel({ kind, voyage, best, current }: PanelProps) {
	const { t } = useTranslation('voyage');
	const insteadOf = useInstead(voyage);
	const id = kindId(kind.kind);
	return (
		<section
			id={id}
			aria-labelledby={`${id}-name`}
			className={`mt-8 md:mt-12 ${current ? '' : 'hidden noscript:block print:block'}`}
		>
			<OnceShown shown={current}>
				<div className="flex flex-wrap items-baseline gap-x-4 border-b border-line pb-3">
					<h3 id={`${id}-name`} className="font-display">
						{kind.name || t(kind.only ? 'cabins.all' : 'cabins.other')}
					</h3>
					<p className="text-14 text-muted">{t('cabins.kindMore', { count: kind.cabins.length })}</p>
				</div>
				<ul>
					{kind.cabins.map((cabin) => (
						<CabinRow
							key={cabin.id}
							cabin={cabin}
							kind={kind}
							voyage={voyage}
							best={cabin.id === best}
							instead={insteadOf(cabin)}
						/>
					))}
				</ul>
			</OnceShown>
		</section>
	);
}

/** Shows the kind or the category that the address names, once. */
function useAddressedKind(categories: readonly CategoryView[]) {
	const { dispatch } = useChoice();
	const show = useEffectEvent(() => {
		const id = decodeURIComponent(location.hash.slice(1));
		const cabin = categories.find((one) => [`cabin-${one.id}`, kindId(one.kind)].includes(id));
		if (!cabin) return;
		dispatch({ do: 'kind', kind: cabin.kind });
		requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView());
	});
	useEffect(() => show(), []);
}

/** Says that cabins are held for five minutes; guests also read that they log in first. */
function BookingNote({ phone }: { phone: string }) {
	const { t } = useTranslation('voyage');
	const { user } = useSession();
	return <p className="max-w-measure">{t(user ? 'cabins.hold' : 'cabins.login', { phone })}</p>;
}

/**
 * Renders the ship's cabins: first the kinds, then the categories of one kind with their prices for the party. Categories that can't be
 * booked stay in the list (docs/rules.md, cabin-kinds).
 */
export function Cabins({ voyage }: { voyage: VoyagePage }) {
	const { t } = useTranslation('voyage');
	// Within a sentence, the number must not break at its hyphens.
	const phone = useSite().phone.replaceAll('-', '\u2011');
	const { kind: chosen, dispatch } = useChoice();
	const { priceOf } = usePrices();
	const { categories, state } = voyage;
	const known = entriesOf(categories);
	const kinds = cabinKinds(known, priceOf);
	const current = chosen ?? firstKind(known);
	const best = state === 'on-sale' ? cheapestBalcony(known, priceOf) : null;
	useAddressedKind(known);
	return (
		<Section id="cabins" title={t('cabins.title')} lead={known.length > 0 && t('cabins.lead')} rows={known.length > 0 ? ROWS : 0}>
			{categories === 'unavailable' && <Unavailable>{t('cabins.unavailable')}</Unavailable>}
			{categories !== 'unavailable' && known.length === 0 && <p className="text-muted">{t('cabins.none')}</p>}
			{state === 'on-sale' && known.length > 0 && (
				<>
					<PartyForm />
					<CabinNeeds voyage={voyage} />
				</>
			)}
			{kinds.length > 0 && (
				<KindCards
					kinds={kinds}
					state={state}
					current={current}
					onSelect={(kind) => {
						dispatch({ do: 'kind', kind });
						requestAnimationFrame(() => reveal(kind));
					}}
				/>
			)}
			{kinds.map((kind) => (
				<Panel key={kind.kind} kind={kind} voyage={voyage} best={best} current={kind.kind === current} />
			))}
			{known.length > 0 && (
				<div className="mt-8 grid gap-x-12 gap-y-3 pt-2 text-14 text-muted md:grid-cols-2">
					{state === 'on-sale' && <BookingNote phone={phone} />}
					{kinds.some(({ picture }) => picture) && <p className="max-w-measure">{t('cabins.illustrated')}</p>}
				</div>
			)}
		</Section>
	);
}
