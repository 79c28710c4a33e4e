import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { totalOf } from '#shared/rules/cart.ts';
import { peopleOf } from '#shared/rules/party-price.ts';
import { useChoice } from './choice.tsx';
import { categoriesOf } from './choice-state.ts';
import { usePrices } from './prices.tsx';

/** Returns the number of chosen cabins and of their people, and their price in CNY; `total` is null until each price is known. */
export function useChosenSum(voyage: VoyagePage): { cabins: number; people: number; total: number | null } {
	const { chosen } = useChoice();
	const { priceOf } = usePrices();
	// Prices come from the loaded voyage: it may have been loaded again since the choice.
	const categories = categoriesOf(voyage);
	const totals = chosen.map((own) => {
		const category = categories.find(({ id }) => id === own.cabin.id);
		const price = category && priceOf(category, own);
		return { count: own.count, total: price?.whose === 'party' ? price.total : null };
	});
	return {
		cabins: chosen.reduce((sum, { count }) => sum + count, 0),
		people: chosen.reduce((sum, own) => sum + peopleOf(own) * own.count, 0),
		total: totalOf(totals),
	};
}
