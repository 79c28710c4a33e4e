import { audit } from './support/audit.ts';
import { SCREENS } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screen of SCREENS) {
	test.describe(screen, () => {
		test.use({ provoked: screen === 'unknown-voyage' ? /status of 404/ : null });

		test(`M1 axe finds nothing on the screen ${screen}`, async ({ page, open, site }) => {
			await open(await site.path(screen));
			expect(await audit(page)).toEqual([]);
		});
	});
}

test('M1 axe finds nothing while a picker of the search form is open', async ({ page, open, t }) => {
	await open('/');
	for (const field of ['date', 'destination'] as const) {
		await page
			.getByRole('search')
			.getByRole('button', { name: t(`search:form.${field}.label`) })
			.click();
		const picker = page.getByRole('dialog');
		await expect(picker).toBeVisible();
		expect(await audit(page), field).toEqual([]);
		await page.keyboard.press('Escape');
		await expect(picker).toBeHidden();
	}
});

test('M1 axe finds nothing while the film is open', async ({ page, open, t }) => {
	await open('/');
	await page.getByRole('link', { name: new RegExp(`^${t('home:experience.play')}`) }).click();
	await expect(page.getByRole('dialog')).toBeVisible();
	expect(await audit(page)).toEqual([]);
});

test('M1 axe finds nothing while the pictures of a voyage are open', async ({ page, open, site, t }) => {
	await open(await site.path('voyage'));
	await page
		.getByRole('region', { name: t('voyage:gallery.label') })
		.getByRole('link')
		.first()
		.click();
	await expect(page.getByRole('dialog')).toBeVisible();
	expect(await audit(page)).toEqual([]);
});
