import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPart } from '#client/test-support/open-page.tsx';
import { CHECK_IN_FIELDS, type CheckInDraft, type CheckInStep } from '#shared/rules/check-in-form.ts';
import { StepSummary } from './step-summary.tsx';

const typed = {
	...Object.fromEntries(CHECK_IN_FIELDS.map((field) => [field, ''])),
	...{ pinyinLastName: 'Müller', pinyinFirstName: 'ann-marie', documentType: 'PASSPORT', number: 'e1234\u20115678' },
	...{ mobilePre: '86', mobile: '+44 (0)7911 123456', emergencyPhonePre: '86', emergencyPhone: '8613900139000' },
} as CheckInDraft;

test.each<[CheckInStep, string[]]>([
	['identity', ['MUELLER', 'ANN MARIE']],
	['document', ['E12345678']],
	['contact', ['+44 7911123456', '+86 13900139000']],
])('the answers of the step %s are shown as they are sent', async (step, kept) => {
	openPart(() => <StepSummary step={step} draft={typed} unsure={[]} problems={{}} message="" change="/" />);
	for (const text of kept) expect(await screen.findByText(text)).toBeTruthy();
});
