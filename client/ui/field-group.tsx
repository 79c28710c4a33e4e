import type { ReactNode } from 'react';
import { FieldError } from './field.tsx';

/** The texts around several controls that are one field, as `Field` has them around one. */
export type GroupTexts = { legend: ReactNode; hint?: ReactNode; note?: ReactNode; error?: ReactNode };

/** Renders controls under one legend: hint above them, error below. `id` is the first control's. */
export function FieldGroup({ id, legend, hint, note, error, children }: GroupTexts & { id: string; children: ReactNode }) {
	const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
	return (
		<fieldset className="m-0 min-w-0 border-0 p-0" aria-describedby={described}>
			<legend className="mb-2 p-0 text-14 leading-head font-semibold">
				{legend}
				{note && <span className="ml-2 font-normal text-muted">{note}</span>}
			</legend>
			{hint && (
				<p id={`${id}-hint`} className="mb-2 text-14 text-muted">
					{hint}
				</p>
			)}
			<div className="flex flex-wrap gap-2">{children}</div>
			<FieldError id={`${id}-error`} className="mt-2">
				{error}
			</FieldError>
		</fieldset>
	);
}
