import type { Page } from '@playwright/test';
import { CHAT } from '#sandbox/chat/http.ts';
import { SUPPORT_PANEL_WIDTH } from '#shared/layout.ts';
import { paths, voyagePath } from '#shared/paths.ts';
import { expect, test } from './support/test.ts';

/** Requests for the chat, which is another site's page. */
function chatRequests(page: Page): string[] {
	const asked: string[] = [];
	page.on('request', (sent) => {
		if (new URL(sent.url()).pathname === CHAT) asked.push(sent.url());
	});
	return asked;
}

const openSupport = (page: Page, label: string) => page.getByRole('contentinfo').getByRole('button', { name: label }).click();

test('the chat is loaded when it is opened and not before, with page and voyage, and stays while it is closed', async ({
	page,
	open,
	site,
	t,
	lang,
	device,
}) => {
	const asked = chatRequests(page);
	const voyage = await site.voyage();
	await open(voyagePath(voyage));
	expect(asked).toEqual([]);
	await openSupport(page, t('support.title'));
	const panel = page.getByRole('dialog', { name: t('support.title') });
	const chat = panel.frameLocator('iframe');
	await expect(chat.getByRole('listitem').filter({ hasText: voyage.title })).toBeVisible();
	expect(asked).toHaveLength(1);
	const { searchParams } = new URL(asked[0] ?? '');
	expect(Object.fromEntries(searchParams)).toEqual({ path: paths.voyage, lang, voyage: voyage.id });

	const box = await panel.boundingBox();
	const window = page.viewportSize();
	expect(box?.width).toBe(device === 'mobile' ? window?.width : SUPPORT_PANEL_WIDTH);
	expect(box?.height).toBe(window?.height);
	await expect(panel).toContainText(/\d{3}-\d{3}-\d{4}/);

	const said = 'Wi-Fi';
	await chat.getByRole('textbox').fill(said);
	await chat.getByRole('button', { name: lang === 'CN' ? '发送' : 'Send' }).click();
	await expect(chat.getByRole('listitem').filter({ hasText: said }).first()).toBeVisible();
	await panel.getByRole('button', { name: t('close'), exact: true }).click();
	await expect(panel).toBeHidden();
	await openSupport(page, t('support.title'));
	await expect(chat.getByRole('listitem').filter({ hasText: said }).first()).toBeVisible();
});
