import type { ComponentProps } from 'react';
import { ErrorIcon } from './task-icons.tsx';

/** Renders the problem of a field, below its control; nothing without `children`. The control names `id` in its `aria-describedby`. */
export const FieldError = ({ className = '', children, ...rest }: ComponentProps<'p'>) =>
	children && (
		<p className={`flex items-start gap-1.5 text-14 text-red-700 ${className}`} {...rest}>
			<ErrorIcon size={18} className="mt-0.5 shrink-0" />
			<span>{children}</span>
		</p>
	);
