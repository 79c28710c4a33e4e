import { Link, type LinkProps } from './link.tsx';
import { ArrowLeftIcon } from './task-icons.tsx';

/** Renders the link above a page's heading that leads back to the page before. */
export const BackLink = ({ className = '', children, ...rest }: LinkProps) => (
	<Link className={`inline-flex min-h-target items-center gap-2 text-link hover:underline ${className}`} {...rest}>
		<ArrowLeftIcon size={18} />
		{children}
	</Link>
);
