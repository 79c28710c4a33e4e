import type { ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import { TextInput } from './text-input.tsx';

export type DatePart = 'year' | 'month' | 'day';
const LENGTHS: Record<DatePart, number> = { year: 4, month: 2, day: 2 };

/** The parts of `YYYY-MM-DD`. */
const partsOf = (day: string): Record<DatePart, string> => {
	const [year = '', month = '', date = ''] = day.split('-');
	return { year, month: month.replace(/^0/, ''), day: date.replace(/^0/, '') };
};

/** What was left empty stays so: a day that is half typed is shown again as it was typed. */
const twoDigits = (typed: string): string => (typed === '' ? '' : typed.padStart(2, '0'));

/** `YYYY-MM-DD` out of the fields of a form; what was typed when it is no day, the empty string when nothing was. */
export function readDay(form: FormData, name: string): string {
	const [year, month, day] = (['year', 'month', 'day'] as const).map((part) =>
		String(form.get(`${name}.${part}`) ?? '')
			.normalize('NFKC')
			.trim(),
	) as [string, string, string];
	if (!year && !month && !day) return '';
	return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** A day that people know by heart or read from a document: three fields, in the order of the language. */
export function DateField({
	id,
	name,
	legend,
	hint,
	note,
	error,
	defaultValue,
	order,
	labels,
	autoComplete,
}: {
	id: string;
	name: string;
	legend: ReactNode;
	hint?: ReactNode;
	note?: ReactNode;
	error?: ReactNode;
	/** `YYYY-MM-DD`, or empty. */
	defaultValue: string;
	order: readonly DatePart[];
	labels: Record<DatePart, string>;
	/** Only for the visitor's own birthday. */
	autoComplete?: 'bday';
}) {
	const parts = partsOf(defaultValue);
	const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
	return (
		<fieldset className="m-0 min-w-0 border-0 p-0" aria-describedby={described}>
			<legend className="mb-2 p-0 text-14 leading-head font-semibold">
				{legend}
				{note && <span className="ml-2 font-normal text-2">{note}</span>}
			</legend>
			{hint && (
				<p id={`${id}-hint`} className="mb-2 text-14 text-2">
					{hint}
				</p>
			)}
			<div className="flex flex-wrap gap-2">
				{order.map((part, index) => (
					<label key={part} htmlFor={index === 0 ? id : `${id}-${part}`} className="flex items-center gap-2">
						<TextInput
							id={index === 0 ? id : `${id}-${part}`}
							name={`${name}.${part}`}
							defaultValue={parts[part]}
							inputMode="numeric"
							maxLength={LENGTHS[part]}
							autoComplete={autoComplete ? `${autoComplete}-${part}` : 'off'}
							aria-invalid={error ? true : undefined}
							className={`tabular px-3! text-center ${part === 'year' ? 'w-20!' : 'w-15!'}`}
						/>
						<span className="text-14 text-2">{labels[part]}</span>
					</label>
				))}
			</div>
			{error && (
				<FieldError id={`${id}-error`} className="mt-2">
					{error}
				</FieldError>
			)}
		</fieldset>
	);
}
