import type { ReactNode } from 'react';

type Props = { icon?: ReactNode; title: ReactNode; children?: ReactNode; action?: ReactNode };

/**
 * Renders the place of a list without entries: what is missing, why, and one link onward. `title` is a heading element of the
 * level that fits.
 */
export function Empty({ icon, title, children, action }: Props) {
	return (
		<div className="flex flex-col items-center gap-4 rounded-3 bg-soft px-6 py-12 text-center md:py-16">
			{icon && <span className="text-gold-500">{icon}</span>}
			<div className="display text-h3 leading-head *:display *:text-h3">{title}</div>
			{children && <div className="max-w-measure break-keep wrap-anywhere text-muted text-balance">{children}</div>}
			{action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
		</div>
	);
}
