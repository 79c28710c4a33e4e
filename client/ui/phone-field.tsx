import { type ComponentProps, useState } from 'react';
import { isPhone, plainDigits, readNumber } from '#shared/rules/phone.ts';
import { DialCode } from './dial-code.tsx';
import { Field, TextInput } from './field.tsx';

/** Returns a number as it is kept, where that isn't the chosen prefix with the typed digits; else the empty text. */
function otherNumber(mobile: string, chosen: string): string {
	const read = readNumber({ mobile, mobilePre: chosen });
	const typed = plainDigits(mobile).replace(/^(?:\+|0+(?=[1-9]))/, '');
	const same = read.mobilePre === chosen && [read.mobile, chosen + read.mobile].includes(typed);
	return same || !isPhone(read) ? '' : `+${read.mobilePre} ${read.mobile}`;
}

/**
 * Renders a phone number with its country: two controls under one label. Spaces and dashes may be typed, and a prefix, which
 * counts for more than the chosen one; the field then says how it reads the number.
 */
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
	const [code, setCode] = useState(prefix.defaultValue);
	const [typed, setTyped] = useState(number.defaultValue ?? '');
	const kept = otherNumber(typed, code);
	return (
		<Field {...field}>
			{(control) => (
				<div className="flex flex-wrap gap-2">
					<DialCode
						key={prefix.defaultValue}
						{...prefix}
						onChange={(chosen) => {
							setCode(chosen);
							prefix.onChange?.(chosen);
						}}
						countries={countries}
						labels={labels}
					/>
					<TextInput
						{...control}
						{...number}
						type="tel"
						inputMode="tel"
						autoComplete={autoComplete}
						required={required}
						onInput={({ currentTarget }) => setTyped(currentTarget.value)}
						className="tabular min-w-[min(10rem,100%)] flex-1"
					/>
					<output htmlFor={control.id} className="w-full text-14 text-muted empty:-mt-2">
						{kept && (
							<span>
								<span>{labels.read}</span>{' '}
								<strong translate="no" className="tabular font-semibold text-main">
									{kept}
								</strong>
							</span>
						)}
					</output>
				</div>
			)}
		</Field>
	);
}
