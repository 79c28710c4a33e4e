import { type ComponentProps, createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';

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
