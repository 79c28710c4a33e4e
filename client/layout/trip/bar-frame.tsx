import type { ReactNode } from 'react';
import { ArrowRightIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';

/** Renders the bar at the foot of the window; `panel` opens above it. A page's own bar takes its place (`bars.css`). */
export function BarFrame({ label, panel, children }: { label: string; panel?: ReactNode; children: ReactNode }) {
	return (
		<aside
			aria-label={label}
			className="resume-bar on-dark fixed inset-x-0 bottom-0 z-sticky animate-rise border-t border-line bg-inverse pb-[env(safe-area-inset-bottom)]"
			data-noprint
		>
			{panel}
			<div className="column flex min-h-14 items-center gap-x-2 md:min-h-16 md:gap-x-4">{children}</div>
		</aside>
	);
}

type Props = { to: string; title: string; time?: ReactNode; text: string; go: string };

/** Renders the link back into a task, with its title and state; `time` is never cut off. */
export function BarLink({ to, title, time, text, go }: Props) {
	return (
		<Link to={to} className="group flex min-h-14 min-w-0 flex-1 items-center gap-x-4 py-2 leading-head">
			<span className="min-w-0 flex-1">
				<span className="flex gap-2 font-semibold">
					<span className="truncate">{title}</span>
					{time && <span className="tabular shrink-0">{time}</span>}
				</span>
				<span className="block truncate text-14 text-muted">{text}</span>
			</span>
			<span className="flex shrink-0 items-center gap-2 font-semibold text-accent">
				<span>{go}</span>
				<ArrowRightIcon size={18} className="max-md:hidden transition-transform duration-base group-hover:translate-x-1" />
			</span>
		</Link>
	);
}
