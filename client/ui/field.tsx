import { type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';

/** Properties that the control inside a field must have. */
type FieldControl = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

type Props = {
	label: ReactNode;
	hint?: ReactNode;
	error?: ReactNode;
	/** Short word beside the label, such as "optional". */
	note?: ReactNode;
	/** Given when an error summary must link here. */
	id?: string;
	className?: string;
	children: (control: FieldControl) => ReactNode;
};

/**
 * Renders a control with its label above it, a hint and its error; `children` gets the properties that tie the control to them.
 */
export function Field({ label, hint, error, note, id, className = '', children }: Props) {
	const made = useId();
	const control = id ?? made;
	const describedBy = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(' ');
	return (
		<div className={`flex flex-col gap-2 ${className}`}>
			<label htmlFor={control} className="text-14 leading-head font-semibold text-main">
				<span>{label}</span>
				{note && <span className="ml-2 font-normal text-2">{note}</span>}
			</label>
			{hint && (
				<p id={`${control}-hint`} className="text-14 text-2">
					{hint}
				</p>
			)}
			{children({ id: control, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
			<FieldError id={`${control}-error`}>{error}</FieldError>
		</div>
	);
}
