import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '#client/test-support/fake-server.ts';
import type { PopupView } from '#shared/catalogue/bff/views.ts';
import { parseShown, SHOWN_POPUPS_KEY } from '#shared/rules/popups.ts';

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
	localStorage.clear();
	sessionStorage.clear();
	vi.useFakeTimers({ shouldAdvanceTime: true });
	return () => vi.useRealTimers();
});

/** Opens a new visit of a page with these pop-ups, whose code is there. */
async function visit(popups: PopupView[], page: ReactNode = null) {
	vi.resetModules();
	const { openPart } = await import('#client/test-support/open-page.tsx');
	const { Overlays } = await import('./overlays.tsx');
	await Promise.all([import('./overlay-queue.ts'), import('./overlay-dialog.tsx')]);
	fakeServer();
	openPart(() => (
		<>
			{page}
			<Overlays notice={null} popups={popups} />
		</>
	));
}
const quiet = async () => {
	for (let second = 0; second < 12; second++) await pass(1_000);
};
const sale = (id: string, link = ''): PopupView => ({
	...POPUP,
	id,
	kind: 'sale',
	title: '',
	html: '',
	image: '/media/s.webp',
	link,
	displayWithNotice: true,
});
const closed = () => parseShown(localStorage.getItem(SHOWN_POPUPS_KEY)).map(({ id }) => id);

test.each([
	[
		'a form in use',
		<form key="form">
			<input aria-label="目的地" />
		</form>,
	],
	['an open picker', <button key="button" type="button" aria-haspopup="dialog" aria-expanded="true" />],
] as const)('pop-ups wait for %s, and open when it has been left', async (_name, control) => {
	await visit([POPUP], control);
	const used = document.querySelector('input, [aria-expanded]') as HTMLElement;
	act(() => used.focus());
	await quiet();
	expect(screen.queryByRole('dialog')).toBeNull();
	act(() => used.blur());
	used.removeAttribute('aria-expanded');
	await quiet();
	expect(await screen.findByRole('dialog', { name: '台风提示' })).toBeTruthy();
	expect(screen.getByText('航次照常')).toBeTruthy();
});

test('pop-ups wait for a booking under way, and while somebody scrolls', async () => {
	await visit([POPUP], <aside className="resume-bar" />);
	await quiet();
	expect(screen.queryByRole('dialog')).toBeNull();
	document.querySelector('.resume-bar')?.remove();
	for (let second = 0; second < 12; second++) {
		await pass(1_000);
		fireEvent.scroll(window);
	}
	expect(screen.queryByRole('dialog')).toBeNull();
	await quiet();
	expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('pop-ups show one at a time in order; closing one records it and shows the next, closing the last ends the set', async () => {
	await visit([sale('2'), POPUP, sale('3')]);
	await quiet();
	await screen.findByRole('dialog', { name: '台风提示' });
	expect(screen.getByText('1 / 3')).toBeTruthy();
	expect(closed()).toEqual([]);
	const next = screen.getByRole('button', { name: '下一条' });
	next.focus();
	fireEvent.click(next);
	await screen.findByRole('dialog', { name: '为您推荐' });
	expect(screen.getByRole('status').textContent).toContain('第2条，共3条：为您推荐');
	expect(closed()).toEqual(['1']);
	fireEvent.click(next);
	expect(closed()).toEqual(['1', '2']);
	expect(document.activeElement, 'the focus stays').toBe(screen.getByRole('button', { name: '知道了' }));
	expect(screen.queryByRole('button', { name: '全部关闭' })).toBeNull();
	fireEvent.click(next);
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	expect(closed()).toEqual(['1', '2', '3']);
	await quiet();
	expect(screen.queryByRole('dialog')).toBeNull();
});

test('“close all” hides the set until the day changes; a new pop-up comes with the next visit only', async () => {
	await visit([POPUP, sale('2')]);
	await quiet();
	await screen.findByRole('dialog');
	fireEvent.click(screen.getAllByRole('button', { name: '全部关闭' })[0] as HTMLElement);
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	expect(closed()).toEqual(['1', '2']);
	cleanup();
	await visit([POPUP, sale('2'), sale('3')]);
	await quiet();
	expect(screen.queryByRole('dialog'), 'the same visit').toBeNull();
	cleanup();
	sessionStorage.clear();
	await visit([POPUP, sale('2'), sale('3')]);
	await quiet();
	await screen.findByRole('dialog', { name: '为您推荐' });
	expect(screen.queryByText(/^1 /), 'one alone isn’t counted').toBeNull();
	cleanup();
	vi.setSystemTime(Date.now() + 86_400_000);
	await visit([POPUP, sale('2')]);
	await quiet();
	await screen.findByRole('dialog', { name: '台风提示' });
	expect(screen.getByText('1 / 2')).toBeTruthy();
});

test('what was on screen at a reload comes again; after the link of the first the others come', async () => {
	await visit([sale('1', '/campaigns/south'), sale('2')]);
	await quiet();
	await screen.findByRole('dialog');
	cleanup();
	await visit([sale('1', '/campaigns/south'), sale('2')]);
	await quiet();
	await screen.findByText('1 / 2');
	fireEvent.click(screen.getByRole('link', { name: /^了解详情/ }));
	expect(closed()).toEqual(['1']);
	cleanup();
	await visit([sale('1', '/campaigns/south'), sale('2')]);
	await quiet();
	fireEvent.click(await screen.findByRole('button', { name: '知道了' }));
	expect(closed()).toEqual(['1', '2']);
});

test.each([
	['/campaigns/south', '了解详情', 'link'],
	['', '知道了', 'button'],
] as const)('a picture alone, leading to “%s”, has a headline and a button', async (link, name, role) => {
	await visit([sale('1', link)]);
	await quiet();
	await screen.findByRole('dialog', { name: '为您推荐' });
	expect(screen.getByRole(role, { name: new RegExp(`^${name}`) })).toBeTruthy();
	expect(screen.getByRole('button', { name: '关闭' })).toBeTruthy();
});

test('the button of a sale names the campaign that it leads to', async () => {
	await visit([{ ...sale('1', '/campaigns/south'), title: '往南走' }]);
	await quiet();
	await screen.findByRole('dialog', { name: '往南走' });
	expect(screen.getByRole('link', { name: /^看活动：往南走/ })).toBeTruthy();
});
