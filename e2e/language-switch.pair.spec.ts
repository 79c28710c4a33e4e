import type { Page } from '@playwright/test';
import { paths, voyagePath } from '#shared/paths.ts';
import { languageTag } from '#shared/rules/language.ts';
import { alive, expect, test } from './support/test.ts';

/** Follows the link to the other language, which stands in the footer of every page, without scrolling there. */
async function switchTo(page: Page, tag: string): Promise<void> {
	// Code that is loaded when the browser is idle is there.
	await page.waitForLoadState('networkidle');
	await page.evaluate((other) => document.querySelector<HTMLElement>(`a[hreflang="${other}"]`)?.click(), tag);
	await page.locator(`html[lang="${tag}"]`).waitFor({ state: 'attached' });
	await alive(page);
}

test('a switch of the language keeps the place on the page and what was chosen on it', async ({
	page,
	open,
	site,
	lang,
	t,
	device,
}) => {
	const other = languageTag(lang === 'CN' ? 'EN' : 'CN');
	const { facets } = await site.search();
	const port = facets.port.find(({ count }) => count > 0)?.value ?? '';
	const main = page.getByRole('main');

	await test.step('a port of the search on home', async () => {
		await open(paths.home);
		const form = page.getByRole('search');
		if (device === 'mobile') await form.getByText(t('search-form:form.more')).click();
		await form.getByRole('button', { name: t('search-form:form.port.label') }).click();
		await page.getByRole('dialog').getByRole('checkbox').first().check();
		await page.keyboard.press('Enter');
		await page.getByRole('dialog').getByRole('button').last().click();
		await expect(page.locator('form[role="search"] input[name="port"]')).toHaveCount(1);
		const chosen = await page.locator('form[role="search"] input[name="port"]').getAttribute('value');
		await switchTo(page, other);
		await expect(page.locator(`form[role="search"] input[name="port"][value="${chosen}"]`)).toHaveCount(1);
	});

	await test.step('the party and the cabins of a voyage, and the place', async () => {
		await open(`${voyagePath(await site.voyage())}&lang=${lang}`);
		await main.locator('[aria-labelledby="party"] button').nth(1).click();
		await main
			.getByRole('button', { name: new RegExp(`^${t('voyage:choice.chooseNamed', { name: '.*' })}$`), disabled: false })
			.first()
			.click();
		const chosen = page.locator('.choice-bar');
		await expect(chosen).toBeVisible();
		const steppers = page.locator('[aria-labelledby="party"] [role="group"]').first();
		await expect(steppers).toContainText('3');
		await page.evaluate(() => document.querySelector('#cabins h2')?.scrollIntoView({ behavior: 'instant' }));
		const before = await page.locator('#cabins h2').evaluate((heading) => heading.getBoundingClientRect().top);
		await switchTo(page, other);
		await expect(steppers).toContainText('3');
		await expect(chosen).toBeVisible();
		await expect
			.poll(() => page.locator('#cabins h2').evaluate((heading) => Math.round(heading.getBoundingClientRect().top)))
			.toBeGreaterThan(before - 40);
		expect(await page.locator('#cabins h2').evaluate((heading) => heading.getBoundingClientRect().top)).toBeLessThan(before + 40);
		expect(await page.evaluate(() => sessionStorage.getItem('languageSwitch'))).toBeNull();
	});

	await test.step('an open question, by its address', async () => {
		await open(`${paths.search}?port=${port}&lang=${lang}`);
		await switchTo(page, other);
		await expect(page).toHaveURL(new RegExp(`port=${port}`));
	});
});
