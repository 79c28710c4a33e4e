import type { ReactNode } from 'react';
import { DialCode } from './dial-code.tsx';
import type { DialCodeLabels, DialCountry } from './dial-code-list.tsx';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

/** A phone number with its country: two controls under one label. Spaces and dashes may be typed. */
export function PhoneField({
	id,
	label,
	hint,
	note,
	error,
	number,
	prefix,
	countries,
	labels,
	autoComplete = 'tel-national',
	required,
}: {
	id?: string;
	label: ReactNode;
	hint?: ReactNode;
	note?: ReactNode;
	error?: ReactNode;
	/** The form's name and first value of each control. */
	number: { name: string; defaultValue?: string };
	prefix: { name: string; defaultValue: string; onChange?: (code: string) => void };
	countries: readonly DialCountry[];
	labels: DialCodeLabels;
	autoComplete?: string;
	required?: boolean;
}) {
	return (
		<Field id={id} label={label} hint={hint} note={note} error={error}>
			{(control) => (
				<div className="flex flex-wrap gap-2">
					<DialCode
						key={prefix.defaultValue}
						name={prefix.name}
						defaultValue={prefix.defaultValue}
						onChange={prefix.onChange}
						countries={countries}
						labels={labels}
					/>
					<TextInput
						{...control}
						type="tel"
						inputMode="tel"
						name={number.name}
						defaultValue={number.defaultValue}
						autoComplete={autoComplete}
						required={required}
						className="tabular min-w-[min(10rem,100%)] flex-1"
					/>
				</div>
			)}
		</Field>
	);
}
