import { section } from '#server/composition/failures.ts';
import { quotesFor } from '#server/composition/voyages/cabin-quotes.ts';
import type { FeatureScope } from '#server/handler.ts';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import type { CartEntry } from '#shared/catalogue/entities.ts';

export type Quote = CallOutput<'POST /openapi/order/individual/calculate'>['cabins'][number];

/** Returns upstream's price of each row for its own party, by the row's id, with one call for each voyage. Rows without an answer are left out. */
export async function quotesOf(entries: readonly CartEntry[], scope: FeatureScope): Promise<ReadonlyMap<string, Quote>> {
	const byVoyage = Map.groupBy(
		entries.flatMap(({ adult, ...entry }) =>
			adult !== null && entry.voyage.prices?.[entry.categoryId] ? { ...entry, adult } : [],
		),
		({ voyageId }) => voyageId,
	);
	const found = await Promise.all(
		[...byVoyage].map(async ([voyageId, rows]) => {
			const cabins = rows.map(({ categoryId, adult, child }) => ({ categoryId, adult, child }));
			const reply = await section('cart prices', scope, () =>
				scope.api('POST /openapi/order/individual/calculate', { voyageId, cabins }),
			);
			const quotes = reply === 'unavailable' ? null : quotesFor(cabins, reply.cabins);
			return rows.flatMap(({ id }, index) => {
				const quote = quotes?.[index];
				return quote ? [[id, quote] as const] : [];
			});
		}),
	);
	return new Map(found.flat());
}
