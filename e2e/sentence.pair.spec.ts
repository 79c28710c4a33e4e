import { paths } from '#shared/paths.ts';
import { expect, test } from './support/test.ts';

const SENTENCE = {
	CN: '上海出发 济洲 五千以内 带爸妈 看极光',
	EN: 'from Shanghai, Busna, under 5000, with my parents, whales',
} as const;

test('words typed on home lead to the list, which tells how it took each', async ({ page, open, t, lang, sound }) => {
	await open(paths.home);
	const field = page.getByRole('combobox', { name: t('search-form:sentence.label') });
	await field.fill(SENTENCE[lang]);
	await field.press('Enter');
	await expect(page).toHaveURL(/\/voyage-search\?port=101&destination=\d+&price=0-3000,3000-5000&said=/);
	await expect(field).toHaveValue(SENTENCE[lang]);
	const terms = page.getByRole('list', { name: t('search:sentence.title') }).getByRole('listitem');
	await expect(terms).toHaveCount(4);
	await expect(page.getByRole('note')).toContainText(lang === 'CN' ? '极光' : 'whales');
	await expect(terms.nth(1)).toContainText(lang === 'CN' ? '济州' : 'Busan');
	await sound('a search in words');
	await terms.nth(2).getByRole('link').click();
	await expect(page).toHaveURL(/\/voyage-search\?port=101&destination=\d+&said=/);
	await expect(terms).toHaveCount(3);
	await expect(field).not.toHaveValue(/5000|五千/);
});

test('two words removed within one answer stay removed, a month chosen before stays chosen, and so does what is typed', async ({
	page,
	open,
	t,
	lang,
}) => {
	await open(`${paths.search}?q=${encodeURIComponent(SENTENCE[lang])}`);
	const answers = Promise.withResolvers<void>();
	await page.route('**/api/search?*', async (route) => {
		await answers.promise;
		await route.continue();
	});
	const field = page.getByRole('combobox', { name: t('search-form:sentence.label') });
	const terms = page.getByRole('list', { name: t('search:sentence.title') }).getByRole('listitem');
	const months = page.getByRole('list', { name: t('search:result.calendar.months') });
	await months.getByRole('link').nth(1).click();
	await terms.nth(2).getByRole('link').click();
	await terms.nth(0).getByRole('link').click();
	await field.fill('7');
	answers.resolve();
	await expect(page).toHaveURL(/\/voyage-search\?date=[\d-]+&destination=\d+&said=/);
	await expect(terms).toHaveCount(2);
	await expect(field).toHaveValue('7');
});

test('without words the form keeps the list and its filters', async ({ page, open, t, site }) => {
	const days = (await site.search()).facets.days.find(({ count }) => count > 0)?.value;
	await open(`${paths.search}?days=${days}&said=${days}+nights`);
	const field = page.getByRole('combobox', { name: t('search-form:sentence.label') });
	const submit = page.getByRole('form', { name: t('search-form:sentence.label') }).getByRole('button');
	for (const nothing of ['', '   ']) {
		await field.fill(nothing);
		await submit.click();
		await expect(page).toHaveURL(`${paths.search}?days=${days}`);
		await expect(page.getByRole('article').first()).toBeVisible();
	}
	await open(paths.home);
	await submit.click();
	await expect(page).toHaveURL(paths.search);
	await expect(page.getByRole('article').first()).toBeVisible();
});

test('while one types, sentences are suggested', async ({ page, open, t, lang }) => {
	await open(paths.search);
	const field = page.getByRole('combobox', { name: t('search-form:sentence.label') });
	await field.pressSequentially(lang === 'CN' ? '春节 上' : 'Christmas from Sha');
	await expect(page.locator(`option[value="${lang === 'CN' ? '春节 上海出发' : 'Christmas from Shanghai'}"]`)).toBeAttached();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the same form leads there, and each word can be removed', async ({ page, t, lang }) => {
		await page.goto(paths.home);
		const field = page.getByRole('combobox', { name: t('search-form:sentence.label') });
		await field.fill(SENTENCE[lang]);
		await field.press('Enter');
		const terms = page.getByRole('list', { name: t('search:sentence.title') }).getByRole('listitem');
		await expect(terms).toHaveCount(4);
		await terms.nth(0).getByRole('link').click();
		await expect(page).toHaveURL(/\/voyage-search\?destination=\d+&price=0-3000,3000-5000&said=/);
		await expect(terms).toHaveCount(3);
	});
});
