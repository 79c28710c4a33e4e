import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test } from 'vitest';
import { Link, type LinkProps, LinkRouter } from './link.tsx';

/** Opens a page with one link, and tells how the router and the browser answer a press on it. */
function openLink(props: Partial<LinkProps> & { to: string }) {
	const link = (
		<LinkRouter>
			<Link {...props}>a ship</Link>
		</LinkRouter>
	);
	const pages = [{ path: '/', element: link, children: [{ path: '*', element: null }] }];
	const router = createMemoryRouter(pages, { initialEntries: ['/'] });
	render(<RouterProvider router={router} useTransitions={false} />);
	const press = async (keys: object = {}) => {
		const element = screen.getByRole('link');
		const event = createEvent.click(element, { button: 0, ...keys });
		// jsdom opens no page; what nobody took is the browser's.
		const isLeft = { byRouter: false };
		addEventListener(
			'click',
			() => {
				isLeft.byRouter = !event.defaultPrevented;
				event.preventDefault();
			},
			{ once: true },
		);
		await act(async () => fireEvent(element, event));
		return isLeft.byRouter ? 'browser' : 'router';
	};
	const shown = () => router.state.location.pathname + router.state.location.search;
	return { router, press, shown };
}

test('a press opens an address of the site by the router, and hands its state over', async () => {
	const { press, router, shown } = openLink({ to: '/ships?id=1', state: { from: 'home' } });
	expect(await press()).toBe('router');
	expect(shown()).toBe('/ships?id=1');
	expect(router.state.location.state).toEqual({ from: 'home' });
});

test.each([
	['with Ctrl', { to: '/ships' }, { ctrlKey: true }],
	['with ⌘', { to: '/ships' }, { metaKey: true }],
	['with Shift', { to: '/ships' }, { shiftKey: true }],
	['by another mouse button', { to: '/ships' }, { button: 1 }],
	['on a link to a new tab', { to: '/ships', target: '_blank' }, {}],
	['on a link that asks for a new document', { to: '/ships', reloadDocument: true }, {}],
	['on a link to another site', { to: 'https://ships.example/' }, {}],
	['on a link to another host', { to: '//ships.example/' }, {}],
])('a press %s is left to the browser', async (_how, props, keys) => {
	const { press, shown } = openLink(props);
	expect(await press(keys)).toBe('browser');
	expect(shown()).toBe('/');
});

test('a handler that prevents the press keeps the page', async () => {
	const { press, shown } = openLink({ to: '/ships', onClick: (event) => event.preventDefault() });
	await press();
	expect(shown()).toBe('/');
});

test('the address that is shown gets no second entry in the history', async () => {
	// A file that ran before may have left another address in this window.
	history.replaceState(null, '', '/ships?id=1');
	const { press, router } = openLink({ to: '/ships?id=1' });
	await press();
	expect(router.state.historyAction).toBe('REPLACE');
});

/** Returns the props that React rendered an element with last: another object after each render. */
const propsOf = (element: object) => Object.entries(element).find(([key]) => key.startsWith('__reactProps'))?.[1];

test('a change of the address doesn’t render a link anew', async () => {
	const { router, shown } = openLink({ to: '/ships' });
	const before = propsOf(screen.getByRole('link'));
	expect(before).toMatchObject({ href: '/ships' });
	await act(() => router.navigate('/ports'));
	expect(shown()).toBe('/ports');
	expect(propsOf(screen.getByRole('link'))).toBe(before);
});
