import { addDays, formatDate, todayInShanghai } from '#shared/rules/dates.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { expect, test } from './support/test.ts';

const WECHAT =
	'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50(0x1800323d) NetType/WIFI Language/zh_CN';

test('a comparison is sent to friends, of whom one without scripts picks a voyage', async ({
	page,
	open,
	browser,
	baseURL,
	site,
	t,
}) => {
	const rows = (await site.search()).rows.filter(({ state }) => state === 'on-sale').slice(0, 3);
	await open(`/voyage-search?ids=${rows.map(({ id }) => id).join(',')}`);
	await page.getByLabel(t('search:result.compare.together.children')).selectOption('1');
	const made: string[] = [];
	page.on('request', (request) => {
		if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/together')) made.push(request.url());
	});
	await page.getByRole('button', { name: t('search:result.compare.together.send') }).dblclick();
	await expect(page).toHaveURL(/\/together\?id=[\da-f]{32}$/);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('together:heading'));
	expect(made, 'a double press makes one list').toHaveLength(1);
	const mine = page.getByRole('row', { name: t('together:picks') });
	await mine.getByRole('button').first().click();
	await expect(mine.getByText(t('together:count', { count: 1 }))).toHaveCount(1);
	await expect(mine.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true');

	const wechat = await browser.newContext({ baseURL, javaScriptEnabled: false, userAgent: WECHAT, locale: 'zh-CN' });
	const friend = await wechat.newPage();
	await friend.goto(page.url());
	const theirs = friend.getByRole('row', { name: t('together:picks') });
	await theirs.getByRole('button').nth(1).click();
	await expect(theirs.getByText(t('together:count', { count: 1 }))).toHaveCount(2);
	await theirs.getByRole('button').first().click();
	await expect(theirs.getByText(t('together:count', { count: 2 }))).toHaveCount(1);
	expect(new URL(friend.url()).pathname).toBe('/together');
	await wechat.close();
});

test('a compared voyage says how its price differs from the one seen on an earlier day', async ({ page, open, site, t }) => {
	const [first, second] = (await site.search()).rows.filter(({ state, price }) => state === 'on-sale' && price);
	const path = `/voyage-search?ids=${first?.id},${second?.id}`;
	await open(path);
	const day = addDays(todayInShanghai(new Date()), -2);
	const from = first?.price?.from ?? 0;
	await page.evaluate(([id, seen]) => localStorage.setItem('seenPrices', JSON.stringify({ [String(id)]: seen })), [
		first?.id,
		{ price: from + 200, day },
	] as const);
	await page.reload();
	const words = t('search:result.compare.seen.less', { amount: formatMoney(200, 'CN'), day: formatDate(day, 'weekday', 'CN') });
	await expect(page.getByText(words)).toHaveCount(1);
	await page.reload();
	await expect(page.getByText(words)).toHaveCount(1);
});
