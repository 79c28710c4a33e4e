import type { Locator } from '@playwright/test';
import { voyagePath } from '#shared/paths.ts';
import { choose, roomy } from './support/booking.ts';
import { settledFocus, tabTo } from './support/keys.ts';
import { expect, test } from './support/test.ts';

test('the whole way from home to a sailing is made with Tab, arrows and Enter alone (M9, M10)', async ({
	page,
	open,
	t,
	site,
}) => {
	await open('/');
	await page.keyboard.press('Tab');
	expect((await settledFocus(page))?.name).toBe(t('skip'));

	const form = page.getByRole('search');
	await tabTo(page, form.getByRole('button', { name: t('search-form:form.date.label') }));
	await page.keyboard.press('Enter');
	const picker = page.getByRole('dialog', { name: t('search-form:form.date.title') });
	await expect(picker).toBeVisible();
	const year = picker.getByText(/^\d{4}/).first();
	const before = await year.textContent();
	const months = picker.getByRole('group').getByRole('button');
	await tabTo(page, months.and(page.locator('[tabindex="0"]')), 6);
	await page.keyboard.press('PageDown');
	await expect(year).not.toHaveText(before ?? '');
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Space');
	const month = await page.evaluate(() => document.activeElement?.getAttribute('data-month'));
	await expect(picker.getByRole('button', { pressed: true })).toHaveCount(1);
	await tabTo(page, picker.getByRole('button', { name: t('apply') }), 4);
	await page.keyboard.press('Enter');
	await expect(picker).toBeHidden();
	await expect(form.getByRole('button', { name: t('search-form:form.date.label') })).toBeFocused();

	const { total } = await site.search(`date=${month}`);
	const submit = form.getByRole('button', { name: t('search-form:form.submitCount', { count: total }) });
	await expect(submit).toBeVisible();
	await tabTo(page, submit, 6);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(`/voyage-search?date=${month}`);
	await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

	const first = page.getByRole('article').first().getByRole('heading').getByRole('link');
	const title = (await first.textContent()) ?? '';
	await tabTo(page, first, 200);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/route\?/);
	await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
	await tabTo(page, page.locator('#choose'), 60);
});

