import { expect, test } from './support/test.ts';

test('messages rise at the foot of a phone and come down from the top of a wide screen; they can be closed', async ({
	page,
	open,
	t,
	device,
}) => {
	await open('/__ui');
	const section = page.locator('main section').filter({ has: page.getByRole('heading', { name: 'Over the page' }) });
	await section.getByRole('button').nth(4).click();
	const region = page.getByRole('region', { name: t('messages') });
	const toast = region.getByRole('dialog').or(region.getByRole('alertdialog')).first();
	await expect(toast).toBeVisible();
	const box = await toast.boundingBox();
	const height = page.viewportSize()?.height ?? 0;
	if (device === 'mobile') expect(box?.y ?? 0).toBeGreaterThan(height / 2);
	else expect(box?.y ?? height).toBeLessThan(height / 4);
	await toast.getByRole('button', { name: t('close') }).click();
	await expect(toast).toBeHidden();
});
