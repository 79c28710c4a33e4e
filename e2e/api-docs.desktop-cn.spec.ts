import type { Page } from '@playwright/test';
import { audit } from './support/audit.ts';
import { overflow } from './support/page-checks.ts';
import { expect, test } from './support/test.ts';

const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A call that is opened by its address, `tag/operationId`: its fields, and what comes back when it is sent. */
async function openCall(page: Page, name: string) {
	await page.goto('about:blank');
	await page.goto(`/api/docs#/${name}`);
	const call = page.locator(`#operations-${name.replace('/', '-')}`);
	const answer = call.locator('.live-responses-table tbody');
	return {
		call,
		answer,
		async send(status: string) {
			await call.getByRole('button', { name: 'Execute' }).click();
			await expect(answer.locator('.response-col_status').first()).toContainText(status);
		},
	};
}

test('an engineer finds a call in the document, sends it and reads the answer', async ({ page }) => {
	await page.goto('/api/docs');
	await expect(page).toHaveTitle('接口文档');
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Cruise site');
	await page.getByPlaceholder('Filter').fill('/openapi/voyage/all');
	await expect(page.locator('.opblock')).toHaveCount(1);
	// Swagger UI fails some rules of axe; the rest of the page passes.
	expect(await audit(page, page.locator('header'))).toEqual([]);

	const { call, answer, send } = await openCall(page, 'openapi/postOpenapiVoyage');
	await call.locator('textarea').fill('{ "pageSize": 2, "sort": "price-asc" }');
	await send('200');
	const { err, data } = JSON.parse((await answer.locator('.microlight').first().textContent()) ?? '') as {
		err: number;
		data: { rows: object[] };
	};
	expect(err).toBe(0);
	expect(data.rows).toHaveLength(2);

	await page.setViewportSize({ width: 390, height: 844 });
	await expect.poll(() => overflow(page)).toEqual([]);
});

test('calls go with the cookies of this browser, and of a stream the first event is shown', async ({ page }) => {
	await (await openCall(page, 'site/postLoginWechat')).send('200');
	const { answer, send } = await openCall(page, 'site/getLoginWechatEvents');
	await send('200');
	await expect(answer).toContainText('"status":"waiting"');
});

test('a picture is shown as one', async ({ page }) => {
	await page.route('**/api/openapi/message/captcha*', (route) =>
		route.fulfill({ contentType: 'image/png', body: Buffer.from(PICTURE, 'base64') }),
	);
	const { call, answer, send } = await openCall(page, 'openapi/getOpenapiMessageCaptcha');
	for (const field of await call.locator('input[type=text]').all()) await field.fill('13800138000');
	await send('200');
	await expect.poll(() => answer.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
});

test.describe('what is refused', () => {
	test.use({ provoked: /status of 401/ });

	test('is shown as what it is', async ({ page }) => {
		const { answer, send } = await openCall(page, 'site/getCart');
		await send('401');
		await expect(answer).toContainText('"code": "not-logged-in"');
	});
});
