import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '#client/test-support/fake-server.ts';
import { effectsRun, openPart } from '#client/test-support/open-page.tsx';
import { Dialog } from './dialog.tsx';

async function pressBeside(dismissible: boolean): Promise<number> {
	fakeServer();
	const onClose = vi.fn<() => void>();
	openPart(() => (
		<Dialog open onClose={onClose} title="还要继续吗？" closeLabel="关闭" dismissible={dismissible}>
			<p>问题</p>
		</Dialog>
	));
	await screen.findByRole('dialog');
	await effectsRun();
	const beside = document.querySelector('[role=presentation]') ?? document.body;
	for (const press of [fireEvent.pointerDown, fireEvent.mouseDown, fireEvent.pointerUp, fireEvent.mouseUp, fireEvent.click])
		press(beside);
	await effectsRun();
	return onClose.mock.calls.length;
}

test('a press beside a dialog closes it', async () => {
	expect(await pressBeside(true)).toBe(1);
});

test('a press beside a question that must be answered doesn’t close it', async () => {
	expect(await pressBeside(false)).toBe(0);
});
