import { ArrowRightIcon } from './icons.tsx';

/**
 * Renders the arrow of a link that leads on. It moves a little while the pointer is over the link or the card around it, which has the
 * class `group`.
 */
export const OnwardArrow = ({ size = 18, className = '' }: { size?: number; className?: string }) => (
	<ArrowRightIcon size={size} className={`shrink-0 transition-transform duration-base group-hover:translate-x-1 ${className}`} />
);
