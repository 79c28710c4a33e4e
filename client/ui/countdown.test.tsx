import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Countdown } from './countdown.tsx';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-25T12:00:00Z');
const units = { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' };
const counted = (end: number, offset: number | undefined, onEnd: () => void) => (
	<Countdown end={end} offset={offset} label="ends" units={units} onEnd={onEnd} />
);

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

test('a visitor’s clock that is five days ahead ends nothing while the server’s isn’t known, nor after', async () => {
	const onEnd = vi.fn();
	vi.setSystemTime(NOW + 5 * DAY);
	const page = render(counted(NOW + DAY, undefined, onEnd));
	await act(() => vi.advanceTimersByTimeAsync(3_000));
	expect(onEnd).not.toHaveBeenCalled();
	expect(screen.getByText('hours', { exact: true }).closest('.invisible')).not.toBeNull();
	page.rerender(counted(NOW + DAY, -5 * DAY, onEnd));
	await act(() => vi.advanceTimersByTimeAsync(1_000));
	expect(onEnd).not.toHaveBeenCalled();
	expect(screen.getByText('23')).toBeTruthy();
});

test('it ends once by the server’s clock', async () => {
	const onEnd = vi.fn();
	render(counted(NOW + 2_000, 0, onEnd));
	await act(() => vi.advanceTimersByTimeAsync(5_000));
	expect(onEnd).toHaveBeenCalledTimes(1);
});
