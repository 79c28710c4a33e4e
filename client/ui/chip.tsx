import type { ComponentProps, ReactNode } from 'react';
import { CheckIcon, CloseIcon } from './icons.tsx';
import { Link, type LinkProps } from './link.tsx';

const pill =
	'inline-flex min-h-9 items-center gap-2 rounded-pill border px-4 py-1 text-14 leading-head transition-colors duration-base touch:min-h-target';

/** Renders an applied value as a link to the same page without it, so it works without JavaScript. */
export function RemoveChip({ removeLabel, children, ...rest }: LinkProps & { removeLabel: string; children: ReactNode }) {
	return (
		<Link
			aria-label={removeLabel}
			className={`${pill} border-line bg-white text-ink-900 hover:border-action hover:bg-navy-50`}
			{...rest}
		>
			<span>{children}</span>
			<CloseIcon size={16} className="-mr-1 text-muted" />
		</Link>
	);
}

/** Renders a choice as a link; `current` is the choice that is shown. */
export function LinkChip({ current = false, ...rest }: LinkProps & { current?: boolean }) {
	const look = current
		? 'border-action bg-action text-white'
		: 'border-control bg-white text-ink-900 hover:border-action hover:bg-navy-50';
	return <Link aria-current={current ? 'true' : undefined} className={`${pill} ${look}`} {...rest} />;
}

/** Renders a choice that is on or off. */
export function ToggleChip({ pressed, children, ...rest }: ComponentProps<'button'> & { pressed: boolean }) {
	const look = pressed
		? 'border-action bg-navy-100 text-navy-800'
		: 'border-control bg-white text-ink-900 hover:border-action hover:bg-navy-50';
	return (
		<button
			type="button"
			aria-pressed={pressed}
			className={`${pill} ${look} disabled:border-line disabled:bg-sand-50 disabled:text-ink-400`}
			{...rest}
		>
			{pressed && <CheckIcon size={16} className="-ml-1" />}
			<span>{children}</span>
		</button>
	);
}
