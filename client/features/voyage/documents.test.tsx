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
