import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { MonthPicker } from '#client/ui/month-picker.tsx';
import { MultiSelect, type SelectGroup } from '#client/ui/multi-select.tsx';
import { Picker } from '#client/ui/picker.tsx';
import type { Facets } from '#shared/catalogue/bff/search.ts';
import type { Option, SearchOptions } from '#shared/catalogue/bff/views.ts';
import { DATE_POPOVER_WIDTH } from '#shared/constants.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { type FieldKey, fieldsOf, type SearchValues } from './search-values.ts';
import { useFacets } from './use-facets.ts';

type Props = {
	field: FieldKey;
	values: SearchValues;
	options: SearchOptions;
	today: string;
	open: boolean;
	anchor: RefObject<HTMLElement | null>;
	onClose: () => void;
	onApply: (chosen: string[]) => void;
};

const WIDTHS: Record<FieldKey, number> = { date: DATE_POPOVER_WIDTH, port: 320, destination: 600, cruise: 320 };

/** Areas side by side on wide screens, each in one piece. */
const inColumns = 'md:columns-2 md:gap-8 md:*:block md:[&_fieldset]:mb-4 md:[&_fieldset]:break-inside-avoid md:[&_legend]:static';

/** Options with the number of voyages each would give, once known; one that would give none can only be unticked. */
function groupsOf(field: FieldKey, options: SearchOptions, facets: Facets | null, chosen: readonly string[]): SelectGroup[] {
	const counted = facets && (field === 'destination' ? facets.destination.flatMap((area) => area.options) : facets[field]);
	const counts = counted && new Map(counted.map(({ value, count }) => [value, count]));
	const withCount = ({ id, name }: Option) => {
		const count = counts ? (counts.get(id) ?? 0) : undefined;
		return { id, name, detail: count === undefined ? undefined : String(count), disabled: count === 0 && !chosen.includes(id) };
	};
	if (field === 'destination') {
		return options.areas.map((area) => ({ id: area.id, name: area.name, options: area.options.map(withCount) }));
	}
	return [{ id: field, name: '', options: (field === 'port' ? options.ports : options.ships).map(withCount) }];
}

/** The picker of one field, in its own file so that its code loads when it is first opened. */
export default function FieldPicker({ field, values, options, today, open, anchor, onClose, onApply }: Props) {
	const { t } = useTranslation(['search', 'common']);
	const lang = useLanguage();
	const facets = useFacets(open && field !== 'date', fieldsOf(values, today));
	return (
		<Picker<readonly string[]>
			open={open}
			value={values[field]}
			empty={[]}
			onApply={(chosen) => onApply([...chosen])}
			onClose={onClose}
			anchor={anchor}
			title={t(`form.${field}.title`)}
			labels={{ apply: t('common:apply'), clear: t('common:clear'), close: t('common:close') }}
			width={WIDTHS[field]}
		>
			{(draft, setDraft) =>
				field === 'date' ? (
					<MonthPicker
						value={draft}
						onChange={setDraft}
						today={today}
						labels={{
							year: (year) => t('form.month.year', { year }),
							month: (month) => formatDate(month, 'shortMonth', lang),
							past: t('form.month.past'),
							previousYear: t('form.month.previousYear'),
							nextYear: t('form.month.nextYear'),
						}}
					/>
				) : (
					<div className={field === 'destination' ? inColumns : undefined}>
						<MultiSelect
							groups={groupsOf(field, options, facets, draft)}
							value={draft}
							onChange={setDraft}
							allLabel={field === 'destination' ? (area) => t('form.destination.all', { area: area.name }) : undefined}
						/>
					</div>
				)
			}
		</Picker>
	);
}
