import type { ComponentProps } from 'react';
import { controlStyle } from './field.tsx';
import { ChevronDownIcon } from './icons.tsx';

/** Renders the platform's own select, inside a `Field` or with an `aria-label`. */
export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
	return (
		<span className={`relative block ${className}`}>
			<select className={`${controlStyle} appearance-none pr-11`} {...rest} />
			<ChevronDownIcon size={20} className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted" />
		</span>
	);
}
