import { expect, MOVING, test } from './support/test.ts';

test.use(MOVING);

test('a press outside an open menu follows no link', async ({ page, open, t }) => {
	await open('/');
	const button = page.getByRole('button', { name: new RegExp(`^${t('header.language')}`) });
	await button.click();
	await expect(button).toHaveAttribute('aria-expanded', 'true');
	const hero = page.getByRole('region', { name: t('home:hero.label'), exact: true });
	await hero.click({ position: { x: 60, y: 200 } });
	await expect(button).toHaveAttribute('aria-expanded', 'false');
	await expect(page).toHaveURL('/');
	await hero.click({ position: { x: 60, y: 200 } });
	await expect(page).not.toHaveURL('/');
});

test('a press on a menu that the hover has just opened keeps it open, and the next one closes it', async ({ page, open, t }) => {
	await open('/');
	const button = page.getByRole('banner').getByRole('button', { name: t('nav.plan') });
	await button.hover();
	await expect(button).toHaveAttribute('aria-expanded', 'true');
	await button.click();
	await expect(button).toHaveAttribute('aria-expanded', 'true');
	await button.click();
	await expect(button).toHaveAttribute('aria-expanded', 'false');
});
