import type { Page } from '@playwright/test';
import { CHAT } from '#sandbox/chat/http.ts';
import { SUPPORT_PANEL_WIDTH } from '#shared/constants.ts';
import { paths, voyagePath } from '#shared/paths.ts';
import { expect, test } from './support/test.ts';

/** Requests for the chat, which is another site's. */
function chatRequests(page: Page): string[] {
	const asked: string[] = [];
	page.on('request', (sent) => {
		if (new URL(sent.url()).pathname === CHAT) asked.push(sent.url());
	});
	return asked;
}

const openSupport = (page: Page, label: string) => page.getByRole('contentinfo').getByRole('button', { name: label }).click();

test('the chat is asked for when it is opened and not before, with page and voyage, and stays while it is closed', async ({
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

test('the frame of the chat may run itself and nothing of ours (T66)', async ({ page, open, t }) => {
	await open(paths.contactUs);
	await page
		.getByRole('main')
		.getByRole('button', { name: t('help:contact.chatStart') })
		.click();
	const frame = page.locator('iframe');
	const allowed = (await frame.getAttribute('sandbox'))?.split(' ') ?? [];
	expect(allowed).not.toContain('allow-top-navigation');
	expect(allowed).not.toContain('allow-top-navigation-by-user-activation');
	await expect(frame).toHaveAttribute('referrerpolicy', 'origin');
	const reply = await page.request.get(paths.contactUs);
	const frames = /frame-src ([^;]+)/.exec(reply.headers()['content-security-policy'] ?? '')?.[1];
	expect(frames).toBe(new URL((await frame.getAttribute('src')) ?? '').origin);
});

test('questions are looked up in place, and the address names the one that is open', async ({ page, open, t, lang }) => {
	await open(paths.faq);
	const main = page.getByRole('main');
	const word = t('help:faq.words.visa');
	await main.getByRole('searchbox').fill(word);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(`${paths.faq}?q=${encodeURIComponent(word)}`);
	await expect(main.getByRole('status').filter({ hasText: word })).toBeVisible();
	await expect(main.getByRole('searchbox')).toBeFocused();
	const best = main.locator('details').first();
	await expect(best).toHaveAttribute('open', '');
	await expect(best.locator('summary')).toContainText(word, { ignoreCase: true });

	await main.getByRole('searchbox').fill('zzzz');
	await page.keyboard.press('Enter');
	await expect(main.getByRole('heading', { name: t('help:faq.none', { q: 'zzzz' }) })).toBeVisible();
	await main
		.getByRole('link', { name: t('help:faq.clear') })
		.first()
		.click();
	await expect(page).toHaveURL(paths.faq);
	const third = main.locator('details').nth(2);
	await third.locator('summary').click();
	const id = await third.getAttribute('id');
	await expect(page).toHaveURL(`${paths.faq}#${id}`);

	await open(`${paths.faq}?lang=${lang}#${id}`);
	await expect(page.locator(`#${id}`)).toHaveAttribute('open', '');
	await expect(page.locator(`#${id} summary`)).toBeInViewport();
	const question = ((await page.locator(`#${id} summary`).textContent()) ?? '').trim();
	await page
		.locator(`#${id}`)
		.getByRole('link', { name: t('help:faq.own') })
		.click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(question);
	await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(question)}`));
});
