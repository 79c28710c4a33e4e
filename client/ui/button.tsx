import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { Link, type LinkProps } from './link.tsx';
import { Spinner } from './spinner.tsx';

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
