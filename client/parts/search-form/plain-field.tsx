import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import type { SearchOptions } from '#shared/catalogue/bff/views.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { offeredMonths, pickerYears } from '#shared/rules/month-picker.ts';
import { FieldDisplay, fieldButtonStyle } from './field-display.tsx';
import { type FieldKey, groupsOf, type SearchValues } from './search-values.ts';

type Props = { field: FieldKey; values: SearchValues; options: SearchOptions; today: string };

/** Renders a field without JavaScript: native boxes that unfold. */
export function PlainField({ field, values, options, today }: Props) {
	const { t } = useTranslation('search-form');
	const lang = useLanguage();
	const years = () => {
		const months = offeredMonths(today);
		return pickerYears(today).map((year) => ({
			id: String(year),
			name: t('form.month.year', { year }),
			options: months
				.filter((month) => month.startsWith(`${year}-`))
				.map((month) => ({ id: month, name: formatDate(month, 'shortMonth', lang) })),
		}));
	};
	return (
		<details name="search-field" className="group/plain relative">
			<summary className={`${fieldButtonStyle} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
				<FieldDisplay field={field} chosen={values[field]} options={options} />
			</summary>
			<div className="max-h-80 overflow-y-auto border-t border-line bg-page px-4 py-2 md:absolute md:inset-x-0 md:top-full md:z-float md:min-w-72 md:border md:shadow-3">
				{(field === 'date' ? years() : groupsOf(field, options)).map((group) => (
					<fieldset key={group.id} className="m-0 border-0 p-0">
						<legend className={group.name ? 'pt-2 text-14 font-semibold text-accent' : 'sr-only'}>
							{group.name || t(`form.${field}.label`)}
						</legend>
						{group.options.map(({ id, name }) => (
							<label key={id} className="flex min-h-target items-center gap-3">
								<input
									type="checkbox"
									name={field}
									value={id}
									defaultChecked={values[field].includes(id)}
									className="size-5 accent-navy-700"
								/>
								<span>{name}</span>
							</label>
						))}
					</fieldset>
				))}
			</div>
		</details>
	);
}
