import { Link, type LinkProps } from './link.tsx';

/** Renders an underlined link with the height that a thumb needs. */
export const TextLink = ({ className = '', ...rest }: LinkProps) => (
	<Link className={`inline-flex min-h-target items-center text-link underline underline-offset-4 ${className}`} {...rest} />
);
