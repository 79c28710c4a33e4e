import type { VoyageIndex } from '#server/composition/voyages/voyage-index.ts';
import type { Chooser, SEASONS } from '#shared/catalogue/bff/guide.ts';
import { bandOf, PRICE_BANDS } from '#shared/rules/price-bands.ts';

type Season = (typeof SEASONS)[number];

const MOST_SEASONS = 4;
const LENGTHS = [
	{ length: 'short', from: 1, to: 4 },
	{ length: 'middle', from: 5, to: 6 },
	{ length: 'long', from: 7, to: 99 },
] as const;

/** Returns the season of a month (`YYYY-MM`), with the year in which it begins: January belongs to the winter before. */
function seasonOf(month: string): { season: Season; key: string } {
	const [year = 0, number = 1] = month.split('-').map(Number);
	if (number < 3) return { season: 'winter', key: `${year - 1}-winter` };
	const season = number < 6 ? 'spring' : number < 9 ? 'summer' : number < 12 ? 'autumn' : 'winter';
	return { season, key: `${year}-${season}` };
}

/** Returns the options of the four questions: the next seasons, lengths, areas and prices of voyages on sale. */
export function chooserOf({ voyages, options }: Pick<VoyageIndex, 'voyages' | 'options'>): Chooser {
	const onSale = voyages.filter(({ state }) => state === 'on-sale');
	const months = [...new Set(onSale.map(({ month }) => month))].toSorted();
	const seasons = [...Map.groupBy(months, (month) => seasonOf(month).key).values()];
	const days = [...new Set(onSale.map((voyage) => voyage.days))].toSorted((a, b) => a - b);
	const called = new Set(onSale.flatMap(({ destinationIds }) => destinationIds));
	const bands = new Set(onSale.map(({ price }) => bandOf(price)));
	return {
		seasons: seasons.slice(0, MOST_SEASONS).map((own) => {
			const [first = ''] = own;
			return { season: seasonOf(first).season, from: first, to: own.at(-1) ?? '', value: own.join(',') };
		}),
		lengths: LENGTHS.flatMap(({ length, from, to }) => {
			const own = days.filter((day) => day >= from && day <= to);
			const [first, last] = [own[0], own.at(-1)];
			return first === undefined || last === undefined ? [] : { length, from: first, to: last, value: own.join(',') };
		}),
		areas: options.areas.flatMap(({ name, options: ports }) => {
			const own = ports.filter(({ id }) => called.has(id));
			return own.length === 0 ? [] : { name, value: own.map(({ id }) => id).join(',') };
		}),
		prices: PRICE_BANDS.filter((band) => bands.has(band)),
	};
}
