import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { nextPress } from '#client/test-support/next-press.ts';
import { usePress } from './use-press.ts';

function Changing({ change }: { change: (key: string) => Promise<void> }) {
	const { busy, press } = usePress();
	return (
		<button type="button" aria-busy={busy} onClick={() => void press(change)}>
			change
		</button>
	);
}

/** Renders a button with a change that ends when `end` is called. */
function openButton() {
	let end = () => {};
	const change = vi.fn((_key: string) => new Promise<void>((done) => (end = done)));
	render(<Changing change={change} />);
	return { change, button: screen.getByRole('button'), end: () => act(async () => end()) };
}

test('two presses before the page is drawn again make one change', async () => {
	const { change, button, end } = openButton();
	act(() => {
		button.click();
		button.click();
	});
	expect(change).toHaveBeenCalledTimes(1);
	await end();
});

test('a press while the change is under way makes none, however late it comes', async () => {
	const { change, button, end } = openButton();
	fireEvent.click(button);
	await nextPress();
	fireEvent.click(button);
	expect(change).toHaveBeenCalledTimes(1);
	await end();
});

test('the second press of a double click makes no change, though the first is done by then', async () => {
	const { change, button, end } = openButton();
	fireEvent.click(button);
	await end();
	fireEvent.click(button);
	expect(change).toHaveBeenCalledTimes(1);
	await nextPress();
	fireEvent.click(button);
	expect(change).toHaveBeenCalledTimes(2);
	await end();
});

test('the presses of one button share a key, whatever becomes of the first', async () => {
	const one = openButton();
	fireEvent.click(one.button);
	await one.end();
	await nextPress();
	fireEvent.click(one.button);
	const [[first], [second]] = one.change.mock.calls as [[string], [string]];
	expect(first).toMatch(/^[0-9a-f]{32}$/);
	expect(second).toBe(first);
	await one.end();
});
