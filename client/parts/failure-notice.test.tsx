import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer } from '#client/test-support/fake-server.ts';
import { effectsRun, openPart } from '#client/test-support/open-page.tsx';
import { textsOf } from '#client/test-support/texts.ts';
import { FailureNotice } from './failure-notice.tsx';

const t = textsOf('CN', 'common');
const WORDS = '名额已满';

function show(failure: object, device: 'desktop' | 'mobile' = 'desktop') {
	fakeServer();
	openPart(() => <FailureNotice failure={failure} title="没有保存" />, { device });
}

describe('a call that failed', () => {
	it('is explained in upstream’s own words, in one place on a wide screen', async () => {
		show({ code: 'upstream-business', shown: WORDS, err: 321 });
		expect((await screen.findByRole('alert')).textContent).toBe(`没有保存${WORDS}`);
		await effectsRun();
		expect(screen.getAllByText(WORDS)).toHaveLength(1);
	});

	it('is a toast as well on a phone', async () => {
		show({ code: 'upstream-business', shown: WORDS, err: 321 }, 'mobile');
		await waitFor(() => expect(screen.getAllByText(WORDS).length).toBeGreaterThan(1));
	});

	it('is called unanswered when there was no answer', async () => {
		show({ code: 'upstream-unavailable', shown: '' });
		expect((await screen.findByRole('alert')).textContent).toContain(t('unanswered'));
	});

	it.each(['upstream-business', 'conflict', 'invalid-input', 'rate-limited', 'overloaded'])(
		'by %s without words is not called unanswered',
		async (code) => {
			show({ code, shown: '' });
			expect((await screen.findByRole('alert')).textContent).toBe('没有保存');
		},
	);
});
