import { atRest } from './support/at-rest.ts';
import { expect, goBackFromOverlay, MOVING, test } from './support/test.ts';

test.use(MOVING);

test('ticked options of the search form survive each way of leaving their picker, except Escape', async ({
	page,
	open,
	t,
	site,
	device,
}) => {
	await open('/');
	const form = page.getByRole('search');
	if (device === 'mobile') await form.getByText(t('search-form:form.more')).click();
	const port = form.getByRole('button', { name: t('search-form:form.port.label') });
	const picker = page.getByRole('dialog', { name: t('search-form:form.port.title') });
	const hero = page.getByRole('region', { name: t('home:hero.label'), exact: true });
	const pressBanner = async () => {
		// The picker covers the header; a menu that opened there below the pointer closes as the pointer leaves it.
		await page.mouse.move(60, 480);
		await hero.click({ position: { x: 60, y: 480 } });
	};
	const { facets } = await site.search();
	const offered = facets.port.filter(({ count }) => count > 0);
	const ways: [string, () => Promise<unknown>][] =
		device === 'desktop'
			? [
					['the next field', () => form.getByRole('button', { name: t('search-form:form.destination.label') }).click()],
					['its own field', () => port.click()],
					['the banner, which is a link', pressBanner],
				]
			: [
					['above the sheet', () => page.touchscreen.tap(195, 8)],
					['the cross', () => picker.getByRole('button', { name: t('close') }).click()],
					['Back', () => goBackFromOverlay(page)],
				];
	const chosen: string[] = [];
	for (const [way, leave] of ways) {
		const next = offered[chosen.length];
		if (!next) throw new Error('too few ports');
		await port.click();
		await atRest(picker);
		await picker.getByRole('checkbox', { name: next.label }).check();
		chosen.push(next.value);
		const { total } = await site.search(`port=${chosen.join(',')}`);
		await expect(picker.getByRole('button', { name: t('search-form:form.apply', { count: total }) }), way).toBeVisible();
		await leave();
		await expect(picker, way).toBeHidden();
		await expect(port, way).toContainText(next.label);
		await expect(page, way).toHaveURL('/');
	}

	const another = offered[chosen.length];
	await page.keyboard.press('Escape');
	await port.click();
	await atRest(picker);
	await picker.getByRole('checkbox', { name: another?.label }).check();
	await page.keyboard.press('Escape');
	await expect(picker).toBeHidden();
	await expect(port).not.toContainText(another?.label ?? '');

	const before = await site.search(`port=${chosen.join(',')}`);
	const ship = before.facets.cruise.find(({ count }) => count > 0);
	await form.getByRole('button', { name: t('search-form:form.cruise.label') }).click();
	const ships = page.getByRole('dialog', { name: t('search-form:form.cruise.title') });
	await atRest(ships);
	await ships.getByRole('checkbox', { name: ship?.label }).check();
	// On wide screens the search is pressed while the picker is open.
	if (device === 'mobile') await ships.getByRole('button', { name: t('apply') }).click();
	await form.getByRole('button', { name: t('search-form:form.submitCount', { count: ship?.count ?? 0 }) }).click();
	await expect(page).toHaveURL(`/voyage-search?port=${chosen.join(',')}&cruise=${ship?.value}`);
});
