import { act, render } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

// Dialogs of other tests leave entries in the module that they share
vi.resetModules();
const { afterOverlay, listenForBack, useBackCloses } = await import('./use-back-closes.ts');

function Overlay({ open }: { open: boolean }) {
	useBackCloses(open, () => {});
	return null;
}

test('an overlay that opens while the entry of the last one is being taken away has one of its own', async () => {
	onTestFinished(() => void vi.restoreAllMocks());
	const back = vi.spyOn(history, 'back').mockReturnValue();
	listenForBack();
	const { rerender } = render(<Overlay open />);
	const arrive = () => {
		history.replaceState(null, '');
		dispatchEvent(new PopStateEvent('popstate'));
	};
	const show = async (open: boolean) => {
		rerender(<Overlay open={open} />);
		await act(() => new Promise((done) => setTimeout(done, 5)));
	};
	await show(true);
	expect(history.state).toMatchObject({ overlay: true });
	await show(false);
	expect(back).toHaveBeenCalledOnce();
	await show(true);
	arrive();
	expect(history.state).toMatchObject({ overlay: true });
	await show(false);
	arrive();
	expect(history.state).toBeNull();
});

/** Starts a page whose entry is an overlay's that a reload left behind. Returns the calls of Back, which the browser doesn't make. */
function startReloaded() {
	onTestFinished(() => {
		history.replaceState(null, '');
		vi.restoreAllMocks();
		vi.useRealTimers();
	});
	vi.useFakeTimers();
	const back = vi.spyOn(history, 'back').mockReturnValue();
	history.replaceState({ key: 'k', overlay: true }, '');
	listenForBack();
	vi.advanceTimersByTime(0);
	return back;
}

test('an overlay’s entry that a reload left behind is taken away, and what waits for that goes on', () => {
	const back = startReloaded();
	const run = vi.fn();
	afterOverlay(run);
	expect(back).toHaveBeenCalledOnce();
	expect(run).not.toHaveBeenCalled();
	history.replaceState({ key: 'k' }, '');
	dispatchEvent(new PopStateEvent('popstate'));
	vi.advanceTimersByTime(16);
	expect(run).toHaveBeenCalledOnce();
});

test('where there is no entry to go back to, the overlay’s becomes the page’s', () => {
	vi.spyOn(history, 'length', 'get').mockReturnValue(1);
	const back = startReloaded();
	const run = vi.fn();
	afterOverlay(run);
	expect(back).not.toHaveBeenCalled();
	expect(history.state).toEqual({ key: 'k' });
	expect(run).toHaveBeenCalledOnce();
});

test('what waits for an overlay that never goes away is done after a second', () => {
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	history.replaceState({ overlay: true }, '');
	onTestFinished(() => history.replaceState(null, ''));
	const run = vi.fn();
	afterOverlay(run);
	vi.advanceTimersByTime(900);
	expect(run).not.toHaveBeenCalled();
	vi.advanceTimersByTime(200);
	expect(run).toHaveBeenCalledOnce();
});
