import { act, render, screen } from '@testing-library/react';
import { createRoutesStub, useLoaderData } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OrderStatus } from '#shared/constants.ts';
import { useFollowOrder } from './use-follow-order.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Shown = OrderStatus | 'new';

function Follower() {
	const shown = useLoaderData<Shown>();
	const isNew = shown === 'new';
	return <p>{`${shown}, moved to ${useFollowOrder({ status: isNew ? 'waiting-confirmation' : shown, isNew }) ?? 'nothing'}`}</p>;
}

const Nothing = () => null;

/** Shows an order with one of `statuses` after the other; the last one stays. Returns a function that counts the requests. */
async function follow(...statuses: Shown[]) {
	let reads = 0;
	const loader = (): Shown => statuses[Math.min(reads++, statuses.length - 1)] ?? 'waiting-payment';
	const Stub = createRoutesStub([{ path: '/', Component: Follower, loader, HydrateFallback: Nothing }]);
	render(<Stub />);
	await act(() => vi.advanceTimersByTimeAsync(50));
	return () => reads;
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('an order in a changing status is loaded every 20 seconds, and the new status is announced', async () => {
	const reads = await follow('waiting-payment', 'waiting-payment', 'refunded');
	expect(reads()).toBe(1);
	await wait(19_000);
	expect(reads()).toBe(1);
	await wait(1_000);
	expect(reads()).toBe(2);
	await wait(20_000);
	screen.getByText('refunded, moved to refunded');
	await wait(120_000);
	expect(reads()).toBe(3);
});

test('an order that was just made is loaded every two seconds, until it can be read', async () => {
	const reads = await follow('new', 'new', 'waiting-payment');
	await wait(4_000);
	screen.getByText('waiting-payment, moved to waiting-payment');
	await wait(10_000);
	expect(reads()).toBe(3);
});

test('an order in a final status isn’t loaded again', async () => {
	const reads = await follow('refunded');
	await wait(120_000);
	expect(reads()).toBe(1);
});

test('a tab loads the order again when it becomes visible, and not while it is hidden', async () => {
	const reads = await follow('cancelling');
	const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
	await wait(60_000);
	expect(reads()).toBe(1);
	visible.mockReturnValue('visible');
	await act(async () => {
		document.dispatchEvent(new Event('visibilitychange'));
		await vi.advanceTimersByTimeAsync(0);
	});
	expect(reads()).toBe(2);
	visible.mockRestore();
});
