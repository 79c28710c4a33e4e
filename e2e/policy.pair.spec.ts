import { audit } from './support/audit.ts';
import { expect, test } from './support/test.ts';

test.use({ provoked: /status of 422/ });

test('policies are read over a form without losing the typed text, and as pages with a table of contents', async ({
	page,
	open,
	t,
	device,
}) => {
	await open('/login');
	const mobile = page.getByRole('main').getByLabel(t('login:sms.mobile'), { exact: true });
	await mobile.fill('13812345678');
	await page
		.getByRole('main')
		.getByRole('link', { name: t('login:agree.policy') })
		.click();
	const dialog = page.getByRole('dialog', { name: t('policy:names.PRIVACY') });
	await expect(dialog.getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
	expect(await audit(page), 'dialog').toEqual([]);
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await expect(mobile).toHaveValue('13812345678');
	// On phones the policy's history entry is removed a moment later: until then the browser is still going back.
	await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeUndefined();

	await open('/policy/refund');
	const contents = page
		.getByRole('main')
		.getByRole('navigation', { name: t('policy:contents') })
		.filter({ visible: true });
	if (device === 'mobile') await contents.getByText(t('policy:contents')).click();
	const entry = contents.getByRole('link').last();
	await entry.click();
	await expect(page).toHaveURL(/#section-\d+$/);
	await expect(page.getByRole('heading', { level: 2, name: (await entry.textContent()) ?? '' })).toBeInViewport();
});