test('Esc closes a picker, changes nothing and gives the focus back (M9)', async ({ page, open, t }) => {
	await open('/');
	const form = page.getByRole('search');
	for (const field of ['date', 'port', 'destination', 'cruise'] as const)
		await test.step(field, async () => {
			const button = form.getByRole('button', { name: t(`search-form:form.${field}.label`) });
			const words = await button.textContent();
			await button.focus();
			await page.keyboard.press('Enter');
			const picker = page.getByRole('dialog', { name: t(`search-form:form.${field}.title`) });
			await expect(picker).toBeVisible();
			await expect(button).toHaveAttribute('aria-expanded', 'true');
			const choice =
				field === 'date'
					? picker.getByRole('group').getByRole('button').and(page.locator('[tabindex="0"]'))
					: picker.getByRole('checkbox').first();
			await choice.focus();
			await page.keyboard.press('Space');
			await page.keyboard.press('Escape');
			await expect(picker).toBeHidden();
			await expect(button).toBeFocused();
			await expect(button).toHaveText(words ?? '');
			await expect(button).toHaveAttribute('aria-expanded', 'false');
		});
	await form.getByRole('button', { name: t('search-form:form.port.label') }).click();
	await expect(page.getByRole('dialog', { name: t('search-form:form.port.title') })).toBeVisible();
	await form.getByRole('button', { name: t('search-form:form.cruise.label') }).click();
	await expect(page.getByRole('dialog', { name: t('search-form:form.cruise.title') })).toBeVisible();
	await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('the menus of the header open with Enter and close with Esc, and the focus stays on their buttons (M9)', async ({
	page,
	open,
	t,
}) => {
	await open('/voyage-search');
	const group = page.getByRole('banner').getByRole('button', { name: t('nav.plan') });
	await group.focus();
	await page.keyboard.press('Enter');
	await expect(group).toHaveAttribute('aria-expanded', 'true');
	const link = page.getByRole('banner').getByRole('link', { name: t('nav.search'), exact: true });
	// A visitor who uses keys goes on once the panel is visible
	await expect(link).toBeVisible();
	await tabTo(page, link, 4);
	await page.keyboard.press('Escape');
	await expect(group).toBeFocused();
	await expect(group).toHaveAttribute('aria-expanded', 'false');

	const language = page.getByRole('button', { name: new RegExp(`^${t('header.language')}`) });
	await language.focus();
	await page.keyboard.press('Enter');
	await expect(language).toHaveAttribute('aria-expanded', 'true');
	await page.keyboard.press('Escape');
	await expect(language).toBeFocused();
	await expect(language).toHaveAttribute('aria-expanded', 'false');
});

for (const path of ['/', '/voyage-search', '/login'] as const) {
	test(`Tab goes through the whole of ${path} without a trap, and every stop can be seen (M9, M10)`, async ({ page, open }) => {
		await open(path);
		await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
		const stops = await page.evaluate(
			() =>
				[...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex="0"]')].filter(
					(element) =>
						element.checkVisibility({ visibilityProperty: true }) &&
						element.tabIndex >= 0 &&
						!element.matches(':disabled') &&
						!element.closest('[inert]'),
				).length,
		);
		const faults: string[] = [];
		let count = 0;
		for (; count < stops + 5; count += 1) {
			await page.keyboard.press('Tab');
			const focus = await settledFocus(page);
			if (!focus) break;
			if (!focus.visible || focus.obscured || focus.outline < 2) faults.push(JSON.stringify(focus));
		}
		expect(faults).toEqual([]);
		expect(count, 'all stops are passed, and the focus leaves at the end').toBeGreaterThan(stops * 0.8);
		expect(count).toBeLessThan(stops + 5);
	});
}

test('Tab out of a picker closes it and goes to the next field', async ({ page, open, t, site }) => {
	const { facets } = await site.search();
	const port = facets.port.find(({ count }) => count > 0);
	await open('/');
	const form = page.getByRole('search');
	const field = (name: 'port' | 'destination') => form.getByRole('button', { name: t(`search-form:form.${name}.label`) });
	const picker = page.getByRole('dialog', { name: t('search-form:form.port.title') });
	await field('port').press('Enter');
	await picker.getByRole('checkbox', { name: port?.label }).check();
	await picker.getByRole('button').last().focus();
	await page.keyboard.press('Tab');
	await expect(picker).toBeHidden();
	await expect(field('destination')).toBeFocused();
	await expect(field('port')).toContainText(port?.label ?? '-');

	await field('port').press('Enter');
	await expect(picker).toBeVisible();
	await picker.getByRole('checkbox').first().focus();
	await page.keyboard.press('Shift+Tab');
	await expect(picker).toBeHidden();
	await expect(field('port')).toBeFocused();
});

test('the focus stays clear of the bar of chosen cabins and of that of compared voyages, to the end of the footer (2.4.11)', async ({
	page,
	open,
	t,
	site,
}) => {
	const last = page.locator('#site-footer a[href]').last();
	const through = async (bar: Locator) => {
		await expect(bar).toBeVisible();
		// From the end of the content on, where each stop is scrolled into view from below
		await page.locator('main a[href]').last().focus();
		await tabTo(page, last, 80);
	};
	await test.step('a voyage with a chosen cabin', async () => {
		const { voyage, cabins } = await roomy(site);
		await open(voyagePath(voyage));
		await choose(page, t, cabins[0] as (typeof cabins)[number]);
		await through(page.getByRole('region', { name: t('voyage:choice.label') }));
	});
	await test.step('a list with a voyage to compare', async () => {
		await open('/voyage-search');
		await page
			.getByRole('checkbox', { name: new RegExp(t('search:result.compare.add')) })
			.first()
			.check();
		await through(page.getByRole('region', { name: t('search:result.compare.title') }));
	});
});
