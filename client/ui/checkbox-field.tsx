import type { ComponentProps } from 'react';
import { Checkbox } from './checkbox.tsx';
import { FieldError } from './field-error.tsx';

/** A checkbox with its problem below it. */
export const CheckboxField = ({
	id,
	error,
	errorClassName,
	...rest
}: ComponentProps<typeof Checkbox> & { id: string; error?: string; errorClassName?: string }) => (
	<div>
		<Checkbox id={id} aria-invalid={error ? true : undefined} aria-describedby={error ? `${id}-error` : undefined} {...rest} />
		<FieldError id={`${id}-error`} className={errorClassName}>
			{error}
		</FieldError>
	</div>
);
