import { daysBetween, weekday } from '#shared/rules/dates.ts';
import { CATEGORIES, type SeedCategory, usualOccupancy } from './cabins.ts';
import { chance } from './random.ts';
import type { Sailing } from './schedule.ts';
import { themeOf } from './themes.ts';

/** CNY per person and night in the plainest inside cabin for two, by home port. */
const NIGHT: Readonly<Record<string, number>> = { CNSHA: 560, CNTSN: 500, CNXMN: 490, CNNSA: 510, HKHKG: 550, CNSYX: 470 };

/** Factors from Sunday on: a voyage over a weekend costs more. */
const WEEKDAY = [1, 0.97, 0.95, 0.96, 1.04, 1.1, 1.06];

const SOLD_OUT = 0.045;
const LAST_CABINS = 0.14;

export const codeOf = ({ ship, departs }: Sailing): string => `${ship.code}${departs.slice(2).replaceAll('-', '')}`;

/** Prices end in 49 or 99. */
const charm = (price: number): number => Math.round(price / 50) * 50 - 1;

/** A night on a short voyage costs more than one on a long voyage. */
const lengthFactor = (nights: number): number => 1.12 - Math.min(nights, 8) * 0.025;

/** Returns the part of a sailing's price that is the same for all cabins and on every start. */
function level(sailing: Sailing): number {
	const nights = sailing.line.days.length - 1;
	const taste = 0.95 + chance(`level ${codeOf(sailing)}`) * 0.1;
	return (
		(NIGHT[sailing.line.home.code] ?? 500) *
		nights *
		lengthFactor(nights) *
		themeOf(sailing.line, sailing.departs).demand *
		(WEEKDAY[weekday(sailing.departs)] ?? 1) *
		sailing.ship.prime *
		taste
	);
}

function inventory(sailing: Sailing, category: SeedCategory, cheapest: boolean, today: string): number {
	const code = codeOf(sailing);
	const mood = chance(`demand ${code}`);
	if (mood < SOLD_OUT) return 0;
	const luck = chance(`left ${code} ${category.code}`);
	const least = cheapest ? 1 : 0;
	if (mood < LAST_CABINS) return Math.max(least, Math.floor(luck * 6) - 2);
	const booked = 0.12 + 0.7 * Math.exp(-Math.max(0, daysBetween(today, sailing.departs)) / 100) + (luck - 0.5) * 0.3;
	return Math.max(least, Math.floor(category.rooms * Math.min(1, Math.max(0.04, 1 - booked))));
}

/** Returns price and cabins left of every category on a sailing, and the sailing's own price: that of the cheapest. */
export function pricesOf(sailing: Sailing, today: string) {
	const base = level(sailing);
	const priced = CATEGORIES.filter((category) => category.cruiseId === sailing.ship.id).map((category) => ({
		category,
		personAvg: charm(base * category.factor),
	}));
	const lowest = Math.min(...priced.map(({ personAvg }) => personAvg));
	const categories = priced.map(({ category, personAvg }) => ({
		categoryId: category.id,
		personAvg,
		totalPrice: personAvg * usualOccupancy(category),
		inventory: inventory(sailing, category, personAvg === lowest, today),
	}));
	const reference = charm(lowest * (1.14 + chance(`reference ${codeOf(sailing)}`) * 0.18));
	return { categories, price: reference, disCountPrice: lowest };
}
