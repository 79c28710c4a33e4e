import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPart } from '#client/test-support/open-page.tsx';
import { DepartureChange } from './departure-change.tsx';

const at = (moment: string): number => Date.parse(`${moment}:00+08:00`);
const SEVENTEEN = at('2027-03-05T17:00');

test.each([
	['hours on the same day', at('2027-03-05T16:00'), 'CN', '启航时间由 17:00 改为 16:00'],
	['hours on the same day, in English', at('2027-03-05T16:00'), 'EN', 'Departure changed from 17:00 to 16:00'],
	['whole moments on another day', at('2027-03-06T09:00'), 'CN', '启航时间由 2027年3月5日 17:00 改为 2027年3月6日 09:00'],
	['a day alone, whose hour isn’t told', at('2027-03-06T00:00'), 'CN', '启航时间由 2027年3月5日 17:00 改为 2027年3月6日'],
] as const)('a changed departure is told with both, as %s', (_how, leavesAt, lang, words) => {
	openPart(() => <DepartureChange departure={{ leavesAt, changedFrom: SEVENTEEN }} className="" />, { lang });
	expect(screen.getByText(words)).toBeTruthy();
});

test('a departure that hasn’t changed is told as no change', () => {
	openPart(() => <DepartureChange departure={{ leavesAt: SEVENTEEN, changedFrom: null }} className="" />);
	expect(screen.queryByText(/启航时间/)).toBeNull();
});
