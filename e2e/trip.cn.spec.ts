import { paths } from '#shared/paths.ts';
import { audit } from './support/audit.ts';
import { control, enterFromBank } from './support/login.ts';
import { smallTargets } from './support/page-checks.ts';
import { expect, test } from './support/test.ts';

test.use({ provoked: /status of 502/ });

test('before a voyage each visitor finds the services that are theirs', async ({ page, context, open, t, device }) => {
	test.slow();
	const isMobile = device === 'mobile';
	const menu = async (group: 'guest' | 'member') => {
		if (isMobile) await page.getByRole('button', { name: t('menu.open') }).click();
		const trip = isMobile ? page.getByRole('dialog').getByText(t('nav.trip')) : page.getByRole('button', { name: t('nav.trip') });
		if (group === 'guest') await trip.click();
		else if (!isMobile)
			await page
				.getByRole('group', { name: t('member.menu') })
				.getByRole('button')
				.first()
				.click();
	};
	const press = (name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();

	await open(paths.search);
	await menu('guest');
	await (isMobile ? page.getByRole('dialog') : page.locator('header'))
		.getByRole('link', { name: t('nav.miniProgram'), exact: true })
		.click();
	const program = page.getByRole('dialog', { name: t('trip:program.title') });
	await expect(program.getByRole('img', { name: t('trip:program.qr') })).toBeVisible();
	await expect(program.getByRole('link', { name: t('trip:program.open') })).toBeVisible({ visible: isMobile });
	expect(await audit(page), 'mini-program').toEqual([]);
	if (isMobile) expect(await smallTargets(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await expect(program).toHaveCount(0);
	await expect(page.getByRole('dialog')).toHaveCount(0);

	await enterFromBank(context);
	await open(paths.search);
	await menu('member');
	await press(t('member.amenities'));
	const prepared = page.getByRole('dialog', { name: t('trip:amenities.title') });
	await expect(prepared.getByRole('listitem').first()).toBeVisible();
	expect(await audit(page), 'what is prepared').toEqual([]);
	await page.keyboard.press('Escape');
	await expect(prepared).toHaveCount(0);

	// Both devices show the same; and the fault is in the backend that all tests share.
	if (isMobile) return;
	for (const [path, what] of [
		[paths.crm, 'centre'],
		[paths.coupons, 'coupons'],
	] as const) {
		await open(path);
		const link = page.getByRole('main').getByRole('link', { name: t(`crm:${what}.open`) });
		await expect(link).toHaveAttribute('target', '_blank');
		// Playwright can miss a tab without an opener, so a tab of ours follows the link
		const opened = await context.newPage();
		await opened.goto(await link.evaluate((element: HTMLAnchorElement) => element.href));
		await expect(opened).toHaveURL(new RegExp(`/__sandbox/outside\\?what=${what}`));
	}

	// A GET is tried twice
	await control('POST', '', { call: 'GET /openapi/user/CRM/getQuanUrlV2', httpStatus: 503, times: 2 });
	await page.goto(`${paths.coupons}?open=1&invitorId=77`);
	await expect(page.getByText(t('crm:failed.title'))).toBeVisible();
	await page
		.getByRole('main')
		.getByRole('link', { name: t('crm:failed.retry') })
		.click();
	await expect(page).toHaveURL(/what=coupons&invitedBy=77/);
});
