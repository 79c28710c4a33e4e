import type { ComponentProps, MouseEvent } from 'react';
import { Link, type LinkProps } from './link.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'on-dark' | 'light' | 'link';
export type ButtonSize = 'sm' | 'md' | 'lg';

const base =
	'relative inline-flex items-center justify-center gap-2 rounded-2 text-center font-semibold leading-head transition-colors ' +
	'duration-base select-none aria-disabled:cursor-not-allowed';

const looks: Record<ButtonVariant, string> = {
	primary:
		'border border-transparent bg-action text-on-action hover:bg-action-hover active:bg-navy-900 disabled:bg-navy-100 disabled:text-ink-500 ' +
		'not-aria-busy:aria-disabled:bg-navy-100 not-aria-busy:aria-disabled:text-ink-500',
	secondary:
		'border border-action bg-white text-navy-700 hover:bg-navy-50 active:bg-navy-100 disabled:border-line disabled:bg-white ' +
		'disabled:text-ink-400 not-aria-busy:aria-disabled:border-line not-aria-busy:aria-disabled:text-ink-400',
	ghost:
		'border border-transparent text-navy-700 hover:bg-navy-50 active:bg-navy-100 disabled:bg-transparent disabled:text-ink-400 ' +
		'not-aria-busy:aria-disabled:text-ink-400',
	'on-dark':
		'border border-white/70 text-white hover:border-white hover:bg-white hover:text-navy-900 active:bg-navy-100 active:text-navy-900 ' +
		'disabled:border-white/30 disabled:bg-transparent disabled:text-white/70',
	light:
		'border border-transparent bg-white text-navy-900 hover:bg-gold-100 active:bg-gold-300 disabled:bg-white/70 ' +
		'not-aria-busy:aria-disabled:bg-white/70',
	link:
		'text-link underline decoration-current/40 underline-offset-4 hover:decoration-current active:text-action ' +
		'disabled:text-ink-400 disabled:no-underline',
};

const sizes: Record<ButtonSize, string> = {
	sm: 'min-h-target px-4 text-14',
	md: 'min-h-control px-6 text-16',
	lg: 'min-h-14 px-10 text-18',
};

/** Returns the classes of a button, for links that look like one too. */
export function buttonStyle(variant: ButtonVariant, size: ButtonSize, className = ''): string {
	const box = variant === 'link' ? 'min-h-target min-w-target' : sizes[size];
	return `${base} ${looks[variant]} ${box} ${className}`;
}

type Look = { variant?: ButtonVariant; size?: ButtonSize };

/** Renders a button. While `busy` it keeps its width, its name and the focus, and ignores presses. */
export function Button({
	variant = 'primary',
	size = 'md',
	busy = false,
	className,
	type = 'button',
	onClick,
	children,
	...rest
}: ComponentProps<'button'> & Look & { busy?: boolean }) {
	const ignore = (event: MouseEvent) => event.preventDefault();
	return (
		<button
			type={type}
			className={buttonStyle(variant, size, className)}
			aria-busy={busy || undefined}
			aria-disabled={busy || undefined}
			onClick={busy ? ignore : onClick}
			{...rest}
		>
			<span className={`inline-flex items-center justify-center gap-2 ${busy ? 'opacity-0' : ''}`}>{children}</span>
			{busy && (
				<span className="absolute inset-0 grid place-items-center">
					<Spinner />
				</span>
			)}
		</button>
	);
}

export function LinkButton({ variant = 'primary', size = 'md', className, ...rest }: LinkProps & Look) {
	return <Link className={buttonStyle(variant, size, className)} {...rest} />;
}

/** Renders the button of an action that can't be undone: red, and never the way on. */
export const DangerButton = (props: Omit<ComponentProps<typeof Button>, 'variant' | 'className'>) => (
	<Button
		{...props}
		variant="secondary"
		className="border-red-700! not-aria-disabled:text-red-700! hover:bg-red-100! active:bg-red-100!"
	/>
);
