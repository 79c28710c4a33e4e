import { faint, whiten } from './support/painted-contrast.ts';
import { expect, MOVING, test } from './support/test.ts';

test.use(MOVING);

test('parts for China only are not on English pages; words over pictures can be read on the painted pixels', async ({
	page,
	open,
	lang,
	t,
	device,
	site,
}) => {
	await open('/');
	const chinese = lang === 'CN' ? 1 : 0;
	await expect(page.getByRole('heading', { name: t('home:activities.title') })).toHaveCount(chinese);
	await expect(page.getByText(t('home:countdown.seconds'), { exact: true })).toHaveCount(chinese);
	const carousel = page.getByRole('region', { name: t('home:hero.label'), exact: true });
	await expect(carousel.getByRole('button', { name: t('home:carousel.stop') })).toBeVisible();
	const slides = await carousel.getByRole('group', { includeHidden: true }).count();
	const { banners } = await site.ask<{ banners: { title: string }[] }>('/home?sections=banners');
	const button = (index: number) => carousel.getByRole('button', { name: banners[index]?.title ?? '', exact: true });
	const overPictures = 'header[data-state] nav :is(a, button, button span), [role="group"]:not([inert]) span';
	// The picture glides in
	const arrived = async () => {
		const slide = carousel.locator('[role=group]:not([inert])');
		await expect.poll(async () => Math.round((await slide.boundingBox())?.x ?? -1), 'the slide has arrived').toBe(0);
		await expect(slide.locator('.banner-words'), 'its words have come').toHaveCSS('opacity', '1');
	};
	for (let index = 0; index < slides; index += 1) {
		await button(index).click();
		await expect(button(index)).toHaveAttribute('aria-current', 'true');
		await arrived();
		expect(await faint(page, overPictures), `slide ${index + 1}`).toEqual([]);
	}
	await page.getByRole('region', { name: t('home:footerBanners.label') }).scrollIntoViewIfNeeded();
	expect(
		await faint(page, `section[aria-label="${t('home:footerBanners.label')}"] [role="group"]:not([inert]) span`),
		'at the foot',
	).toEqual([]);

	await page.evaluate(() => scrollTo(0, 0));
	// The carousel may have turned meanwhile, and the header gives up its white ground
	await arrived();
	const header = page.locator('header[data-state="over"]');
	await header.evaluate((element) => Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)));
	await whiten(page);
	expect(await faint(page, overPictures), 'on white pictures').toEqual([]);
	await page.evaluate(() => scrollTo(0, 600));
	if (device === 'mobile') {
		const bar = page.getByRole('navigation', { name: t('tabs.label') });
		await expect(bar).toBeVisible();
		await expect(bar.getByRole('link')).toHaveCount(lang === 'CN' ? 5 : 3);
	} else {
		await expect(
			page.getByRole('complementary', { name: t('float.label') }).getByRole('link', { name: t('float.cart') }),
		).toHaveCount(chinese);
	}
});
