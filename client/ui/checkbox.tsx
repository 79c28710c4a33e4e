import type { ComponentProps, ReactNode } from 'react';
import { FieldError } from './field.tsx';

/** Renders a box and its text as one target. `mixed` is the third state, of a box that stands for several. */
export function Checkbox({
	label,
	detail,
	mixed = false,
	className = '',
	...rest
}: Omit<ComponentProps<'input'>, 'type' | 'children'> & { label: ReactNode; detail?: ReactNode; mixed?: boolean }) {
	const setMixed = (box: HTMLInputElement | null) => {
		if (box) box.indeterminate = mixed;
	};
	return (
		<label
			className={`group flex min-h-target cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-ink-400 ${className}`}
		>
			<input
				type="checkbox"
				ref={setMixed}
				className="tick-box size-6 shrink-0 cursor-[inherit] appearance-none rounded-1 border border-control bg-white transition-colors duration-fast group-hover:border-action checked:border-action checked:bg-action indeterminate:border-action indeterminate:bg-action aria-invalid:border-red-700 disabled:border-line disabled:bg-sand-100 forced-colors:appearance-auto"
				{...rest}
			/>
			<span className="min-w-0 flex-1 leading-6">{label}</span>
			{detail !== undefined && <span className="tabular leading-6 text-muted group-has-disabled:text-ink-400">{detail}</span>}
		</label>
	);
}

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
