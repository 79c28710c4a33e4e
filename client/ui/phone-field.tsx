import type { ComponentProps } from 'react';
import { DialCode } from './dial-code.tsx';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

/** Renders a phone number with its country: two controls under one label. Spaces and dashes may be typed. */
export function PhoneField({
	number,
	prefix,
	countries,
	labels,
	autoComplete = 'tel-national',
	required,
	...field
}: Omit<ComponentProps<typeof Field>, 'children' | 'className'> &
	Pick<ComponentProps<typeof DialCode>, 'countries' | 'labels'> & {
		/** The form's name and first value of each control. */
		number: { name: string; defaultValue?: string };
		prefix: Pick<ComponentProps<typeof DialCode>, 'name' | 'defaultValue' | 'onChange'>;
		autoComplete?: string;
		required?: boolean;
	}) {
	return (
		<Field {...field}>
			{(control) => (
				<div className="flex flex-wrap gap-2">
					<DialCode key={prefix.defaultValue} {...prefix} countries={countries} labels={labels} />
					<TextInput
						{...control}
						{...number}
						type="tel"
						inputMode="tel"
						autoComplete={autoComplete}
						required={required}
						className="tabular min-w-[min(10rem,100%)] flex-1"
					/>
				</div>
			)}
		</Field>
	);
}
