import { createContext, type ReactNode, startTransition, use, useEffect, useRef, useState } from 'react';
import { browserApi } from '#client/app/api.ts';
import type { CategoryView, VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import { lowestFor, type Party, type PartyPrice, partyPrice } from '#shared/rules/party-price.ts';
import { useChoice } from './choice.tsx';
import { canHold, categoriesOf } from './choice-state.ts';

type Quote = CallOutput<'POST /openapi/order/individual/calculate'>['cabins'][number];
type Quotes = Readonly<Record<string, Quote>>;

/** Milliseconds until the prices of a party are asked for: presses that change it follow each other quickly. */
const PAUSE = 150;

const quoteKey = (categoryId: string, { adult, child }: Party): string => `${categoryId}/${adult}/${child}`;

/**
 * Loads upstream's prices of categories for a party, by `quoteKey`; those of earlier parties stay known. `pending` while the party's are
 * loading. A price that could not be loaded is missing.
 */
function useQuotes(voyageId: string, categoryIds: readonly string[], { adult, child }: Party) {
	const [quotes, setQuotes] = useState<Quotes>({});
	const [pending, setPending] = useState(false);
	const asked = useRef(false);
	const wanted = categoryIds.filter((id) => !quotes[quoteKey(id, { adult, child })]).join(',');
	useEffect(() => {
		if (!wanted) return setPending(false);
		let stale = false;
		// At first the page shows listed prices until the party's come: the visitor has changed nothing and waits for nothing.
		if (asked.current) startTransition(() => setPending(true));
		asked.current = true;
		const cabins = wanted.split(',').map((categoryId) => ({ categoryId, adult, child }));
		const timer = setTimeout(() => {
			browserApi('POST /openapi/order/individual/calculate', { voyageId, cabins })
				.then(
					(reply) => {
						if (stale) return;
						const lines = reply.cabins.map((quote) => [quoteKey(quote.categoryId, { adult, child }), quote]);
						startTransition(() => setQuotes((before) => ({ ...before, ...Object.fromEntries(lines) })));
					},
					() => {},
				)
				.finally(() => !stale && startTransition(() => setPending(false)));
		}, PAUSE);
		return () => {
			stale = true;
			clearTimeout(timer);
		};
	}, [voyageId, wanted, adult, child]);
	return { quotes, pending };
}

type Prices = {
	/** The price of a category for the party of the choice, or for another one; null where the category isn't sold. */
	priceOf: (cabin: CategoryView, party?: Party) => PartyPrice | null;
	/** The lowest price for the party of the cabins that can be booked; null while it isn't known. */
	lowest: number | null;
	/** True while the prices for the party are loading. */
	pending: boolean;
};

const PricesContext = createContext<Prices | null>(null);

/** Loads the prices of a voyage's cabins for the party of the choice (docs/rules.md, party-price). */
export function PricesProvider({ voyage, children }: { voyage: VoyagePage; children: ReactNode }) {
	const { party } = useChoice();
	const categories = categoriesOf(voyage);
	const offered = categories.filter((cabin) => canHold(cabin, party)).map(({ id }) => id);
	const { quotes, pending } = useQuotes(voyage.id, offered, party);
	const priceOf = (cabin: CategoryView, own = party) =>
		partyPrice(cabin, own, quotes[quoteKey(cabin.id, own)]?.totalPrice ?? null);
	const lowest = lowestFor(categories.map((cabin) => ({ open: cabin.state === 'on-sale', price: priceOf(cabin) })));
	return <PricesContext value={{ priceOf, lowest, pending }}>{children}</PricesContext>;
}

export function usePrices(): Prices {
	const prices = use(PricesContext);
	if (!prices) throw new Error('no prices: rendered outside the voyage page');
	return prices;
}
