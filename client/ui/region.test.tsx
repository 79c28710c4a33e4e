import { fireEvent, render, screen } from '@testing-library/react';
import { Component, type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Region, RegionPlace } from './region.tsx';

function Count({ failsAt }: { failsAt: number }) {
	const [count, setCount] = useState(0);
	if (count === failsAt) throw new Error('a text is gone');
	return (
		<button type="button" onClick={() => setCount(count + 1)}>
			{count}
		</button>
	);
}

function Price({ of: read }: { of: () => string }) {
	return <p>{read()}</p>;
}

const Notice = ({ onRetry }: { onRetry: () => void }) => (
	<button type="button" onClick={onRetry}>
		重新显示
	</button>
);

/** Stands for the page's own error. */
class PageError extends Component<{ children: ReactNode }> {
	override state = { code: '' };
	static getDerivedStateFromError = ({ code }: { code: string }) => ({ code });
	override render() {
		return this.state.code || this.props.children;
	}
}

/** Renders a region beside another part of a page. Returns what React reports of errors that were caught. */
function open(children: ReactNode) {
	const onCaughtError = vi.fn();
	render(
		<PageError>
			<RegionPlace value={{ Notice, address: '/' }}>
				<Count failsAt={-1} />
				<Region>{children}</Region>
			</RegionPlace>
		</PageError>,
		{ onCaughtError },
	);
	return onCaughtError;
}

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('a region that fails once is rendered anew, and the rest of the page keeps its state', () => {
	const caught = open(<Count failsAt={2} />);
	const [beside, inside] = screen.getAllByRole('button');
	for (const button of [beside, inside, inside]) if (button) fireEvent.click(button);
	expect(buttons()).toEqual(['1', '0']);
	expect(caught).toHaveBeenCalledOnce();
});

test('a region that fails again at once gives its place to a notice, whose button shows it again', () => {
	const read = vi.fn((): string => {
		throw new Error('no such price');
	});
	open(<Price of={read} />);
	expect(buttons()).toEqual(['0', '重新显示']);
	fireEvent.click(screen.getByText('重新显示'));
	expect(buttons()).toEqual(['0', '重新显示']);
	read.mockReturnValue('¥ 2,999');
	fireEvent.click(screen.getByText('重新显示'));
	expect(screen.getByText('¥ 2,999')).toBeDefined();
	expect(buttons()).toEqual(['0']);
});

test('a failed call and a missing file pass on to the page’s own error', () => {
	const read = () => {
		throw Object.assign(new Error('a file is missing'), { code: 'chunk' });
	};
	open(<Price of={read} />);
	expect(document.body.textContent).toBe('chunk');
});

test('the notice goes with its page: the router keeps the region for the next one', () => {
	const fail = (): string => {
		throw new Error('no such price');
	};
	const page = (address: string, read: () => string) => (
		<RegionPlace value={{ Notice, address }}>
			<Region>
				<Price of={read} />
			</Region>
		</RegionPlace>
	);
	const { rerender } = render(page('/voyage?id=1', fail), { onCaughtError: () => {} });
	expect(buttons()).toEqual(['重新显示']);
	rerender(page('/voyage?id=2', () => '¥ 3,999'));
	expect(screen.getByText('¥ 3,999')).toBeDefined();
});
