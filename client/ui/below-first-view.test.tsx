import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test } from 'vitest';
import { BelowFirstView } from './below-first-view.tsx';

const Page = ({ name }: { name: string }) => (
	<main>
		<h1>{name}</h1>
		<BelowFirstView>
			<p>the rest of {name}</p>
		</BelowFirstView>
	</main>
);

/** Opens a site of two pages, and notes what is on the screen after each commit. */
function openSite() {
	const pages = ['list', 'voyage'].map((name) => ({ path: `/${name}`, element: <Page key={name} name={name} /> }));
	const router = createMemoryRouter(pages, { initialEntries: ['/list'] });
	const commits: string[] = [];
	const note = () => {
		const text = document.querySelector('main')?.textContent ?? '';
		if (commits.at(-1) !== text) commits.push(text);
	};
	render(
		<Profiler id="site" onRender={note}>
			<RouterProvider router={router} useTransitions={false} />
		</Profiler>,
	);
	return { router, commits };
}

test('the first page of a document is whole at once', () => {
	openSite();
	expect(screen.getByText('the rest of list')).toBeTruthy();
});

test('a page that a press opens is drawn in two steps: its first view, then the rest', async () => {
	const { router, commits } = openSite();
	await act(() => router.navigate('/voyage'));
	await screen.findByText('the rest of voyage');
	expect(commits).toEqual(['listthe rest of list', 'voyage', 'voyagethe rest of voyage']);
});

test.each([
	['Back', -1],
	['an address with an anchor', '/list#end'],
])('%s opens a page whole, so that its place on it is there', async (_way, to) => {
	const { router, commits } = openSite();
	await act(() => router.navigate('/voyage'));
	await screen.findByText('the rest of voyage');
	commits.length = 0;
	await act(() => router.navigate(to as string));
	await screen.findByText('the rest of list');
	expect(commits).toEqual(['listthe rest of list']);
});

test('a press on an anchor that comes before the rest brings the rest with it', async () => {
	const { router, commits } = openSite();
	await act(async () => {
		await router.navigate('/voyage');
		await router.navigate('/voyage#end');
	});
	expect(commits.at(-1)).toBe('voyagethe rest of voyage');
});
