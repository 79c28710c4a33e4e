import { paths } from '#shared/paths.ts';
import { expect, test } from './support/test.ts';

test('the frame of the chat may run its own code and nothing of ours (T66)', async ({ page, open, t }) => {
	await open(paths.contactUs);
	await page
		.getByRole('main')
		.getByRole('button', { name: t('help:contact.chatStart') })
		.click();
	const frame = page.locator('iframe');
	const allowed = (await frame.getAttribute('sandbox'))?.split(' ') ?? [];
	expect(allowed).not.toContain('allow-top-navigation');
	expect(allowed).not.toContain('allow-top-navigation-by-user-activation');
	await expect(frame).toHaveAttribute('referrerpolicy', 'origin');
	const reply = await page.request.get(paths.contactUs);
	const frames = /frame-src ([^;]+)/.exec(reply.headers()['content-security-policy'] ?? '')?.[1];
	expect(frames).toBe(new URL((await frame.getAttribute('src')) ?? '').origin);
});
