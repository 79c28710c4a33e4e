import { Link, type LinkProps } from 'react-router';

/** An underlined link that is as high as a thumb needs. */
export const TextLink = ({ className = '', ...rest }: LinkProps) => (
	<Link className={`inline-flex min-h-target items-center text-link underline underline-offset-4 ${className}`} {...rest} />
);
