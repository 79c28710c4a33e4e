import type { CategoryView, VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { paths } from '#shared/paths.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { book, choose, headed, send } from './support/booking.ts';
import { enterFromBank } from './support/login.ts';
import { expect, test } from './support/test.ts';

const FAMILY = { adult: 2, child: 1 };
type Quotes = { cabins: { categoryId: string; totalPrice: number }[] };

test('one family says once how many they are: list, voyage and booking have the same price', async ({
	page,
	open,
	context,
	site,
	lang,
	t,
	sound,
}) => {
	test.slow();
	await enterFromBank(context);
	const party = t('party.adults', { count: FAMILY.adult }) + t('party.children', { count: FAMILY.child });
	const main = page.getByRole('main');
	/** Returns the cheapest cabin for the family on a voyage, and upstream's price. */
	const cheapest = async (id: string) => {
		const { categories } = await site.ask<VoyagePage>(`/voyage?id=${id}`);
		const open = (categories === 'unavailable' ? [] : categories).filter(
			({ state, maxPassengers }) => state === 'on-sale' && (maxPassengers ?? 4) >= 3,
		);
		const cabins = open.map((cabin) => ({ categoryId: cabin.id, ...FAMILY }));
		const quotes = await send<Quotes>(context, '/openapi/order/individual/calculate', { voyageId: id, cabins });
		const [first] = quotes.cabins.toSorted((a, b) => a.totalPrice - b.totalPrice);
		return { total: first?.totalPrice ?? 0, cabin: open.find((cabin) => cabin.id === first?.categoryId) as CategoryView };
	};

	await open(`${paths.search}?q=${encodeURIComponent(lang === 'CN' ? '两大一小' : '2 adults and 1 child')}`);
	const row = main.getByRole('article').filter({ hasText: party }).first();
	await expect(row).toBeVisible();
	const link = row.getByRole('heading').getByRole('link');
	const id = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('id') ?? '';
	const { total, cabin } = await cheapest(id);
	const terms = t('party.terms', { party, total: formatMoney(total, lang) });
	await expect(row).toContainText(terms);
	await sound('a list for a family');

	await link.click();
	await expect(main.getByText(terms).first()).toBeVisible();
	await choose(page, t, cabin);
	await book(page, t);
	await headed(page, t('booking:title'));
	await expect(main).toContainText(formatMoney(total, lang));
});

test('two presses on a list change the party of all its prices, and a comparison is for it', async ({ page, open, t, sound }) => {
	await open(paths.search);
	const main = page.getByRole('main');
	const two = t('party.adults', { count: 2 });
	const three = t('party.adults', { count: 3 });
	const addAdult = async () => {
		await main
			.getByRole('button', { name: t('party.change', { party: two }) })
			.filter({ visible: true })
			.click();
		await page
			.getByRole('dialog')
			.getByRole('button', { name: t('party:adults.more') })
			.click();
	};
	await addAdult();
	await sound('the panel of the party');
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(main.getByRole('article').first()).not.toContainText(three);
	await addAdult();
	await page
		.getByRole('dialog')
		.getByRole('button', { name: t('apply'), exact: true })
		.click();
	await expect(main.getByRole('article').filter({ hasText: three }).first()).toBeVisible();
	const ids = await main
		.getByRole('article')
		.getByRole('heading')
		.getByRole('link')
		.evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('id')));
	await open(`${paths.search}?ids=${ids.slice(0, 2).join(',')}`);
	await expect(main.getByText(t('search:result.compare.pricesOf', { party: three })).first()).toBeVisible();
});
