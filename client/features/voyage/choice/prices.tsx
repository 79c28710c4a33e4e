import { startTransition, useEffect, useRef, useState } from 'react';
import { browserApi } from '#client/app/api.ts';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import type { Party } from '#shared/rules/party-price.ts';

type Quote = CallOutput<'POST /openapi/order/individual/calculate'>['cabins'][number];
type Quotes = Readonly<Record<string, Quote>>;

/** Taps on the party follow each other quickly. */
const PAUSE = 150;

export const quoteKey = (categoryId: string, { adult, child }: Party): string => `${categoryId}/${adult}/${child}`;

/**
 * What each cabin costs for a party, by `quoteKey`; those of earlier parties stay known. `pending` while the party's
 * are loading. A price that could not be loaded is missing.
 */
export function useQuotes(voyageId: string, categoryIds: readonly string[], { adult, child }: Party) {
	const [quotes, setQuotes] = useState<Quotes>({});
	const [pending, setPending] = useState(false);
	const asked = useRef(false);
	const wanted = categoryIds.filter((id) => !quotes[quoteKey(id, { adult, child })]).join(',');
	useEffect(() => {
		if (!wanted) return setPending(false);
		let stale = false;
		// The page comes with listed prices, which stay until the party's are there: nothing has been changed that waits for an answer.
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
