import { paths, voyagePath } from '#shared/paths.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { audit } from './support/audit.ts';
import { noteShifts, shifts, stuckShare } from './support/bars.ts';
import { headed } from './support/booking.ts';
import { control } from './support/login.ts';
import { expect, test } from './support/test.ts';

test.use({ months: 3 });

test('held cabins are in sight on every page at every zoom, and lead back', async ({
	page,
	open,
	t,
	booking: { path, view },
}) => {
	await noteShifts(page);
	await open(path);
	await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0);
	await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
	await page
		.getByRole('banner')
		.getByRole('link', { name: t('common:nav.home') })
		.click();
	await page.waitForURL((url) => url.pathname === paths.home);
	const bar = page.getByRole('complementary', { name: t('trip:bookings.label') });
	await expect(bar).toContainText(t('trip:bookings.held', { count: 1 }));
	await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
	for (const shown of [paths.home, paths.search, voyagePath(view.voyage), paths.faq]) {
		await open(shown);
		await expect(bar).toContainText(/0[45]:\d\d/);
		expect(await shifts(page), shown).toBe(0);
		expect(await stuckShare(page), shown).toBeLessThanOrEqual(0.25);
		if (shown !== paths.home) continue;
		await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
		const [form, foot] = [await page.getByRole('search').boundingBox(), await bar.boundingBox()];
		expect((form?.y ?? 0) + (form?.height ?? 0), 'the bar covers nothing of the search form').toBeLessThanOrEqual(foot?.y ?? 0);
	}
	expect(await audit(page)).toEqual([]);
	// A window of 1440 × 900 and one of 1280 × 1024, at 200 %
	for (const [width, height, most] of [
		[720, 450, 0],
		[640, 512, 0.25],
	] as const) {
		await page.setViewportSize({ width, height });
		for (const shown of [paths.faq, path]) {
			await open(shown);
			await expect.poll(() => stuckShare(page), `${shown} at ${width} × ${height}`).toBeLessThanOrEqual(most);
		}
	}
	await open(paths.faq);
	await bar.getByRole('link').click();
	await headed(page, t('booking:title'));
});

test('a price that rises during the hold is shown with the old and the new one before the booking goes on', async ({
	page,
	open,
	t,
	booking: { path, view },
}) => {
	await control('POST', '/prices', { voyageId: view.voyage.id, by: 100 });
	const money = (amount: number) => formatMoney(amount, 'EN');
	const total = view.total ?? 0;
	const [before, difference, after] = [money(total), money(200), money(total + 200)];
	await open(path);
	const told = page.getByRole('dialog', { name: t('booking:changed.title') });
	await expect(told).toContainText(t('booking:changed.rose', { difference, before, after }));
	expect(await audit(page)).toEqual([]);
	await told.getByRole('button', { name: t('common:close'), exact: true }).click();
	await expect(page.getByRole('main').getByText(t('booking:changed.stopped'))).toBeVisible();
	await page
		.getByRole('main')
		.getByRole('button', { name: t('booking:changed.see') })
		.click();
	await told.getByRole('button', { name: t('booking:changed.yes', { price: after }) }).click();
	await expect(told).toHaveCount(0);
	await expect(page.getByRole('main').getByText(t('booking:changed.stopped'))).toHaveCount(0);
});
