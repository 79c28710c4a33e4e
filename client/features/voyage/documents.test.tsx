import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPart } from '#client/test-support/open-page.tsx';
import { sampleVoyagePage } from '#client/test-support/sample-voyage-page.ts';
import { textsOf } from '#client/test-support/texts.ts';
import { paths } from '#shared/paths.ts';
import { Documents } from './documents.tsx';

const t = textsOf('CN', 'voyage');
const TOLD = '持中国大陆护照在日本停靠港上岸，无需另办签证。';

test.each([
	['in upstream’s words', TOLD, TOLD],
	['by a link to our answer, where upstream tells nothing', '', t('documents.visaUntold')],
])('the visa question is answered %s', (_how, visa, shown) => {
	openPart(() => <Documents voyage={sampleVoyagePage({ visa })} />);
	expect(screen.getByText(shown)).toBeTruthy();
	expect(screen.getByText(t('documents.visaOthers'))).toBeTruthy();
	const answer = screen.getByRole('link', { name: t('documents.visaLink') });
	expect(answer.getAttribute('href')).toBe(`${paths.faq}?${new URLSearchParams({ q: '签证' })}`);
});

test.each([
	['open', '请于 2027年5月27日前（启航前 5 天）完成。'],
	['late', '网上办理仍可进行，请尽快完成，2027年5月31日 17:00 截止。'],
	['closed', '网上办理已截止，请带证件原件到码头柜台办理。'],
] as const)('the check-in of a sailing in the phase %s is told as it is', (phase, told) => {
	const closes = Date.parse('2027-05-31T17:00:00+08:00');
	openPart(() => <Documents voyage={sampleVoyagePage({ date: '2027-06-01', checkIn: { phase, closes } })} />);
	expect(screen.getByText(told)).toBeTruthy();
});
