import { expect, it } from 'vitest';
import { quotesFor } from './cabin-quotes.ts';

const asked = (...ids: string[]) => ids.map((categoryId) => ({ categoryId }));
const quoted = (...prices: [id: string, price: number][]) => prices.map(([categoryId, price]) => ({ categoryId, price }));

it.each([
	['one for each, in their order', asked('1', '2', '2'), quoted(['1', 10], ['2', 20], ['2', 25]), [10, 20, 25]],
	['in another order, each of a category of its own', asked('1', '2'), quoted(['2', 20], ['1', 10]), [10, 20]],
	['in another order, two of one category', asked('1', '2', '2'), quoted(['2', 25], ['2', 20], ['1', 10]), null],
	['one too few', asked('1', '2'), quoted(['1', 10]), null],
	['one twice', asked('1'), quoted(['1', 10], ['1', 10]), null],
	['one of a category that nobody asked for', asked('1', '2'), quoted(['1', 10], ['3', 30]), null],
])('prices of cabins: %s', (_, cabins, quotes, prices) => {
	expect(quotesFor(cabins, quotes)?.map(({ price }) => price) ?? null).toEqual(prices);
});
