import type { Page } from '@playwright/test';
import { enterFromBank } from './support/login.ts';
import { movePass, peopleOf, sailing, traces } from './support/passes.ts';
import { alive, expect, test } from './support/test.ts';

// At the end the network is taken away under home, which may be asking for the number of voyages.
test.use({ provoked: /ERR_INTERNET_DISCONNECTED/ });

const kept = (page: Page) => expect(page.locator('[data-kept]')).toBeVisible();

test('after logging out, and after another member’s login, the device holds no trace of a pass (T77)', async ({
	page,
	context,
	open,
	t,
}) => {
	const { id } = await sailing(await enterFromBank(context), 40);
	await movePass(id, 'issued');
	const numbers = (await peopleOf(id)).passes.map(({ ticketNo }) => ticketNo);
	await open('/ticket');
	await kept(page);

	// Another member logs in in this browser; no page of the first member is open.
	await page.goto('about:blank');
	await context.clearCookies({ name: /sid/ });
	const second = await enterFromBank(context);
	await open('/orders');
	await expect.poll(() => traces(page)).toMatchObject({ caches: [], workers: [] });

	const own = await sailing(second, 40);
	await movePass(own.id, 'issued');
	await open('/ticket');
	await kept(page);
	// A copy of an earlier release is removed when a page of this release is open.
	await page.evaluate(async () => {
		const old = await caches.open('boarding-pass-0000000000000000-old');
		await old.put('/ticket?order=1', new Response('stale', { headers: { 'x-kept-until': String(Date.now() + 1e9) } }));
	});
	await open('/ticket');
	await kept(page);
	await expect.poll(async () => (await traces(page)).caches).toEqual([expect.not.stringContaining('old')]);

	await page.getByRole('button', { name: t('common:menu.open') }).click();
	await page.getByRole('button', { name: t('common:member.logout') }).click();
	await page.waitForURL((url) => url.pathname === '/');
	await alive(page);
	const left = await traces(page);
	expect(left).toMatchObject({ caches: [], databases: [], workers: [] });
	for (const number of numbers) expect(left.stored).not.toContain(number);
	await context.setOffline(true);
	await expect(page.goto('/ticket')).rejects.toThrow(/INTERNET_DISCONNECTED/);
});
