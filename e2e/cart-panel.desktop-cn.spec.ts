import { paths } from '#shared/paths.ts';
import { audit } from './support/audit.ts';
import { press } from './support/keys.ts';
import { enter } from './support/login.ts';
import { expect, MOVING, test } from './support/test.ts';

test.use(MOVING);

test('the cart opens beside the page for members, leaves the page usable, and gives the focus back', async ({
	page,
	open,
	context,
	t,
}) => {
	await enter(context);
	await open(paths.search);
	const button = page
		.getByRole('complementary', { name: t('float.label') })
		.getByRole('button', { name: t('tabs.cartCount', { count: 4 }) });
	await button.click();
	const panel = page.getByRole('region', { name: t('cart:title') });
	await expect(panel.getByRole('heading', { name: t('cart:title') })).toBeFocused();
	await expect(panel).toHaveCSS('width', '384px');
	await expect(panel.getByRole('checkbox').first()).toBeVisible();
	expect(await audit(page)).toEqual([]);
	// The panel isn't modal: the page behind it can be used
	await expect(page.getByRole('main').getByRole('link').first()).toBeEnabled();
	await page
		.getByRole('banner')
		.getByRole('link', { name: t('nav.home') })
		.focus();
	await expect(page.getByRole('banner').getByRole('link', { name: t('nav.home') })).toBeFocused();
	await panel.getByRole('button', { name: t('cart:panel.close') }).focus();
	await page.keyboard.press('Escape');
	await expect(panel).toHaveCount(0);
	await expect(button).toBeFocused();
});

test('a link of the panel leads to its page, whose heading has the focus then', async ({ page, open, context, t }) => {
	await enter(context);
	await open(paths.search);
	const bar = page.getByRole('complementary', { name: t('float.label') });
	await bar.getByRole('button', { name: t('tabs.cartCount', { count: 4 }) }).click();
	await page
		.getByRole('region', { name: t('cart:title') })
		.locator(`a[href="${paths.cart}"]`)
		.click();
	await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
});

test('the panel and online support are never open together', async ({ page, open, context, t }) => {
	await enter(context);
	await open(paths.search);
	const bar = page.getByRole('complementary', { name: t('float.label') });
	await bar.getByRole('button', { name: t('tabs.cartCount', { count: 4 }) }).click();
	await expect(page.getByRole('region', { name: t('cart:title') })).toBeVisible();
	await press(page.getByRole('contentinfo').getByRole('button', { name: t('support.title') }));
	await expect(page.getByRole('dialog', { name: t('support.title') })).toBeVisible();
	await expect(page.getByRole('region', { name: t('cart:title') })).toHaveCount(0);
});

test('badges count the cabins of a member’s future sailings', async ({ page, open, t }) => {
	await open('/');
	const entry = page
		.getByRole('complementary', { name: t('float.label') })
		.getByRole('link', { name: t('float.cart'), exact: true });
	await entry.click();
	await expect(page).toHaveURL('/login?redirect=%2Fcart');
});
