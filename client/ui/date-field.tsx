import type { ClipboardEvent } from 'react';
import { readDate } from '#shared/rules/read-date.ts';
import { plainText } from '#shared/rules/typed-text.ts';
import { TextInput } from './field.tsx';
import { FieldGroup, type GroupTexts } from './field-group.tsx';

export type DatePart = 'year' | 'month' | 'day';
const LENGTHS: Record<DatePart, number> = { year: 4, month: 2, day: 2 };

/** Splits `YYYY-MM-DD` into its parts, without leading zeros. */
const partsOf = (day: string): Record<DatePart, string> => {
	const [year = '', month = '', date = ''] = day.split('-');
	return { year, month: month.replace(/^0/, ''), day: date.replace(/^0/, '') };
};

/** Pads a part, unless it was left empty: a day that is typed in part is shown again as it was typed. */
const twoDigits = (typed: string): string => (typed === '' ? '' : typed.padStart(2, '0'));

/**
 * Reads `YYYY-MM-DD` from the fields of a form. Returns the typed parts as they are when they are no day, and the empty string
 * when all are empty.
 */
export function readDay(form: FormData, name: string): string {
	const [year, month, day] = (['year', 'month', 'day'] as const).map((part) =>
		plainText(String(form.get(`${name}.${part}`) ?? '')),
	) as [string, string, string];
	if (!year && !month && !day) return '';
	return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** Fills all fields of a group with a whole date that is pasted into one of them, as if it were typed. Other texts are pasted as usual. */
function pasteDate(event: ClipboardEvent<HTMLInputElement>): void {
	const day = readDate(event.clipboardData.getData('text'));
	if (!day) return;
	event.preventDefault();
	const parts = partsOf(day);
	for (const input of event.currentTarget.closest('fieldset')?.querySelectorAll('input') ?? []) {
		input.value = parts[input.name.split('.').at(-1) as DatePart];
		input.dispatchEvent(new Event('input', { bubbles: true }));
	}
}

/** Renders a day that people know by heart or read from a document, as three fields in the order of the language. */
export function DateField({
	id,
	name,
	defaultValue,
	order,
	labels,
	...texts
}: GroupTexts & {
	id: string;
	name: string;
	/** `YYYY-MM-DD`, or empty. */
	defaultValue: string;
	order: readonly DatePart[];
	labels: Record<DatePart, string>;
}) {
	const parts = partsOf(defaultValue);
	return (
		<FieldGroup id={id} {...texts}>
			{order.map((part, index) => (
				<label key={part} htmlFor={index === 0 ? id : `${id}-${part}`} className="flex items-center gap-2">
					<TextInput
						id={index === 0 ? id : `${id}-${part}`}
						name={`${name}.${part}`}
						defaultValue={parts[part]}
						inputMode="numeric"
						maxLength={LENGTHS[part]}
						onPaste={pasteDate}
						autoComplete="off"
						aria-invalid={texts.error ? true : undefined}
						className={`tabular px-3! text-center ${part === 'year' ? 'w-20!' : 'w-15!'}`}
					/>
					<span className="text-14 text-muted">{labels[part]}</span>
				</label>
			))}
		</FieldGroup>
	);
}
