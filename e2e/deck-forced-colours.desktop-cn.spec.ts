import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

test('in forced colours with large text cabins show their state and number', async ({
	page,
	open,
	t,
	booking: { path, view },
}) => {
	await open(path);
	await page.evaluate(() => {
		document.documentElement.style.fontSize = '200%';
	});
	const name = t('booking:cabin.changeNamed', { name: view.cabins[0]?.name ?? '' });
	await page.getByRole('main').getByRole('button', { name }).click();
	const deck = page.getByRole('dialog').getByRole('listbox');
	await deck.getByRole('option').first().click();
	await expect(deck.getByRole('option', { selected: true })).toHaveCount(1);
	const fillOf = (selected: boolean) =>
		deck
			.getByRole('option', { selected })
			.first()
			.locator('rect')
			.evaluate((box) => getComputedStyle(box).fill);
	expect(await fillOf(true)).not.toBe(await fillOf(false));
	const outside = await deck.getByRole('option').evaluateAll((options) =>
		options.flatMap((option) => {
			const [box, text] = [option.querySelector('rect'), option.querySelector('text')].map((part) =>
				part?.getBoundingClientRect(),
			);
			return box && text && text.width <= box.width && text.height <= box.height ? [] : (option.textContent ?? '');
		}),
	);
	expect(outside).toEqual([]);
});
