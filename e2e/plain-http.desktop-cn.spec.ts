import { voyagePath } from '#shared/paths.ts';
import { logInBySms, newMobile } from './support/login.ts';
import { expect, test } from './support/test.ts';

// An address of the network over plain http, as colleagues open a demonstration: browsers trust `localhost`, but not this one.
test.use({
	baseURL: `http://0.0.0.0:${process.env.E2E_PORT}`,
	// Chromium reports headers that it heeds over TLS only.
	provoked: /Cross-Origin-Opener-Policy|Origin-Agent-Cluster/,
});

test('over plain http a visitor logs in by message and copies the link of a voyage', async ({ page, open, site, t }) => {
	await open('/login');
	expect(await page.evaluate(() => isSecureContext)).toBe(false);
	await logInBySms(page, t, newMobile());
	await open(voyagePath(await site.voyage()));
	await page
		.getByRole('button', { name: t('voyage:hero.share') })
		.first()
		.click();
	await expect(page.getByText(t('voyage:hero.copied'))).toBeVisible();
});
