import { type ComponentProps, createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { ArrowLeftIcon, ArrowRightIcon } from './icons.tsx';

/**
 * Renders the arrow of a link that leads on. It moves a little while the pointer is over the link or the card around it, which has the
 * class `group`.
 */
export const OnwardArrow = ({ size = 18, className = '' }: { size?: number; className?: string }) => (
	<ArrowRightIcon size={size} className={`shrink-0 transition-transform duration-base group-hover:translate-x-1 ${className}`} />
);

const Navigate = createContext<NavigateFunction | null>(null);

/** Gives the links below it the router's `navigate`, which stays the same function. Without it the browser opens what a link leads to. */
export const LinkRouter = ({ children }: { children: ReactNode }) => <Navigate value={useNavigate()}>{children}</Navigate>;

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; state?: unknown; reloadDocument?: boolean };

/** True when a press opens the page in this tab: by the first mouse button, a finger or Enter, with no key held that means another place. */
const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey, currentTarget }: MouseEvent<HTMLAnchorElement>): boolean =>
	button === 0 && !(metaKey || ctrlKey || shiftKey || altKey) && ['', '_self'].includes(currentTarget.target);

/**
 * Renders a link. The router opens an address of the site, and hands `state` over; with `reloadDocument`, and on other sites, the browser opens it.
 * The router's own link is rendered anew by each change of the address, which makes every press wait for all links on screen.
 */
export function Link({ to, state, reloadDocument = false, onClick, ...rest }: LinkProps) {
	const navigate = useContext(Navigate);
	const open = (event: MouseEvent<HTMLAnchorElement>) => {
		onClick?.(event);
		if (!navigate || event.defaultPrevented || !opensHere(event)) return;
		event.preventDefault();
		// As browsers do: the address that is shown already gets no second entry in the history.
		void navigate(to, { state, replace: event.currentTarget.href === location.href });
	};
	const isOfSite = /^(\/(?!\/)|\?)/.test(to);
	return <a {...rest} href={to} onClick={isOfSite && !reloadDocument ? open : onClick} />;
}

/** Renders an underlined link with the height that a thumb needs. */
export const TextLink = ({ className = '', ...rest }: LinkProps) => (
	<Link className={`inline-flex min-h-target items-center text-link underline underline-offset-4 ${className}`} {...rest} />
);

/** Renders the link above a page's heading that leads back to the page before. */
export const BackLink = ({ className = '', children, ...rest }: LinkProps) => (
	<Link className={`inline-flex min-h-target items-center gap-2 text-link hover:underline ${className}`} {...rest}>
		<ArrowLeftIcon size={18} />
		{children}
	</Link>
);
