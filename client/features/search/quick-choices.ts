import type { FacetOption, Facets, FilterKey } from '#shared/catalogue/bff/search.ts';
import { addDays, monthOf } from '#shared/rules/dates.ts';

/** A choice promoted above the list: values of one filter, in one press. `name` completes its text. */
export type QuickChoice = {
	id: 'short' | 'winter' | 'festival' | 'port';
	key: FilterKey;
	values: string[];
	count: number;
	name: string;
};

const SHORT_DAYS = 5;
const WINTER_MONTHS = ['12', '01', '02'];
/** The holiday begins on the eve; sailings of the week before are part of it. */
const FESTIVAL_LEAD_DAYS = 7;

/** The first days of lunar years, as published; later months have no festival choice. */
const NEW_YEARS = ['2027-02-06', '2028-01-26', '2029-02-13', '2030-02-03', '2031-01-23', '2032-02-11', '2033-01-31'];

const choice = (id: QuickChoice['id'], key: FilterKey, options: readonly FacetOption[], name = ''): QuickChoice => ({
	id,
	key,
	values: options.map(({ value }) => value),
	count: options.reduce((sum, { count }) => sum + count, 0),
	name,
});

/** Returns the promoted choices that would give voyages under the other filters. */
export function quickChoices(facets: Facets): QuickChoice[] {
	const choices: QuickChoice[] = [];
	choices.push(choice('short', 'days', withVoyages(facets.days.filter(({ value }) => Number(value) <= SHORT_DAYS))));

	const newYear = NEW_YEARS.find((day) => facets.date.some(({ value }) => value === monthOf(day)));
	if (newYear) {
		const months = new Set([monthOf(addDays(newYear, -FESTIVAL_LEAD_DAYS)), monthOf(newYear)]);
		const sailing = withVoyages(facets.date.filter(({ value }) => months.has(value)));
		choices.push(choice('festival', 'date', sailing, newYear.slice(0, 4)));
	}
	const start = facets.date.findIndex(({ value }) => WINTER_MONTHS.includes(value.slice(5)));
	const winter = facets.date.slice(Math.max(start, 0), start + WINTER_MONTHS.length).filter(isWinter);
	if (start >= 0) choices.push(choice('winter', 'date', withVoyages(winter)));

	const ports = withVoyages(facets.port);
	const [port] = ports.toSorted((a, b) => b.count - a.count);
	if (port && ports.length > 1) choices.push(choice('port', 'port', [port], port.label));
	return choices.filter(({ count }) => count > 0);
}

const isWinter = ({ value }: FacetOption): boolean => WINTER_MONTHS.includes(value.slice(5));
const withVoyages = (options: readonly FacetOption[]): FacetOption[] => options.filter(({ count }) => count > 0);
