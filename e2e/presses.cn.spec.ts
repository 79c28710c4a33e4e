import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { orderPath, paths, voyagePath } from '#shared/paths.ts';
import { roomy } from './support/booking.ts';
import { enter, enterFromBank, newMobile } from './support/login.ts';
import { nextPress } from './support/next-press.ts';
import { createOrder } from './support/orders.ts';
import { expect, test } from './support/test.ts';

/** Two presses: by the hand of the device or by Enter, so many milliseconds apart, on a machine that is so much slower. */
const PRESSES = [
	{ by: 'hand', gapMs: 0, slower: 1 },
	{ by: 'hand', gapMs: 90, slower: 6 },
	{ by: 'hand', gapMs: 120, slower: 1 },
	{ by: 'hand', gapMs: 300, slower: 6 },
	{ by: 'enter', gapMs: 40, slower: 6 },
	{ by: 'enter', gapMs: 120, slower: 1 },
] as const;

/** Presses a place of the page twice, whatever stands there by the second time. */
async function pressTwice(
	page: Page,
	button: Locator,
	{ by, gapMs }: Pick<(typeof PRESSES)[number], 'by'> & { gapMs: number },
	isTouch: boolean,
) {
	await button.scrollIntoViewIfNeeded();
	const box = await button.boundingBox();
	if (!box) throw new Error('the button isn’t on the page');
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
	const press = () =>
		by === 'enter' ? page.keyboard.press('Enter') : isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
	await Promise.all([press(), pause(gapMs).then(press)]);
}

test('a contact is added once by two presses, by hand and by Enter, on a fast device and on a slow one', async ({
	page,
	open,
	device,
	t,
}) => {
	test.slow();
	await enter(page.context());
	const browser = await page.context().newCDPSession(page);
	let sent = 0;
	page.on('request', (request) => {
		if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/contact') sent += 1;
	});
	for (const [place, press] of PRESSES.entries()) {
		await open(paths.contactEditor);
		const name = `林${'一二三四五六'[place]}安`;
		await page.getByRole('textbox', { name: new RegExp(`^${t('contacts:contact.name')}`) }).fill(name);
		await page.getByRole('textbox', { name: new RegExp(`^${t('contacts:contact.mobile')}`) }).fill(newMobile());
		await browser.send('Emulation.setCPUThrottlingRate', { rate: press.slower });
		await pressTwice(page, page.getByRole('button', { name: t('contacts:passenger.save') }), press, device === 'mobile');
		await expect(page).toHaveURL(new RegExp(`${paths.contacts}$`));
		await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
		await expect(page.getByRole('article').filter({ hasText: name })).toHaveCount(1);
		expect(sent, `${press.by}, ${press.gapMs} ms`).toBe(place + 1);
	}
});

test('the second of two presses doesn’t land on what has come into the place of the button', async ({
	page,
	context,
	open,
	device,
	t,
}) => {
	const path = orderPath(await createOrder(await enterFromBank(context), 'not-travelled'));
	for (const gapMs of [150, 300, 450]) {
		await open(path);
		const make = page.getByRole('button', { name: t('orders:share.make') });
		await pressTwice(page, make, { by: 'hand', gapMs }, device === 'mobile');
		await expect(page.getByRole('link', { name: t('orders:share.open') })).toBeVisible();
		await nextPress();
		expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
		await page.getByRole('button', { name: t('orders:share.revoke') }).click();
		await expect(make).toBeVisible();
	}
});

test('the second of two presses that choose a cabin adds no other, and puts none into the cart', async ({
	page,
	open,
	site,
	device,
	t,
}) => {
	const { voyage, cabins } = await roomy(site);
	const [{ kind, name } = { kind: '', name: '' }] = cabins;
	await open(voyagePath(voyage));
	await page.locator(`#cabins a[href="#kind-${kind}"]`).click();
	const button = page.getByRole('button', { name: t('voyage:choice.chooseNamed', { name }), exact: true });
	await pressTwice(page, button, { by: 'hand', gapMs: 150 }, device === 'mobile');
	const bar = page.getByRole('region', { name: t('voyage:choice.label') });
	await expect(bar).toContainText(t('voyage:choice.cabins', { count: 1 }));
	await nextPress();
	await expect(bar).toContainText(t('voyage:choice.cabins', { count: 1 }));
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('a contact is added once by two presses', async ({ page, t, lang }) => {
		await enter(page.context());
		await page.goto(`${paths.contactEditor}?lang=${lang}`);
		await page.getByRole('textbox', { name: new RegExp(`^${t('contacts:contact.name')}`) }).fill('林七安');
		await page.getByRole('textbox', { name: new RegExp(`^${t('contacts:contact.mobile')}`) }).fill(newMobile());
		await page.getByRole('button', { name: t('contacts:passenger.save') }).dblclick();
		await expect(page).toHaveURL(new RegExp(`${paths.contacts}$`));
		await expect(page.getByRole('article').filter({ hasText: '林七安' })).toHaveCount(1);
	});
});
