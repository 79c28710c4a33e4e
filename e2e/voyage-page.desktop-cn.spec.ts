import type { BrowserContext, Locator } from '@playwright/test';
import type { CategoryView, VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { voyagePath } from '#shared/paths.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { roomy } from './support/booking.ts';
import type { Site } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** Scrolls until the middle of an element is so far above the window's end. Returns its position. */
const middleAt = async (element: Locator, above: number) => {
	const missed = () =>
		element.evaluate((node, distance) => {
			const { top, height } = node.getBoundingClientRect();
			const by = top + height / 2 - (innerHeight - distance);
			scrollBy({ top: by, behavior: 'instant' });
			return Math.abs(by);
		}, above);
	// Choosing a kind scrolls smoothly to it, and would go on afterwards.
	await expect.poll(missed, 'it stands there').toBeLessThan(1);
	await expect.poll(missed, 'it stays there').toBeLessThan(1);
	const box = await element.boundingBox();
	if (!box) throw new Error('not on the page');
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test('a double-click chooses one cabin and doesn’t press the button that appears under the pointer', async ({
	page,
	open,
	site,
	t,
}) => {
	const { voyage, cabins } = await roomy(site);
	const [cabin] = cabins;
	if (!cabin) throw new Error('a category was asked for');
	const { name, kind } = cabin;
	const bar = page.getByRole('region', { name: t('voyage:choice.label') });
	const book = bar.getByRole('button', { name: t('voyage:choice.book') });
	const chooseTwice = async (above: number) => {
		await open(voyagePath(voyage));
		await page.locator(`#cabins a[href="#kind-${kind}"]`).click();
		const choice = page.getByRole('button', { name: t('voyage:choice.chooseNamed', { name }), exact: true });
		const { x, y } = await middleAt(choice, above);
		await page.mouse.dblclick(x, y);
		await expect(bar).toContainText(t('voyage:choice.cabins', { count: 1 }));
		await expect(bar).toContainText(t('voyage:choice.passengers', { count: 2 }));
		return { x, y };
	};
	const goOn = async () => {
		await expect(page).toHaveURL(new RegExp(`id=${voyage.id}`));
		await book.click({ position: { x: 6, y: 6 } });
		await expect(page).toHaveURL(/\/login\?redirect=/);
	};
	await chooseTwice(400);
	const box = await book.boundingBox();
	if (!box) throw new Error('not on the page');
	await goOn();

	const { x, y } = await chooseTwice((page.viewportSize()?.height ?? 0) - box.y - box.height / 2);
	const under = () =>
		page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.closest('button')?.textContent, [x, y] as const);
	await expect.poll(under, 'the button is where was pressed').toBe(t('voyage:choice.book'));
	await goOn();
});

/** Returns upstream's price for a party, in all and for each, for each cabin that it fits. */
async function quoted(context: BrowserContext, { id, categories }: VoyagePage, party: { adult: number; child: number }) {
	const people = party.adult + party.child;
	const open = (categories === 'unavailable' ? [] : categories).filter(
		({ state, maxPassengers }) => state === 'on-sale' && (maxPassengers ?? 0) >= people,
	);
	const cabins = open.map(({ id: categoryId }) => ({ categoryId, ...party }));
	const reply = await context.request.post('/api/openapi/order/individual/calculate', {
		data: { voyageId: id, cabins },
		headers: { 'x-csrf': '1' },
	});
	const { data } = (await reply.json()) as { data: { cabins: { totalPrice: number }[] } };
	return open.map((cabin, index) => {
		const total = data.cabins[index]?.totalPrice ?? 0;
		return { ...cabin, total, each: Math.ceil(total / people) };
	});
}

const lowest = (cabins: readonly { each: number }[]) => Math.min(...cabins.map(({ each }) => each));

/** Returns a voyage on which a family cabin can be booked. */
async function withFamilyCabin(site: Site): Promise<{ voyage: VoyagePage; family: CategoryView }> {
	const { rows } = await site.search();
	for (const { id } of rows.filter(({ state }) => state === 'on-sale')) {
		const voyage = await site.ask<VoyagePage>(`/voyage?id=${id}`);
		const family =
			voyage.categories !== 'unavailable' && voyage.categories.find(({ code, state }) => code === 'F4' && state === 'on-sale');
		if (family) return { voyage, family };
	}
	throw new Error('no voyage has a family cabin');
}

test('every price on the page is that of the chosen party', async ({ page, open, site, context, t }) => {
	const { voyage, family } = await withFamilyCabin(site);
	await open(voyagePath(voyage));
	const row = page.locator(`#cabin-${family.id}`);
	const hero = page.locator('main > header');
	for (const [press, party] of [
		[null, { adult: 2, child: 0 }],
		['adults.less', { adult: 1, child: 0 }],
		['children.more', { adult: 1, child: 1 }],
	] as const) {
		if (press) await page.getByRole('button', { name: t(`party:${press}`) }).click();
		const cabins = await quoted(context, voyage, party);
		const kinds = Map.groupBy(cabins, ({ kind }) => kind);
		const own = cabins.find(({ id }) => id === family.id);
		await expect(row.locator('data[data-price]').first()).toHaveText(formatMoney(own?.total ?? 0, 'CN'));
		await expect(hero.locator('data[data-price]')).toHaveText(formatMoney(lowest(cabins), 'CN'));
		for (const [kind, members] of kinds) {
			const card = page.locator(`#cabins a[href="#kind-${kind}"]`);
			const from = lowest(members);
			await expect(card.locator('data[data-price]')).toHaveText(formatMoney(from, 'CN'));
			const above = from - lowest(cabins);
			if (above > 0) await expect(card).toContainText(formatMoney(above, 'CN'));
		}
	}
});
