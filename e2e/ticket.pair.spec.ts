import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { enterFromBank } from './support/login.ts';
import { checkIn, movePass, peopleOf, readQr, sailIn, sailing } from './support/passes.ts';
import { alive, expect, test } from './support/test.ts';

/** Names of everything of ours that a browser keeps by itself. */
const traces = (page: Page) =>
	page.evaluate(async () => ({
		caches: await caches.keys(),
		databases: (await indexedDB.databases()).map(({ name }) => name),
		workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
		stored: JSON.stringify({ ...localStorage, ...sessionStorage }),
	}));
const kept = (page: Page) => expect(page.locator('[data-kept]')).toBeVisible();

test('a pass appears when the clock says so, is kept, and is read without a network after a restart (M22)', async ({
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
	// Nothing else is answered: every other page is as it would be without a worker.
	await expect(later.goto('/orders')).rejects.toThrow(/INTERNET_DISCONNECTED/);
	await context.close();
	await rm(folder, { recursive: true });
});

test('after logging out, and after another member’s login, the device holds no trace of a pass (T77)', async ({
	page,
	context,
	open,
	t,
	device,
}) => {
	const { id } = await sailing(await enterFromBank(context), 40);
	await movePass(id, 'issued');
	const numbers = (await peopleOf(id)).passes.map(({ ticketNo }) => ticketNo);
	await open('/ticket');
	await kept(page);

	// Somebody else logs in in this browser; no page of the first member is open.
	await page.goto('about:blank');
	await context.clearCookies({ name: /sid/ });
	const second = await enterFromBank(context);
	await open('/orders');
	await expect.poll(() => traces(page)).toMatchObject({ caches: [], workers: [] });

	const own = await sailing(second, 40);
	await movePass(own.id, 'issued');
	await open('/ticket');
	await kept(page);
	// A copy of an earlier release goes when the page is seen in this one.
	await page.evaluate(async () => {
		const old = await caches.open('boarding-pass-0000000000000000-old');
		await old.put('/ticket?order=1', new Response('stale', { headers: { 'x-kept-until': String(Date.now() + 1e9) } }));
	});
	await open('/ticket');
	await kept(page);
	await expect.poll(async () => (await traces(page)).caches).toEqual([expect.not.stringContaining('old')]);

	if (device === 'mobile') await page.getByRole('button', { name: t('common:menu.open') }).click();
	else await page.getByRole('button', { name: /\d{3}\*{4}\d{4}/ }).click();
	await page.getByRole('button', { name: t('common:member.logout') }).click();
	await page.waitForURL((url) => url.pathname === '/');
	await alive(page);
	const left = await traces(page);
	expect(left).toMatchObject({ caches: [], databases: [], workers: [] });
	for (const number of numbers) expect(left.stored).not.toContain(number);
	await context.setOffline(true);
	await expect(page.goto('/ticket')).rejects.toThrow(/INTERNET_DISCONNECTED/);
});

test('each passenger is a page of A4 on paper, with text to select and a code that can be read', async ({
	page,
	context,
	open,
}) => {
	const { id, people } = await sailing(await enterFromBank(context), 40);
	await movePass(id, 'issued');
	const { passes } = await peopleOf(id);
	await open(`/ticket?order=${id}`);
	const { totalPages, text } = await extractText(
		await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true }))),
	);
	expect(totalPages).toBe(people.length);
	for (const [place, { pinyinFirstName, id: person }] of people.entries()) {
		expect(text[place]).toContain(pinyinFirstName);
		expect(text[place]).toContain(passes.find(({ personId }) => personId === person)?.ticketNo);
	}
	await page.emulateMedia({ media: 'print' });
	const codes = page.locator('.pass-sheet').getByRole('img');
	await expect(codes).toHaveCount(people.length);
	for (const code of await codes.all()) {
		const modules = Number((await code.getAttribute('viewBox'))?.split(' ')[2]);
		const width = (await code.boundingBox())?.width ?? 0;
		expect((width * (modules - 8)) / modules, '40 mm without the quiet zone of four modules on each side').toBeCloseTo(
			(40 / 25.4) * 96,
			0,
		);
	}
	const read = await Promise.all((await codes.all()).map(async (code) => readQr(await code.screenshot())));
	expect(read.toSorted()).toEqual(passes.map(({ ticketNo }) => ticketNo).toSorted());
	await expect(page.getByRole('navigation')).toHaveCount(0);
});

test.describe(() => {
	test.use({ provoked: /api\/ticket\/pdf|ERR_FAILED/ });
	test('a pass fills the screen, keeps it awake, and closes by Escape and Back; a PDF that fails is told of', async ({
		page,
		context,
		open,
		t,
		device,
		sound,
	}) => {
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
			await page.goBack();
			await expect(screen).toHaveCount(0);
			await expect(page).toHaveURL(`/ticket?order=${id}`);
		}

		const saved = page.waitForEvent('download');
		const link = page.getByRole('link', { name: t('ticket:pdf.get') }).first();
		await link.click();
		expect((await saved).suggestedFilename()).toMatch(/^boarding-pass-LIN-ZHIYUAN-\d{4}-\d\d-\d\d\.pdf$/);
		await page.route('**/api/ticket/pdf?*', (route) => route.abort());
		await link.click();
		await expect(page.getByText(t('ticket:pdf.failed'))).toBeVisible();
	});
});
