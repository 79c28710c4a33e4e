import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { enterFromBank } from './support/login.ts';
import { nextPress } from './support/next-press.ts';
import { checkIn, movePass, peopleOf, readQr, sailIn, sailing, traces } from './support/passes.ts';
import { alive, expect, goBackFromOverlay, test } from './support/test.ts';

const kept = (page: Page) => expect(page.locator('[data-kept]')).toBeVisible();

test('a pass appears at its time, is kept, and is read without a network after a restart (M22)', async ({
	lang,
	t,
	baseURL,
	isMobile,
	viewport,
	userAgent,
	launchOptions,
}) => {
	const folder = await mkdtemp(join(tmpdir(), 'phone-'));
	const start = () =>
		chromium.launchPersistentContext(folder, {
			...launchOptions,
			...{ baseURL, isMobile, hasTouch: isMobile, viewport, userAgent, locale: lang === 'CN' ? 'zh-CN' : 'en-GB' },
		});
	let context: BrowserContext = await start();
	const mobile = await enterFromBank(context);
	const { id, people } = await sailing(mobile, 60);
	await checkIn(id);
	const page = await context.newPage();
	await page.goto(`/ticket?order=${id}`);
	await alive(page);
	await expect(page.getByText(t('ticket:state.not-yet'))).toHaveCount(people.length);
	expect((await traces(page)).workers).toEqual([]);

	await sailIn(id, 40);
	await page.reload();
	await alive(page);
	const [first] = people;
	await page
		.getByRole('button', { name: t('ticket:due.action') })
		.first()
		.click();
	await expect(page.getByText(t('ticket:state.making'), { exact: true })).toBeVisible();
	const code = page.getByRole('img', { name: /MC-\d{12}/ }).first();
	await expect(code).toBeVisible();
	const number = (await peopleOf(id)).passes.find(({ personId }) => personId === first?.id)?.ticketNo ?? '-';
	await expect(code).toHaveAttribute('aria-label', t('ticket:code', { number }));
	expect((await code.boundingBox())?.width).toBeGreaterThanOrEqual(240);
	expect(await readQr(await code.screenshot())).toBe(number);
	await kept(page);
	expect(await traces(page)).toMatchObject({
		caches: [expect.stringMatching(/^boarding-pass-[0-9a-f]{16}-/)],
		workers: ['/ticket'],
	});

	await context.close();
	context = await start();
	await context.setOffline(true);
	const later = await context.newPage();
	await later.goto('/ticket');
	await expect(later.getByText(t('ticket:copy.offline'))).toBeVisible();
	await expect(later.getByRole('heading', { name: `${first?.pinyinLastName} ${first?.pinyinFirstName}` })).toBeVisible();
	expect(await readQr(await later.getByRole('img', { name: number }).screenshot())).toBe(number);
	// The worker answers nothing else: every other page behaves as without a worker.
	await expect(later.goto('/orders')).rejects.toThrow(/INTERNET_DISCONNECTED/);
	await context.close();
	await rm(folder, { recursive: true });
});

test.describe(() => {
	test.use({ provoked: /api\/ticket\/pdf|ERR_FAILED/ });
	test('a pass fills the screen, and closes by Escape and Back', async ({ page, context, open, t, device, sound }) => {
		const { id } = await sailing(await enterFromBank(context), 40);
		await movePass(id, 'issued');
		await page.addInitScript(() => {
			const wake = { held: 0 };
			Object.assign(globalThis, { wake });
			Object.defineProperty(navigator, 'wakeLock', {
				value: {
					request: async () => {
						wake.held += 1;
						return Object.assign(new EventTarget(), {
							release: async () => {
								wake.held -= 1;
							},
						});
					},
				},
			});
		});
		const held = () => page.evaluate(() => (globalThis as unknown as { wake: { held: number } }).wake.held);
		await open(`/ticket?order=${id}`);
		const opener = page.getByRole('button', { name: t('ticket:screen.open') }).first();
		await opener.click();
		const screen = page.getByRole('dialog');
		await expect(screen.getByText(t('ticket:screen.awake'))).toBeVisible();
		expect(await held()).toBe(1);
		await sound('a pass over the whole screen');
		await page.keyboard.press('Escape');
		await expect(screen).toHaveCount(0);
		await expect.poll(held).toBe(0);
		await expect(opener).toBeFocused();
		if (device === 'mobile') {
			await opener.click();
			await expect(screen).toBeVisible();
			await goBackFromOverlay(page);
			await expect(screen).toHaveCount(0);
			await expect(page).toHaveURL(`/ticket?order=${id}`);
		}

		const saved = page.waitForEvent('download');
		const link = page.getByRole('link', { name: t('ticket:pdf.get') }).first();
		await link.click();
		expect((await saved).suggestedFilename()).toMatch(/^boarding-pass-LIN-ZHIYUAN-\d{4}-\d\d-\d\d\.pdf$/);
		await page.route('**/api/ticket/pdf?*', (route) => route.abort());
		await nextPress();
		await link.click();
		await expect(page.getByText(t('ticket:pdf.failed'))).toBeVisible();
	});
});
