import { voyagePath } from '#shared/paths.ts';
import { expect, test } from './support/test.ts';

test('before a cabin is chosen its needs lead to the categories that have it, or to a request', async ({
	page,
	open,
	site,
	t,
	sound,
}) => {
	await open(voyagePath(await site.voyage()));
	const cabins = page.locator('#cabins');
	await cabins.getByText(t('voyage:needs.title')).click();
	const need = (name: 'accessible' | 'three') => cabins.getByRole('button', { name: t(`voyage:needs.${name}`), exact: true });
	await need('accessible').click();
	await expect(need('accessible')).toHaveAttribute('aria-pressed', 'true');
	const found = cabins.locator('details[open] a[href^="#cabin-"]');
	await expect(found.first()).toBeVisible();
	await sound('the needs of a cabin');
	const mail = cabins.getByRole('link', { name: t('voyage:needs.write') });
	const asked = encodeURIComponent(t('voyage:needs.ask', { needs: t('voyage:needs.accessible') }));
	expect(new URL((await mail.getAttribute('href')) ?? '').search).toContain(asked);
	const target = (await found.first().getAttribute('href')) ?? '';
	await found.first().click();
	await expect(page.locator(target)).toBeInViewport();
});
