import type { ReactNode } from 'react';
import { Link, OnwardArrow } from '#client/ui/link.tsx';

/** Renders a link to the page with more of a block. */
export const MoreLink = ({ to, className = '', children }: { to: string; className?: string; children: ReactNode }) => (
	<Link to={to} className={`group inline-flex min-h-target items-center gap-3 font-semibold text-link ${className}`}>
		<span className="border-b border-current/30 pb-0.5 transition-colors group-hover:border-current">{children}</span>
		<OnwardArrow size={20} />
	</Link>
);
