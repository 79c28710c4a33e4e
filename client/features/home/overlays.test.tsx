import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '#client/test-support/fake-server.ts';
import { openPart } from '#client/test-support/open-page.tsx';
import type { PopupView } from '#shared/catalogue/bff/views.ts';
import { Overlays } from './overlays.tsx';

const POPUP: PopupView = {
	id: '1',
	kind: 'notice',
	title: '台风提示',
	html: '<p>航次照常</p>',
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

test('a pop-up waits while a form has the focus, and opens when the focus has left it', async () => {
	fakeServer();
	// The code is loaded first, so that only the form keeps the pop-up away.
	await Promise.all([import('./overlay-queue.ts'), import('./overlay-dialog.tsx')]);
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
	expect(screen.getByRole('dialog', { name: '台风提示' })).toBeTruthy();
	expect(screen.getByText('航次照常')).toBeTruthy();
});

test.each([
	['/campaigns/south', '去看看', 'link'],
	['', '知道了', 'button'],
] as const)('a picture alone, leading to “%s”, has a headline and a button, and none follows it', async (link, name, role) => {
	vi.resetModules();
	const fresh = await import('./overlays.tsx');
	await import('./overlay-dialog.tsx');
	localStorage.clear();
	fakeServer();
	const sale = (id: string): PopupView => ({ ...POPUP, id, kind: 'sale', title: '', html: '', image: '/media/s.webp', link });
	openPart(() => <fresh.Overlays notice={null} popups={[sale('1'), sale('2')]} />);
	await pass(6_000);
	await waitFor(() => expect(screen.getByRole('dialog', { name: '为您推荐' })).toBeTruthy());
	expect(screen.getByRole(role, { name: new RegExp(`^${name}`) })).toBeTruthy();
	fireEvent.click(screen.getByRole('button', { name: '关闭' }));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	for (let second = 0; second < 12; second++) await pass(1_000);
	fireEvent.scroll(window);
	expect(screen.queryByRole('dialog')).toBeNull();
});
