import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test } from 'vitest';
import { withLoaderData } from './with-loader-data.tsx';

test('a page is rendered with its loader’s data: again when they change, not while another page loads', async () => {
	let renders = 0;
	const Page = withLoaderData(({ total }: { total: number }) => {
		renders += 1;
		return <p>{total} voyages</p>;
	});
	let total = 3;
	const { promise: loaded, resolve } = Promise.withResolvers<null>();
	const router = createMemoryRouter(
		[
			{ path: '/', Component: Page, loader: () => ({ total }) },
			{ path: '/next', element: null, loader: () => loaded },
		],
		{ hydrationData: { loaderData: { 0: { total } } } },
	);
	render(<RouterProvider router={router} useTransitions={false} />);
	expect(screen.getByText('3 voyages')).toBeTruthy();
	const going = router.navigate('/next');
	await act(async () => {});
	expect(router.state.navigation.state).toBe('loading');
	expect(renders).toBe(1);
	await act(() => router.navigate('/'));
	total = 4;
	await act(() => router.revalidate());
	expect(screen.getByText('4 voyages')).toBeTruthy();
	resolve(null);
	await going;
});
