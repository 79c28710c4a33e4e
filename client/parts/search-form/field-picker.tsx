import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '#client/app/api.ts';
import { useLanguage } from '#client/app/facts.tsx';
import { MonthPicker } from '#client/ui/month-picker.tsx';
import { MultiSelect } from '#client/ui/multi-select.tsx';
import { Picker } from '#client/ui/picker.tsx';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import type { Option, SearchOptions } from '#shared/catalogue/bff/views.ts';
import { DATE_POPOVER_WIDTH } from '#shared/layout.ts';
import { formatBrief } from '#shared/rules/brief-money.ts';
import { formatDate } from '#shared/rules/dates.ts';
import type { SearchFields } from '#shared/rules/search-params.ts';
import { type FieldKey, fieldsOf, groupsOf, type SearchValues } from './search-values.ts';

type Found = Pick<SearchResult, 'facets' | 'lastMonth' | 'calendar'>;

/**
 * Returns the counts of a search's options, the lowest price of each month, and the last month of the timetable. They are asked for while a
 * picker is open; null until known.
 */
function useFound(wanted: boolean, fields: SearchFields): Found | null {
	const [found, setFound] = useState<Found | null>(null);
	const key = JSON.stringify(fields);
	useEffect(() => {
		if (!wanted) return;
		let stale = false;
		browserApi('GET /search', JSON.parse(key) as SearchFields).then(
			(reply) => !stale && setFound(reply),
			() => !stale && setFound(null),
		);
		return () => {
			stale = true;
		};
	}, [wanted, key]);
	return found;
}

type Props = {
	field: FieldKey;
	values: SearchValues;
	options: SearchOptions;
	today: string;
	open: boolean;
	anchor: RefObject<HTMLElement | null>;
	onClose: () => void;
	onChange: (chosen: readonly string[]) => void;
	/** The number of voyages that the whole form finds; undefined until known. */
	total: number | undefined;
};

const WIDTHS: Record<FieldKey, number> = { date: DATE_POPOVER_WIDTH, port: 320, destination: 600, cruise: 320 };

/** Shows areas side by side on wide screens, each in one piece. */
const inColumns = 'md:columns-2 md:gap-8 md:*:block md:[&_fieldset]:mb-4 md:[&_fieldset]:break-inside-avoid md:[&_legend]:static';

type Chosen = Pick<Props, 'options' | 'onChange'> & {
	field: Exclude<FieldKey, 'date'>;
	chosen: readonly string[];
	found: Found | null;
};

/** Renders the options of a field with the numbers of voyages they would give, once known. An option that would give none can only be unticked. */
function Options({ field, options, chosen, onChange, found }: Chosen) {
	const { t } = useTranslation('search-form');
	const areas = field === 'destination';
	const counted = areas ? found?.facets.destination.flatMap((area) => area.options) : found?.facets[field];
	const counts = counted && new Map(counted.map(({ value, count }) => [value, count]));
	const withCount = ({ id, name }: Option) => {
		const count = counts && (counts.get(id) ?? 0);
		return { id, name, detail: count?.toString(), disabled: count === 0 && !chosen.includes(id) };
	};
	return (
		<div className={areas ? inColumns : undefined}>
			<MultiSelect
				groups={groupsOf(field, options).map((group) => ({ ...group, options: group.options.map(withCount) }))}
				value={chosen}
				onChange={onChange}
				allLabel={areas ? (area) => t('form.destination.all', { area: area.name }) : undefined}
			/>
		</div>
	);
}

/** Renders the picker of one field. Its code is loaded when a picker is first opened. */
export default function FieldPicker({ field, values, options, today, open, anchor, onClose, onChange, total }: Props) {
	const { t } = useTranslation(['search-form', 'common']);
	const chosen = values[field];
	// The number that an option would give doesn't depend on the other options of its field.
	const found = useFound(open, fieldsOf({ ...values, [field]: [] }, today));
	return (
		<Picker<readonly string[]>
			open={open}
			value={chosen}
			empty={[]}
			onChange={onChange}
			onClose={onClose}
			anchor={anchor}
			title={t(`form.${field}.title`)}
			labels={{
				apply: total === undefined ? t('common:apply') : t('form.apply', { count: total }),
				clear: t('common:clear'),
				close: t('common:close'),
			}}
			width={WIDTHS[field]}
		>
			{field === 'date' ? (
				<Months chosen={chosen} onChange={onChange} today={today} found={found} />
			) : (
				<Options field={field} options={options} chosen={chosen} onChange={onChange} found={found} />
			)}
		</Picker>
	);
}

type MonthsProps = Pick<Props, 'today' | 'onChange'> & { chosen: readonly string[]; found: Found | null };

/** Renders the months with their lowest prices, and the end of the timetable. A month without sailings says why it can't be chosen. */
function Months({ chosen, onChange, today, found }: MonthsProps) {
	const { t } = useTranslation('search-form');
	const lang = useLanguage();
	const last = found?.lastMonth;
	const sails = new Set(found?.facets.date.flatMap(({ value, count }) => (count > 0 ? [value] : [])));
	const whyNot = (month: string) => {
		if (!last || sails.has(month)) return undefined;
		return t(month > last ? 'form.month.unannounced' : 'form.month.none');
	};
	const lowest = new Map(found?.calendar.flatMap(({ month, lowest: price }) => (price === null ? [] : [[month, price]])));
	const price = (month: string) => {
		const amount = lowest.get(month);
		return amount === undefined ? undefined : formatBrief(amount, lang);
	};
	const name = (month: string) => formatDate(month, 'shortMonth', lang);
	const withYear = (month: string) => t('form.yearMonths', { year: month.slice(0, 4), months: name(month) });
	return (
		<>
			<MonthPicker
				value={chosen}
				onChange={onChange}
				today={today}
				whyNot={whyNot}
				detail={price}
				labels={{
					period: (first, end) => `${withYear(first)} – ${withYear(end)}`,
					month: (month) => (month.endsWith('-01') ? withYear : name)(month),
					previous: t('form.month.previous'),
					next: t('form.month.next'),
				}}
			/>
			{lowest.size > 0 && <p className="mt-3 text-14 text-muted">{t('form.month.prices')}</p>}
			{last && <p className="mt-3 text-14 text-muted">{t('form.month.end', { month: formatDate(last, 'month', lang) })}</p>}
		</>
	);
}
