import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPart } from '#client/test-support/open-page.tsx';
import { DangerButton } from '#client/ui/button.tsx';
import { CancellationTable } from './cancellation-table.tsx';

const rows = [
	{ from: null, until: '2027-01-01', fee: { percent: 10 }, today: true, sum: { fee: 999.8, back: 8_998.2 } },
	{ from: '2027-01-02', until: null, fee: { percent: 100 }, today: false, sum: { fee: 9_998, back: 0 } },
];

test('the fee stands in this order’s yuan beside the per cent, and the sum that comes back today stands first', () => {
	openPart(() => <CancellationTable rows={rows} date="2027-02-01" />);
	const now = screen.getByText('今天取消：退回 ¥8,998.20');
	expect(now.compareDocumentPosition(screen.getByRole('table')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
	const texts = screen.getAllByRole('row').map(({ textContent }) => textContent);
	expect(texts[1]).toContain('船票全款的 10%本订单扣 ¥999.80，退回 ¥8,998.20');
	expect(texts[2]).toContain('船票全款的 100%本订单扣 ¥9,998，退回 ¥0');
});

test('rows that are over are folded below the one of today, with all others open', () => {
	const [today, ahead] = rows as [(typeof rows)[0], (typeof rows)[1]];
	const over = { from: null, until: '2026-12-01', fee: { percent: 0 }, today: false };
	openPart(() => <CancellationTable rows={[over, { ...today, from: '2026-12-02' }, ahead]} date="2027-02-01" />);
	const [shown, folded] = screen.getAllByRole('table', { hidden: true }) as [HTMLElement, HTMLElement];
	expect([shown, folded].map((table) => table.querySelectorAll('tbody tr').length)).toEqual([2, 1]);
	expect(folded.closest('details')?.open).toBe(false);
	expect(shown.closest('details')).toBeNull();
});

test('sums of chosen cabins are named so, and nothing comes back today', () => {
	openPart(() => <CancellationTable rows={rows} date="2027-02-01" of="choice" />);
	expect(screen.getAllByRole('row')[1]?.textContent).toContain('所选舱房扣 ¥999.80，退回 ¥8,998.20');
	expect(screen.queryByText(/今天取消/)).toBeNull();
});

test('the button for what can’t be undone doesn’t look like the main button', () => {
	openPart(() => <DangerButton>取消订单</DangerButton>);
	const { className } = screen.getByRole('button', { name: '取消订单' });
	expect(className).toContain('text-red-700');
	expect(className).not.toContain('bg-action');
});
