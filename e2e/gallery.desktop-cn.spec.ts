import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createServer } from 'vite';
import { audit } from './support/audit.ts';
import { layOut, missingTexts, overflow } from './support/page-checks.ts';

test('the gallery shows the parts of the interface without a fault, and on a narrow phone', async ({ page }) => {
	const configFile = join(import.meta.dirname, '../gallery/vite.config.ts');
	const vite = await createServer({ configFile, server: { port: 0, open: false } });
	try {
		await vite.listen();
		await page.goto(`${vite.resolvedUrls?.local[0]}gallery/`);
		await page.getByRole('heading', { level: 1 }).waitFor();
		await layOut(page);
		expect(await audit(page)).toEqual([]);
		expect(await missingTexts(page)).toEqual([]);
		await page.setViewportSize({ width: 320, height: 844 });
		await layOut(page);
		expect(await overflow(page)).toEqual([]);
		await page.getByRole('button', { name: 'Cancellation policy' }).click();
		expect(await audit(page, page.getByRole('dialog'))).toEqual([]);
	} finally {
		await vite.close();
	}
});
