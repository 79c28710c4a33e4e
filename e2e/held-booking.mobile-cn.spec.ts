import type { CategoryView, VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { bookingPath, confirmPath, INCOMPLETE, paths, voyagePath } from '#shared/paths.ts';
import { audit } from './support/audit.ts';
import { noteShifts, shifts, stuckShare } from './support/bars.ts';
import { book, choose, fillBooking, guestBox, headed, monthAhead, roomy } from './support/booking.ts';
import { enterFromBank } from './support/login.ts';
import { overflow, smallTargets } from './support/page-checks.ts';
import { alive, expect, test } from './support/test.ts';

test('held cabins are in sight on every page, and lead back to the booking', async ({ page, open, site, context, t }) => {
	test.slow();
	await noteShifts(page);
	await enterFromBank(context);
	const { voyage, cabins } = await roomy(site);
	const [cabin] = cabins;
	if (!cabin) throw new Error('one category was asked for');
	const { name } = cabin;
	await open(voyagePath(voyage));
	await choose(page, t, cabin);
	await book(page, t);
	await headed(page, t('booking:title'));
	const booking = page.url();

	const bar = page.getByRole('complementary', { name: t('trip:bookings.label') });
	const header = page.locator('.site-header');
	await expect(bar).toHaveCount(0);
	await expect(header.getByRole('button')).toHaveCount(0);
	await expect(header.getByRole('link')).toHaveCount(2);
	expect(await stuckShare(page)).toBeLessThanOrEqual(0.25);

	await page.goBack();
	const count = page.getByRole('group', { name: t('voyage:choice.count', { name }) });
	await expect(count).toContainText('1');
	await expect(bar).toContainText(t('trip:bookings.held', { count: 1 }));
	await expect(page.getByRole('region', { name: t('voyage:choice.label') })).toBeHidden();
	await page.goForward();
	await headed(page, t('booking:title'));
	expect(page.url()).toBe(booking);
	await page.goBack();
	await expect(count).toContainText('1');
	await bar.getByRole('link').click();
	await headed(page, t('booking:title'));

	await header.getByRole('link', { name: t('common:nav.home') }).click();
	await page.waitForURL((url) => url.pathname === paths.home);
	await expect(bar).toContainText(/0[45]:\d\d/);
	await expect(bar).toContainText(voyage.title);
	for (const path of [paths.home, paths.search, voyagePath(voyage), paths.faq]) {
		await open(path);
		await expect(bar).toContainText(t('trip:bookings.held', { count: 1 }));
		expect(await shifts(page), path).toBe(0);
		expect(await stuckShare(page), path).toBeLessThanOrEqual(0.25);
		await expect(page.getByRole('navigation', { name: t('common:tabs.label') })).toBeHidden();
	}
	expect(await audit(page)).toEqual([]);
	expect.soft(await smallTargets(page)).toEqual([]);
	expect.soft(await overflow(page)).toEqual([]);
	await bar.getByRole('link').click();
	await headed(page, t('booking:title'));
	expect(page.url().split('&')[0]).toBe(booking.split('&')[0]);
});

test('after five minutes the bar offers to continue the booking, until it is put away', async ({
	page,
	open,
	t,
	booking: { view },
}) => {
	// A device with a clock that is a day ahead
	await page.clock.install({ time: Date.now() + 24 * 3_600_000 });
	await open(paths.search);
	const bar = page.getByRole('complementary', { name: t('trip:bookings.label') });
	await expect(bar).toContainText(/0[45]:\d\d/);
	await page.clock.fastForward('05:01');
	const name = [view.voyage.places.join(' · '), view.voyage.title].filter(Boolean).join('，');
	await expect(bar).toContainText(t('trip:bookings.title', { name }));
	await expect(bar.getByRole('link')).toHaveAttribute('href', bookingPath(view.localId));
	expect(await audit(page)).toEqual([]);
	await bar.getByRole('button', { name: t('trip:bookings.close') }).click();
	await expect(bar).toHaveCount(0);
	await expect(page.getByRole('navigation', { name: t('common:tabs.label') })).toBeVisible();
});

test.describe('with holds on three voyages', () => {
	test.use({ provoked: /status of 409/ });

	test('a fourth hold is refused with a list of the three and a link to each', async ({ page, open, site, context, t }) => {
		test.slow();
		await enterFromBank(context);
		const { rows } = await site.search(`date=${monthAhead(2)}`);
		const found: { voyage: VoyagePage; cabin: CategoryView }[] = [];
		for (const { id } of rows.filter(({ state }) => state === 'on-sale')) {
			const voyage = await site.ask<VoyagePage>(`/voyage?id=${id}`);
			const cabin = voyage.categories === 'unavailable' ? undefined : voyage.categories.find(({ left }) => (left ?? 0) > 6);
			if (cabin?.state === 'on-sale' && cabin.maxPassengers === 2) found.push({ voyage, cabin });
			if (found.length === 4) break;
		}
		const [fourth, ...three] = found;
		if (!fourth || three.length < 3) throw new Error('too few voyages have cabins');
		for (const { voyage, cabin } of three) {
			const cabins = [{ categoryId: cabin.id, adult: 2, child: 0, count: 1 }];
			const reply = await context.request.post('/api/booking/hold', {
				data: { voyageId: voyage.id, cabins },
				headers: { 'x-csrf': '1' },
			});
			expect(reply.status()).toBe(200);
		}
		await open(voyagePath(fourth.voyage));
		const bar = page.getByRole('complementary', { name: t('trip:bookings.label') });
		await bar.getByRole('button', { name: t('trip:bookings.more', { count: 2 }) }).click();
		await expect(bar.getByRole('link')).toHaveCount(3);
		expect(await audit(page)).toEqual([]);
		await page.keyboard.press('Escape');
		await choose(page, t, fourth.cabin);
		await book(page, t);
		const sheet = page.getByRole('dialog', { name: t('cart:prepare.title') });
		const told = sheet.getByRole('alert');
		await expect(told.getByRole('link')).toHaveCount(3);
		for (const { voyage } of three) await expect(told).toContainText(voyage.title);
		expect(await audit(page)).toEqual([]);
		await told.getByRole('link').first().click();
		await headed(page, t('booking:title'));
	});
});

test('a guest unticked in one tab is unticked in another', async ({
	page,
	open,
	context,
	t,
	booking: { localId, path, one, two },
}) => {
	await open(path);
	for (const { name } of [one, two]) await guestBox(page, name).check();
	await page.getByRole('main').getByRole('radio').first().check();
	await expect(page.getByText(t('booking:save.saved'))).toBeAttached();
	const other = await context.newPage();
	await other.goto(path);
	await alive(other);
	const saved = other.waitForResponse((reply) => reply.url().endsWith('/booking/save'));
	for (const { name } of [one, two]) await guestBox(other, name).uncheck();
	await saved;
	await expect(other.getByText(t('booking:save.saved'))).toBeAttached();
	await page
		.getByRole('main')
		.getByRole('button', { name: t('booking:go'), exact: true })
		.click();
	await expect(page).toHaveURL(new RegExp(`#${INCOMPLETE}$`));
	await expect(page.getByText(t('booking:problem.empty', { count: 2 })).first()).toBeVisible();
	await expect(page.getByText(t('booking:sentBack'))).toBeVisible();
	await expect(guestBox(page, one.name)).not.toBeChecked();
	await fillBooking(page, [one.name, two.name], t('booking:go'));
	await headed(page, t('booking:confirm.title'));
	expect(page.url()).toContain(confirmPath(localId));
});
