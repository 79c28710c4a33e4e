import { type ComponentProps, type ReactNode, useId } from 'react';
import { ErrorIcon } from './icons.tsx';

/** Renders the problem of a field, below its control; nothing without `children`. The control names `id` in its `aria-describedby`. */
export const FieldError = ({ className = '', children, ...rest }: ComponentProps<'p'>) =>
	children && (
		<p className={`flex items-start gap-1.5 text-14 text-red-700 ${className}`} {...rest}>
			<ErrorIcon size={18} className="mt-0.5 shrink-0" />
			<span>{children}</span>
		</p>
	);

/** Classes of the box of every control that is filled in: 48 px high, and 16 px text so that phones don't zoom. */
export const controlStyle =
	'w-full min-h-control rounded-2 border border-control bg-white px-4 text-16 text-ink-900 transition-colors duration-base ' +
	'placeholder:text-ink-400 hover:border-action aria-invalid:border-red-700 aria-invalid:bg-red-100/40 ' +
	'disabled:cursor-not-allowed disabled:border-line disabled:bg-sand-50 disabled:text-ink-400';

/** Renders one line of text, inside a `Field`. */
export function TextInput({ className = '', type = 'text', ...rest }: ComponentProps<'input'>) {
	return <input type={type} className={`text-control ${controlStyle} read-only:bg-sand-50 ${className}`} {...rest} />;
}

/** Renders several lines of text, inside a `Field`. */
export function TextArea({ className = '', rows = 4, ...rest }: ComponentProps<'textarea'>) {
	return <textarea rows={rows} className={`text-control ${controlStyle} py-3 read-only:bg-sand-50 ${className}`} {...rest} />;
}

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
				{note && <span className="ml-2 font-normal text-muted">{note}</span>}
			</label>
			{hint && (
				<p id={`${control}-hint`} className="text-14 text-muted">
					{hint}
				</p>
			)}
			{children({ id: control, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
			<FieldError id={`${control}-error`}>{error}</FieldError>
		</div>
	);
}
