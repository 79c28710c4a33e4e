import { paths } from '#shared/paths.ts';
import { expect, goBackFromOverlay, overlayEntry, test } from './support/test.ts';

test('questions are searched in place, and the address names the open one', async ({ page, open, t, lang }) => {
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

test('Back closes the chat that fills a phone, and the conversation and the page stay', async ({ page, open, t }) => {
	await open(paths.faq);
	const panel = page.getByRole('dialog', { name: t('support.title') });
	const chat = panel.frameLocator('iframe');
	const said = chat.getByRole('listitem').filter({ hasText: 'Wi-Fi' }).first();
	await page
		.getByRole('contentinfo')
		.getByRole('button', { name: t('support.title') })
		.click();
	await expect(chat.getByRole('textbox')).toBeVisible();
	await goBackFromOverlay(page);
	await expect(panel).toBeHidden();
	await expect(page).toHaveURL(paths.faq);

	await page
		.getByRole('contentinfo')
		.getByRole('button', { name: t('support.title') })
		.click();
	await overlayEntry(page);
	await chat.getByRole('textbox').fill('Wi-Fi');
	await chat.getByRole('button', { name: 'Send' }).click();
	await expect(said).toBeVisible();
	await panel.getByRole('button', { name: t('close'), exact: true }).click();
	await expect(panel).toBeHidden();
	await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeUndefined();
	await page
		.getByRole('contentinfo')
		.getByRole('button', { name: t('support.title') })
		.click();
	await expect(said).toBeVisible();
});
