import type { ComponentProps } from 'react';
import { controlStyle } from './control-style.ts';

/** One line of text; goes inside a Field. */
export function TextInput({ className = '', type = 'text', ...rest }: ComponentProps<'input'>) {
	return <input type={type} className={`text-control ${controlStyle} read-only:bg-sand-50 ${className}`} {...rest} />;
}

/** Several lines of text; goes inside a Field. */
export function TextArea({ className = '', rows = 4, ...rest }: ComponentProps<'textarea'>) {
	return <textarea rows={rows} className={`text-control ${controlStyle} py-3 read-only:bg-sand-50 ${className}`} {...rest} />;
}
