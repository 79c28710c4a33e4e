import type { ReactNode } from 'react';
import { ErrorIcon } from './task-icons.tsx';

/** Renders what is wrong with a field, below it; nothing without `children`. The field names `id` in its `aria-describedby`. */
export const FieldError = ({ id, className = '', children }: { id?: string; className?: string; children: ReactNode }) =>
	children && (
		<p id={id} className={`flex items-start gap-1.5 text-14 text-red-700 ${className}`}>
			<ErrorIcon size={18} className="mt-0.5 shrink-0" />
			<span>{children}</span>
		</p>
	);
