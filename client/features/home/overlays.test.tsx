import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '#client/test-support/fake-server.ts';
import { openPart } from '#client/test-support/open-page.tsx';
import type { PopupView } from '#shared/catalogue/bff/views.ts';
import { Overlays } from './overlays.tsx';

const POPUP: PopupView = {
	id: '1',
	kind: 'notice',
	html: '<p>台风提示</p>',
	image: '',
	mobileImage: '',
	link: '',
	mobileLink: '',
	displayWithNotice: false,
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	return () => vi.useRealTimers();
});

test('a pop-up waits while the visitor fills in a form, and comes once they have left it', async () => {
	fakeServer();
	await import('./overlay-dialog.tsx');
	openPart(() => (
		<>
			<form>
				<input aria-label="目的地" />
			</form>
			<Overlays notice={null} popups={[POPUP]} />
		</>
	));
	const field = screen.getByRole('textbox');
	act(() => field.focus());
	for (let second = 0; second < 12; second++) await pass(1_000);
	expect(screen.queryByRole('dialog')).toBeNull();
	act(() => field.blur());
	await pass(6_000);
	await waitFor(() => expect(screen.getByRole('dialog')).toBeTruthy());
	expect(screen.getByText('台风提示')).toBeTruthy();
});
