import { paths, voyagePath } from '#shared/paths.ts';
import { audit } from './support/audit.ts';
import { enter, logInBySms, newMobile } from './support/login.ts';
import { alive, expect, test } from './support/test.ts';

test('a guest who presses a heart logs in, comes back, and finds the voyage kept', async ({ page, open, site, t }) => {
	const voyage = await site.voyage();
	await open(voyagePath(voyage));
	const main = page.getByRole('main');
	await main
		.getByRole('link', { name: t('card.favourite', { title: voyage.title }), exact: true })
		.first()
		.click();
	await expect(page).toHaveURL(/^[^?]*\/login\?redirect=/);
	await logInBySms(page, t, newMobile());
	await alive(page);
	await expect(page).toHaveURL(new RegExp(`/route\\?id=${voyage.id}`));
	await expect(page.getByText(t('favourite.kept'))).toBeVisible();
	const heart = main.getByRole('button', { name: t('card.favourite', { title: voyage.title }), exact: true }).first();
	await expect(heart).toHaveAttribute('aria-pressed', 'true');
	await page.goto(paths.favourites);
	await expect(page.getByRole('heading', { name: voyage.title, exact: true })).toBeVisible();
});

test('favourites are those to come and those that have sailed; a heart pressed twice is kept again', async ({
	page,
	open,
	context,
	t,
}) => {
	await enter(context);
	await open(paths.favourites);
	await expect(page.getByRole('heading', { name: t('favourites:past.title') })).toBeVisible();
	expect(await audit(page)).toEqual([]);
	const heart = page.getByRole('main').locator('button[aria-pressed]').first();
	const name = (await heart.getAttribute('aria-label')) ?? '';
	for (const [pressed, path] of [
		['false', 'unfavorite'],
		['true', 'favorite'],
	] as const) {
		const told = page.waitForResponse((reply) => reply.url().endsWith(`/${path}`));
		await page.getByRole('button', { name, exact: true }).click();
		await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', pressed);
		expect((await told).status()).toBe(200);
	}
});

test.describe('a heart that the backend refuses', () => {
	test.use({ provoked: /status of 503/ });

	test('goes back to what it was, and says so', async ({ page, open, context, t }) => {
		await enter(context);
		await open(paths.favourites);
		await page.route('**/unfavorite', (route) =>
			route.fulfill({ status: 503, json: { err: 1, errMsg: '', data: { code: 'upstream-unavailable' } } }),
		);
		const heart = page.getByRole('main').locator('button[aria-pressed]').first();
		await heart.click();
		await expect(page.getByText(t('favourite.notLeft'))).toBeVisible();
		await expect(heart).toHaveAttribute('aria-pressed', 'true');
	});
});

test('without favourites the page says what they are for', async ({ page, open, context, t }) => {
	await enter(context);
	const { data } = await (await context.request.get('/api/openapi/user/favorite/all')).json();
	for (const { voyageId } of data as { voyageId: string }[])
		await context.request.post(`/api/openapi/user/voyage/${voyageId}/unfavorite`, { data: {}, headers: { 'x-csrf': '1' } });
	await open(paths.favourites);
	await expect(page.getByRole('heading', { name: t('favourites:empty.title') })).toBeVisible();
	await expect(page.getByRole('main').getByRole('link', { name: t('favourites:empty.search') })).toHaveAttribute(
		'href',
		paths.search,
	);
	expect(await audit(page)).toEqual([]);
});
