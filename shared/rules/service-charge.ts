import { fromFen, toFen } from './money.ts';
import { type Party, peopleOf } from './party-price.ts';

/**
 * The service charge on board: CNY per person and night, in suites where another is told (else null), and the age below which it is free (null where
 * none is told).
 */
export type ServiceRates = { each: number; suite: number | null; freeUnder: number | null };

/** A cabin to be charged; `suite` is null when its category is unknown. */
export type ChargedCabin = Party & { suite: boolean | null };

/** The charge of some cabins for their voyage, CNY: `parts` are the people of each rate, `freeUnder` is told only where children are among them. */
export type ServiceCharge = {
	total: number;
	nights: number;
	parts: { each: number; people: number }[];
	freeUnder: number | null;
};

const AMOUNT = String.raw`(?:为|约)?(?:(?:人民币|RMB|CNY|¥)(\d+(?:\.\d+)?)元?|(\d+(?:\.\d+)?)元)`;
const RATE = new RegExp(
	String.raw`每[人位]每[晚夜]${AMOUNT}|每[晚夜]每[人位]${AMOUNT}|(?:人民币|RMB|CNY|¥)?(\d+(?:\.\d+)?)元/(?:[人位]/[晚夜]|[晚夜]/[人位])`,
);
const SUITE = new RegExp(`套房(?:每[人位]每[晚夜])?${AMOUNT}(?:/[人位]/[晚夜])?`);
const DIGITS = '一二三四五六七八九';
const FREE = new RegExp(
	String.raw`(?:未满)?([${DIGITS}]|\d{1,2})周?岁(?:以下)?的?(?:儿童|婴幼儿|幼儿|旅客)?(?:免收服务费|免费|免收)`,
);

/** A number or words that name an exception and weren't understood: then no amount is certain. */
const MORE = /\d|免|半价|减半|折|起|儿童|婴|幼儿|内舱|海景|阳台|套房/;

const amountIn = (match: RegExpMatchArray | null): number | null => {
	const amount = Number(match?.slice(1).find((group) => group !== undefined) ?? 0);
	return amount > 0 ? amount : null;
};

/** Reads one text; null unless every number and exception in it was understood. */
function readText(text: string): ServiceRates | null {
	const plain = text.normalize('NFKC').replace(/\s/g, '');
	if (!plain.includes('服务费')) return null;
	const suite = plain.match(SUITE);
	const withoutSuite = plain.replace(SUITE, '');
	const rate = withoutSuite.match(RATE);
	const free = plain.match(FREE);
	const each = amountIn(rate);
	const rest = withoutSuite.replace(RATE, '').replace(FREE, '');
	if (each === null || MORE.test(rest)) return null;
	const age = free?.[1] ?? '';
	return { each, suite: amountIn(suite), freeUnder: free ? DIGITS.indexOf(age) + 1 || Number(age) : null };
}

/**
 * Reads the service charge in upstream's Chinese texts of what a price doesn't cover, such as “服务费：每人每晚 120 元，套房 160 元，四周岁以下免收”. Null
 * unless exactly one text names it and all of that is certain: another currency, a share or an exception that isn't understood leaves it unknown.
 */
export function readServiceRates(texts: readonly string[]): ServiceRates | null {
	const told = texts.filter((text) => text.includes('服务费') && /\d/.test(text.normalize('NFKC')));
	return told.length === 1 ? readText(told[0] ?? '') : null;
}

/** Returns the service charge of cabins for a number of nights: nights × persons × rate. Null when a rate isn't known; it is never 0. */
export function serviceCharge(rates: ServiceRates | null, nights: number, cabins: readonly ChargedCabin[]): ServiceCharge | null {
	if (!rates || nights < 1 || cabins.length === 0) return null;
	const parts: ServiceCharge['parts'] = [];
	for (const cabin of cabins) {
		if (rates.suite !== null && cabin.suite === null) return null;
		const each = cabin.suite ? (rates.suite ?? rates.each) : rates.each;
		const same = parts.find((part) => part.each === each);
		if (same) same.people += peopleOf(cabin);
		else parts.push({ each, people: peopleOf(cabin) });
	}
	const total = fromFen(parts.reduce((sum, { each, people }) => sum + toFen(each) * nights * people, 0));
	return { total, nights, parts, freeUnder: cabins.some(({ child }) => child > 0) ? rates.freeUnder : null };
}
