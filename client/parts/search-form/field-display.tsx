import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import type { IconProps } from '#client/ui/icon-line.tsx';
import { AnchorIcon, CalendarIcon, ChevronDownIcon, MapPinIcon, ShipIcon } from '#client/ui/icons.tsx';
import type { SearchOptions } from '#shared/catalogue/bff/views.ts';
import type { Language } from '#shared/constants.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { type FieldKey, groupsOf } from './search-values.ts';

const LISTED_WITHOUT_COUNT = 2;

const ICONS: Record<FieldKey, ComponentType<IconProps>> = {
	date: CalendarIcon,
	port: AnchorIcon,
	destination: MapPinIcon,
	cruise: ShipIcon,
};

/** The box of a field's button. The summary of the plain form has the same, so that nothing moves on hydration. */
export const fieldButtonStyle =
	'group/field flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left transition-colors duration-base outline-offset-[-4px]! ' +
	'hover:bg-sand-50 aria-expanded:bg-sand-50 md:min-h-22 md:gap-4 md:px-5 xl:px-6';

/** Returns months grouped by year: “Mar, Apr 2027”. A single month is written out. */
function monthWords(months: readonly string[], t: TFunction<'search-form'>, lang: Language): string {
	if (months.length === 1 && months[0]) return formatDate(months[0], 'month', lang);
	const separator = t('form.separator');
	const years = [...new Set(months.map((month) => month.slice(0, 4)))].toSorted();
	const inWords = (year: string) => {
		const own = months.filter((month) => month.startsWith(year)).toSorted();
		return t('form.yearMonths', { year, months: own.map((month) => formatDate(month, 'shortMonth', lang)).join(separator) });
	};
	return years.map(inWords).join(separator);
}

/** Returns the names of the chosen options, in the order in which they are offered; an option of two groups comes once. */
function optionNames(field: Exclude<FieldKey, 'date'>, chosen: readonly string[], options: SearchOptions): string[] {
	const offered = groupsOf(field, options).flatMap((group) => group.options);
	return [...new Map(offered.map(({ id, name }) => [id, name]))].filter(([id]) => chosen.includes(id)).map(([, name]) => name);
}

type Props = { field: FieldKey; chosen: readonly string[]; options: SearchOptions };

/** Renders the content of a field's button: its name, and its value in words, such as “3 months: Mar, Apr, May 2027”. */
export function FieldDisplay({ field, chosen, options }: Props) {
	const { t } = useTranslation('search-form');
	const lang = useLanguage();
	const Icon = ICONS[field];
	const list = field === 'date' ? monthWords(chosen, t, lang) : optionNames(field, chosen, options).join(t('form.separator'));
	const words = chosen.length > LISTED_WITHOUT_COUNT ? t(`form.several.${field}`, { count: chosen.length, list }) : list;
	return (
		<>
			<Icon size={22} className="shrink-0 text-gold-700 md:max-xl:hidden" />
			<span className="flex min-w-0 flex-1 flex-col md:gap-1">
				<span className="text-14 leading-head text-muted">{t(`form.${field}.label`)}</span>
				<span className={`leading-head line-clamp-2 text-main md:text-16 ${words ? 'font-semibold' : ''}`}>
					{words || t(`form.${field}.any`)}
				</span>
			</span>
			<ChevronDownIcon
				size={18}
				className="shrink-0 text-ink-400 transition-transform duration-base group-aria-expanded/field:rotate-180 group-open/plain:rotate-180"
			/>
		</>
	);
}
