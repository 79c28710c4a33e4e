import type { ComponentProps } from 'react';

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
