import { createContext, type ReactNode, startTransition, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { browserApi } from '#client/app/api.ts';
import type { CategoryView, VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import { totalOf } from '#shared/rules/cart.ts';
import { lowestFor, type Party, type PartyPrice, type Price, partyPrice } from '#shared/rules/party-price.ts';
import { useChoice } from './choice.tsx';
import { canHold, categoriesOf } from './choice-state.ts';

type Quote = CallOutput<'POST /openapi/order/individual/calculate'>['cabins'][number];
type Quotes = Readonly<Record<string, Quote>>;

/** Milliseconds until the prices of a party are asked for: presses that change it follow each other quickly. */
const PAUSE = 150;

const quoteKey = (categoryId: string, { adult, child }: Party): string => `${categoryId}/${adult}/${child}`;

type Wanted = Party & { categoryId: string };

/** Asks upstream for the prices of categories, all of them for one party. */
async function askQuotes(voyageId: string, cabins: readonly [Wanted, ...Wanted[]]): Promise<[string, Quote][]> {
	const reply = await browserApi('POST /openapi/order/individual/calculate', { voyageId, cabins: [...cabins] });
	return reply.cabins.map((quote) => [quoteKey(quote.categoryId, cabins[0]), quote]);
}

/** Groups cabins by their party. */
function byParty(cabins: Iterable<Wanted>): (readonly [Wanted, ...Wanted[]])[] {
	const groups = new Map<string, [Wanted, ...Wanted[]]>();
	for (const cabin of cabins) {
		const party = quoteKey('', cabin);
		groups.set(party, [...(groups.get(party) ?? []), cabin] as [Wanted, ...Wanted[]]);
	}
	return [...groups.values()];
}

/**
 * Loads upstream's prices of categories for their parties, by `quoteKey`; earlier ones stay known. `pending` while they are loading. A
 * price that could not be loaded is missing, and `failed` is true until `retry` asks again.
 */
function useQuotes(voyageId: string, cabins: readonly Wanted[]) {
	const [quotes, setQuotes] = useState<Quotes>({});
	const [pending, setPending] = useState(false);
	const [failed, setFailed] = useState<string>();
	const [turn, setTurn] = useState(0);
	const asked = useRef(false);
	const known = (cabin: Wanted) => quotes[quoteKey(cabin.categoryId, cabin)] !== undefined;
	const missing = new Map(cabins.filter((cabin) => !known(cabin)).map((cabin) => [quoteKey(cabin.categoryId, cabin), cabin]));
	const wanted = missing.size > 0 && [...missing.keys(), turn].join(',');
	const ask = useEffectEvent(() => byParty(missing.values()).map((group) => askQuotes(voyageId, group)));
	useEffect(() => {
		if (!wanted) return setPending(false);
		let stale = false;
		// At first the page shows listed prices until the party's come: the visitor has changed nothing and waits for nothing.
		if (asked.current) startTransition(() => setPending(true));
		asked.current = true;
		const timer = setTimeout(async () => {
			const replies = await Promise.allSettled(ask());
			if (stale) return;
			const lines = replies.flatMap((reply) => (reply.status === 'fulfilled' ? reply.value : []));
			startTransition(() => {
				setQuotes((before) => ({ ...before, ...Object.fromEntries(lines) }));
				setFailed(wanted);
				setPending(false);
			});
		}, PAUSE);
		return () => {
			stale = true;
			clearTimeout(timer);
		};
	}, [wanted]);
	return { quotes, pending, failed: failed === wanted, retry: () => setTurn(turn + 1) };
}

type Prices = {
	/** The price of a category for the party of the choice, or for another one; null where the category isn't sold. */
	priceOf: (cabin: CategoryView, party?: Party) => PartyPrice | null;
	/** The lowest price for the party of the cabins that can be booked; null while it isn't known. */
	lowest: Price | null;
	/** The price of all chosen cabins, CNY; null while one of them isn't known. */
	total: number | null;
	/** True while the prices for the party are loading. */
	pending: boolean;
	/** True when some could not be had; `retry` asks for them again. */
	failed: boolean;
	retry: () => void;
};

const PricesContext = createContext<Prices | null>(null);

/** Loads the prices of a voyage's cabins for the party of the choice (docs/rules.md, party-price). */
export function PricesProvider({ voyage, children }: { voyage: VoyagePage; children: ReactNode }) {
	const { party, chosen } = useChoice();
	const categories = categoriesOf(voyage);
	const offered = categories.filter((cabin) => canHold(cabin, party)).map(({ id }) => ({ categoryId: id, ...party }));
	// A choice that was brought back may be for other parties
	const own = chosen.map(({ cabin, adult, child }) => ({ categoryId: cabin.id, adult, child }));
	const { quotes, ...asked } = useQuotes(voyage.id, [...offered, ...own]);
	const priceOf = (cabin: CategoryView, of = party) => partyPrice(cabin, of, quotes[quoteKey(cabin.id, of)]?.totalPrice ?? null);
	// Prices come from the loaded voyage: it may have been loaded again since the choice.
	const totals = chosen.map((own) => {
		const category = categories.find(({ id }) => id === own.cabin.id);
		const price = category ? priceOf(category, own) : null;
		return { count: own.count, total: price?.whose === 'party' ? price.total : null };
	});
	const total = totalOf(totals);
	const lowest = lowestFor(categories.map((cabin) => ({ open: cabin.state === 'on-sale', price: priceOf(cabin) })));
	return <PricesContext value={{ priceOf, lowest, total, ...asked }}>{children}</PricesContext>;
}

export function usePrices(): Prices {
	const prices = use(PricesContext);
	if (!prices) throw new Error('no prices: rendered outside the voyage page');
	return prices;
}
