import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ArrowRightIcon } from '#client/ui/icons.tsx';

/** A link to the page with more of a block. */
export const MoreLink = ({ to, className = '', children }: { to: string; className?: string; children: ReactNode }) => (
	<Link to={to} className={`group/more inline-flex min-h-target items-center gap-3 font-semibold text-link ${className}`}>
		<span className="border-b border-current/30 pb-0.5 transition-colors group-hover/more:border-current">{children}</span>
		<ArrowRightIcon size={20} className="transition-transform duration-base group-hover/more:translate-x-1" />
	</Link>
);
