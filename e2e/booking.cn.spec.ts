import type { BrowserContext, Page } from '@playwright/test';
import type { BookingView } from '#shared/catalogue/bff/booking.ts';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { paths } from '#shared/paths.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { ageOn } from '#shared/rules/passenger-age.ts';
import { audit } from './support/audit.ts';
import { control, enter } from './support/identity.ts';
import type { Site } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** A member who has just had a cabin for two held. */
async function begun(context: BrowserContext, site: Site) {
	const mobile = await enter(context);
	const { rows } = await site.search();
	for (const { id, state } of rows) {
		if (state !== 'on-sale') continue;
		const { categories } = await site.ask<VoyagePage>(`/voyage?id=${id}`);
		const cabin =
			categories !== 'unavailable' &&
			categories.find(({ left, persons, code }) => (left ?? 0) > 8 && persons === 2 && !code.startsWith('F'));
		if (!cabin) continue;
		const data = { voyageId: id, cabins: [{ categoryId: cabin.id, adult: 2, child: 0, count: 1 }] };
		const reply = await context.request.post('/api/booking/hold', { data, headers: { 'x-csrf': '1' } });
		const { localId } = (await reply.json()).data as { localId: string };
		return { mobile, localId, cabin, path: `${paths.booking}?localId=${localId}` };
	}
	throw new Error('no sailing has cabins enough');
}
const viewOf = async ({ request }: BrowserContext, localId: string): Promise<BookingView> =>
	(await (await request.get(`/api/booking?localId=${localId}`)).json()).data;

const bed = (page: Page, name: string) => page.getByRole('main').getByRole('combobox', { name });

test('two saved guests and a contact are chosen by name, checked at once, and still there after a reload', async ({
	page,
	open,
	site,
	context,
	t,
}) => {
	const { localId, cabin, path } = await begun(context, site);
	const { passengers, contacts, voyage } = await viewOf(context, localId);
	const adults = passengers.filter(
		({ birthday, attention }) =>
			birthday && attention !== 'incomplete' && attention !== 'expired' && ageOn(birthday, voyage.date) >= 18,
	);
	const child = passengers.find(({ birthday }) => birthday && ageOn(birthday, voyage.date) < 13);
	await open(path);
	await expect(page.getByRole('main')).toContainText(formatMoney(cabin.total ?? 0, 'CN'));
	await page.getByRole('button', { name: t('booking:go') }).click();
	await expect(page.getByText(t('booking:problem.empty'))).toHaveCount(2);
	expect(await audit(page)).toEqual([]);
	const [one, two] = [t('booking:guest.adult', { number: 1 }), t('booking:guest.adult', { number: 2 })];
	await bed(page, one).selectOption(adults[0]?.id ?? '');
	await bed(page, two).selectOption(child?.id ?? '');
	await expect(page.getByText(t('booking:problem.other-ages', { adult: 2, child: 0 }))).toBeVisible();
	await bed(page, two).selectOption(adults[1]?.id ?? '');
	await expect(page.getByText(t('booking:problem.other-ages', { adult: 2, child: 0 }))).toHaveCount(0);
	const saved = page.waitForResponse(
		(reply) => reply.url().endsWith('/booking/save') && reply.request().postDataJSON().contactId !== null,
	);
	await bed(page, t('booking:contact.label')).selectOption(contacts[0]?.id ?? '');
	expect((await (await saved).json()).data).toEqual({ complete: true });
	await expect(page.getByText(t('booking:ready.title'))).toBeVisible();
	await page.reload();
	await expect(bed(page, one)).toHaveValue(adults[0]?.id ?? '');
	await expect(bed(page, two)).toHaveValue(adults[1]?.id ?? '');
	await expect(bed(page, t('booking:contact.label'))).toHaveValue(contacts[0]?.id ?? '');
});

test('M13 CR13 the time is the server’s: a reload gives none of it back, and when it is over the same cabins can be held again', async ({
	page,
	open,
	site,
	context,
	t,
}) => {
	const { localId, path } = await begun(context, site);
	const { passengers } = await viewOf(context, localId);
	await page.clock.install();
	await open(path);
	const one = bed(page, t('booking:guest.adult', { number: 1 }));
	await one.selectOption(passengers[0]?.id ?? '');
	await page.clock.fastForward('03:30');
	await expect(page.getByRole('button', { name: t('booking:timer.again') })).toBeVisible();
	await expect(page.getByText(t('booking:timer.two'))).toBeAttached();
	await page.clock.fastForward('01:40');
	await expect(page.getByText(t('booking:expired.title'))).toBeVisible();
	expect(await audit(page)).toEqual([]);
	await page
		.getByRole('button', { name: t('booking:timer.again') })
		.last()
		.click();
	await expect(page.getByText(t('booking:expired.title'))).toHaveCount(0);
	await expect(page.getByText(/0[45]:\d\d/)).toBeVisible();
	await expect(one).toHaveValue(passengers[0]?.id ?? '');
});

test.describe('a session that ends in the middle', () => {
	test.use({ provoked: /status of 401/ });

	test('is begun again over the page, and nothing chosen is lost', async ({ page, open, site, context, t }) => {
		const { mobile, localId, path } = await begun(context, site);
		const { passengers } = await viewOf(context, localId);
		await open(path);
		await control('POST', '/end-tokens', { mobile });
		const one = bed(page, t('booking:guest.adult', { number: 1 }));
		await one.selectOption(passengers[0]?.id ?? '');
		await expect(page.getByRole('dialog')).toBeVisible();
		await expect(page).toHaveURL(new RegExp(`localId=${localId}`));
		await expect(page.locator('main select').first()).toHaveValue(passengers[0]?.id ?? '');
	});
});

test('a booking that is over, or somebody else’s, says so and leads on', async ({ page, open, site, context, browser, t }) => {
	const { path } = await begun(context, site);
	const other = await browser.newContext({ locale: 'zh-CN', baseURL: test.info().project.use.baseURL });
	await enter(other);
	const page2 = await other.newPage();
	await page2.goto(path);
	await expect(page2.getByRole('heading', { name: t('booking:gone.title') })).toBeVisible();
	await other.close();
	await open(`${paths.booking}?localId=nothing-here`);
	await expect(page.getByRole('heading', { name: t('booking:gone.title') })).toBeVisible();
	expect(await audit(page)).toEqual([]);
});
