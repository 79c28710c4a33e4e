import { paths } from '#shared/paths.ts';
import { audit } from './support/audit.ts';
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
	// By keys: a second press of one place of the strip would count as a double tap
	await terms.nth(2).getByRole('link').press('Enter');
	await terms.nth(0).getByRole('link').press('Enter');
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
	await page.getByRole('search').locator('[type=submit]').click();
	await expect(page).toHaveURL(paths.search);
	await expect(page.getByRole('article').first()).toBeVisible();
});

const UNFINISHED = { CN: '春节，带爸妈，上', EN: 'Christmas, with my parents, from Sha' } as const;
const FINISHED = { CN: '春节，带爸妈，上海出发', EN: 'Christmas, with my parents, from Shanghai' } as const;
/** The screens on which the field is seen at once. */
const SCREENS = { desktop: { width: 1440, height: 900 }, mobile: { width: 390, height: 664 } } as const;

for (const path of [paths.home, paths.search])
	test(`at ${path} the sentence is seen without scrolling, and is understood and goes on while one types`, async ({
		page,
		open,
		t,
		lang,
		device,
	}) => {
		await page.setViewportSize(SCREENS[device]);
		await open(path);
		const field = page.getByRole('combobox', { name: t('search-form:sentence.label') });
		await expect(page.getByText(t('search-form:sentence.label'), { exact: true })).toBeInViewport({ ratio: 1 });
		await expect(field).toBeInViewport({ ratio: 1 });
		const sent: string[] = [];
		page.on('request', (request) => sent.push(decodeURIComponent(request.url())));
		await field.pressSequentially(UNFINISHED[lang]);
		await expect(page.getByRole('list', { name: t('search-form:sentence.heard') }).getByRole('listitem')).toHaveCount(2);
		const suggestions = page.getByRole('listbox', { name: t('search-form:sentence.suggested') }).getByRole('option');
		await expect(suggestions.first()).toHaveText(FINISHED[lang]);
		expect(await audit(page)).toEqual([]);
		expect(sent.filter((url) => url.includes(UNFINISHED[lang].slice(0, 2)))).toEqual([]);
		await page.keyboard.press('ArrowDown');
		await expect(suggestions.first()).toHaveAttribute('aria-selected', 'true');
		await expect(suggestions.first()).toBeInViewport();
		await page.keyboard.press('Enter');
		await expect(field).toHaveValue(FINISHED[lang]);
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/\/voyage-search\?date=[\d-]+.*&port=101&.*said=/);
		await expect(page.getByRole('list', { name: t('search:sentence.title') }).getByRole('listitem')).toHaveCount(3);
	});

test('a place without ships is answered with ports that are as warm, and words without a meaning with examples', async ({
	page,
	open,
	t,
	lang,
}) => {
	const name = lang === 'CN' ? '马尔代夫' : 'the Maldives';
	await open(`${paths.search}?q=${encodeURIComponent(name)}`);
	const title = page.getByRole('heading', { level: 1 });
	await expect(title).toHaveText(t('search:sentence.unserved', { name }));
	const { destination } = Object.fromEntries(new URL(page.url()).searchParams);
	expect(destination?.split(',')).toHaveLength(3);
	const total = Number(/\d+/.exec((await page.locator('#results').textContent()) ?? '')?.[0]);
	await expect(page.locator('#results')).toHaveText(t('search:result.title.alike', { count: total }));
	await expect(page.getByRole('article').first()).toBeVisible();

	await open(`${paths.search}?q=${lang === 'CN' ? '极光' : 'whales'}`);
	await expect(title).toHaveText(t('search:sentence.unread', { words: lang === 'CN' ? '极光' : 'whales' }));
	await page.getByRole('link', { name: t('search:sentence.example.second') }).click();
	await expect(title).toHaveText(/^\d+/);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the same form leads there, and each word can be removed', async ({ page, t, lang }) => {
		await page.goto(paths.home);
		const field = page.getByRole('textbox', { name: t('search-form:sentence.label') });
		await field.fill(SENTENCE[lang]);
		await field.press('Enter');
		const terms = page.getByRole('list', { name: t('search:sentence.title') }).getByRole('listitem');
		await expect(terms).toHaveCount(4);
		await terms.nth(0).getByRole('link').click();
		await expect(page).toHaveURL(/\/voyage-search\?destination=\d+&price=0-3000,3000-5000&said=/);
		await expect(terms).toHaveCount(3);
	});
});
