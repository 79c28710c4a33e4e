import { act, render } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listenForBack, useBackCloses } from './use-back-closes.ts';

function Overlay({ open }: { open: boolean }) {
	useBackCloses(open, () => {});
	return null;
}

test('an overlay that opens while the entry of the last one is being taken away has one of its own', async () => {
	onTestFinished(() => void vi.restoreAllMocks());
	vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
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
