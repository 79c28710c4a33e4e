import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer } from '#client/test-support/fake-server.ts';
import { openPart } from '#client/test-support/open-page.tsx';
import { TOOLTIP_DELAY } from '#shared/layout.ts';
import { Tooltip } from './tooltip.tsx';

afterEach(() => {
	vi.useRealTimers();
});

async function hover(pointerType: 'mouse'): Promise<{ tip: () => HTMLElement; leave: () => void }> {
	fakeServer();
	openPart(() => (
		<Tooltip text="客服">
			{(id) => (
				<button type="button" aria-describedby={id}>
					?
				</button>
			)}
		</Tooltip>
	));
	const button = await screen.findByRole('button');
	vi.useFakeTimers();
	fireEvent.pointerOver(button, { pointerType });
	return { tip: () => screen.getByRole('tooltip', { hidden: true }), leave: () => fireEvent.pointerOut(button, { pointerType }) };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('a tooltip opens after 500 ms under the mouse and goes with it', async () => {
	expect(TOOLTIP_DELAY).toBe(500);
	const { tip, leave } = await hover('mouse');
	pass(499);
	expect(tip().hidden).toBe(true);
	pass(1);
	expect(tip().hidden).toBe(false);
	leave();
	expect(tip().hidden).toBe(true);
});

it('a tooltip doesn’t open after a mouse that only passed, nor under a finger', async () => {
	const { tip, leave } = await hover('mouse');
	pass(300);
	leave();
	pass(1_000);
	expect(tip().hidden).toBe(true);
	fireEvent.pointerOver(screen.getByRole('button'), { pointerType: 'touch' });
	pass(1_000);
	expect(tip().hidden).toBe(true);
});
