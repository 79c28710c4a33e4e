import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test } from 'vitest';
import { useRouteSender } from './form-sender.ts';

type Answer = { failure: string } | null;

function Form() {
	const { answer, send } = useRouteSender<Answer>('/');
	return (
		<>
			<p role="status">{answer?.failure}</p>
			<button type="button" onClick={() => send(new FormData())}>
				send
			</button>
		</>
	);
}

test('the failure that a page was drawn with goes when a later press succeeds', async () => {
	const routes = [{ id: 'page', path: '/', action: () => null, Component: Form }];
	const hydrationData = { loaderData: {}, actionData: { page: { failure: 'not saved' } } };
	render(<RouterProvider router={createMemoryRouter(routes, { hydrationData })} />);
	expect(screen.getByRole('status').textContent).toBe('not saved');
	await act(async () => fireEvent.click(screen.getByRole('button')));
	expect(screen.getByRole('status').textContent).toBe('');
});
