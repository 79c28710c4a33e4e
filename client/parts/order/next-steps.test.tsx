import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '#client/test-support/fake-server.ts';
import { openPart } from '#client/test-support/open-page.tsx';
import { checkInPath, paymentPath, ticketPath } from '#shared/paths.ts';
import type { DatedStep } from '#shared/rules/dated-steps.ts';
import { NextSteps } from './next-steps.tsx';

const STEPS: DatedStep[] = (['pay', 'check-in', 'pass'] as const).map((step) => ({ step, state: 'ahead', at: Date.now() }));
const linked = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('the steps of an unpaid order lead to its payment only; once it is paid they lead to check-in and pass', async () => {
	fakeServer();
	const { unmount } = openPart(() => <NextSteps id="o1" steps={STEPS} paid={false} />);
	expect(await screen.findAllByRole('listitem')).toHaveLength(3);
	expect(linked()).toEqual([paymentPath('o1')]);
	unmount();
	openPart(() => <NextSteps id="o1" steps={STEPS.slice(1)} paid />);
	expect(await screen.findAllByRole('listitem')).toHaveLength(2);
	expect(linked()).toEqual([checkInPath('o1'), ticketPath('o1')]);
});
