import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Stepper } from './stepper.tsx';

const labels = { group: 'Adults', less: 'One adult fewer', more: 'One adult more' };

test('a press asks for the number beside the one shown', async () => {
	const onChange = vi.fn();
	render(<Stepper value={2} labels={labels} onChange={onChange} />);
	await userEvent.click(screen.getByRole('button', { name: labels.more }));
	await userEvent.click(screen.getByRole('button', { name: labels.less }));
	expect(onChange.mock.calls).toEqual([[3], [1]]);
});

test('a button at its end keeps its place in the tab order, changes nothing and asks for the reason to be said', async () => {
	const [onChange, onEnd] = [vi.fn(), vi.fn()];
	render(<Stepper value={4} labels={labels} canMore={false} reasonId="why" onChange={onChange} onEnd={onEnd} />);
	const more = screen.getByRole('button', { name: labels.more });
	expect(more.getAttribute('aria-describedby')).toBe('why');
	await userEvent.tab();
	await userEvent.tab();
	expect(document.activeElement).toBe(more);
	await userEvent.keyboard('{Enter}');
	expect(onChange).not.toHaveBeenCalled();
	expect(onEnd).toHaveBeenCalledOnce();
});

test('a press at the least number changes nothing', async () => {
	const onChange = vi.fn();
	render(<Stepper value={0} labels={labels} canLess={false} onChange={onChange} />);
	await userEvent.click(screen.getByRole('button', { name: labels.less }));
	expect(onChange).not.toHaveBeenCalled();
});
