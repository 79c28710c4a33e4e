import type { TFunction } from 'i18next';
import type { SearchOptions } from '#shared/catalogue/bff/views.ts';
import type { Language } from '#shared/constants.ts';
import { formatDate } from '#shared/rules/dates.ts';
import type { FieldKey } from './search-values.ts';

const LISTED_WITHOUT_COUNT = 2;

/** Months grouped by year: “Mar, Apr 2027”. A single one is written out. */
function monthWords(months: readonly string[], t: TFunction<'search-form'>, lang: Language): string {
	if (months.length === 1 && months[0]) return formatDate(months[0], 'month', lang);
	const years = [...new Set(months.map((month) => month.slice(0, 4)))].toSorted();
	const separator = t('form.separator');
	return years
		.map((year) => {
			const own = months.filter((month) => month.startsWith(year)).toSorted();
			return t('form.yearMonths', { year, months: own.map((month) => formatDate(month, 'shortMonth', lang)).join(separator) });
		})
		.join(separator);
}

/** Names of what is chosen, in the order in which it is offered. */
function optionNames(field: Exclude<FieldKey, 'date'>, chosen: readonly string[], options: SearchOptions): string[] {
	const offered = {
		port: options.ports,
		cruise: options.ships,
		destination: options.areas.flatMap((area) => area.options),
	}[field];
	return [...new Map(offered.map(({ id, name }) => [id, name]))].filter(([id]) => chosen.includes(id)).map(([, name]) => name);
}

/** A field's value in words, such as “3 months: Mar, Apr, May 2027”; empty when nothing is chosen. */
export function fieldWords(
	field: FieldKey,
	chosen: readonly string[],
	options: SearchOptions,
	t: TFunction<'search-form'>,
	lang: Language,
): string {
	if (chosen.length === 0) return '';
	const list = field === 'date' ? monthWords(chosen, t, lang) : optionNames(field, chosen, options).join(t('form.separator'));
	return chosen.length > LISTED_WITHOUT_COUNT ? t(`form.several.${field}`, { count: chosen.length, list }) : list;
}
