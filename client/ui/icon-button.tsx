import type { ComponentProps, ReactNode } from 'react';

type Look = 'plain' | 'outline' | 'float' | 'on-dark';

const looks: Record<Look, string> = {
	plain: 'text-main hover:bg-navy-50 active:bg-navy-100',
	outline: 'border border-control bg-white text-navy-700 hover:border-action hover:bg-navy-50 active:bg-navy-100',
	float: 'bg-white text-navy-900 shadow-2 hover:bg-navy-50 active:bg-navy-100',
	'on-dark': 'text-white hover:bg-white/15 active:bg-white/25',
};

/** Renders a square of 44 px around an icon; `label` is its name. */
export function IconButton({
	label,
	look = 'plain',
	className = '',
	type = 'button',
	children,
	...rest
}: Omit<ComponentProps<'button'>, 'aria-label'> & { label: string; look?: Look; children: ReactNode }) {
	return (
		<button
			type={type}
			aria-label={label}
			className={`grid size-target shrink-0 place-items-center rounded-pill transition-colors duration-base disabled:cursor-not-allowed disabled:opacity-40 forced-colors:border forced-colors:bg-[ButtonFace] ${looks[look]} ${className}`}
			{...rest}
		>
			{children}
		</button>
	);
}
