import { expect, test } from './support/test.ts';

test('an engineer finds a call in the document, sends it and reads the answer', async ({ page, sound }) => {
	await page.goto('/api/docs');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('接口文档');
	await page.getByRole('searchbox').fill('post /openapi/voyage paged');
	const call = page.locator('.call:visible');
	await expect(call).toHaveCount(1);
	await call.locator('summary').click();
	await sound('the document');

	await call.getByRole('textbox').fill('{ "pageSize": 2, "sort": "price-asc" }');
	await call.locator('form button').first().click();
	await expect(call.getByRole('status')).toContainText('200 · ');
	await expect(call.locator('.stop')).toBeHidden();
	const answer = JSON.parse((await call.locator('pre').textContent()) ?? '') as { err: number; data: { rows: object[] } };
	expect(answer.err).toBe(0);
	expect(answer.data.rows).toHaveLength(2);

	// A link to a schema opens it.
	await call.getByRole('link', { name: 'Voyage', exact: true }).click();
	await expect(page.locator('#Voyage > div')).toBeVisible();
});

test('a stream of events is shown while it comes, until it is stopped', async ({ page }) => {
	await page.goto('/api/docs#postLoginWechat');
	const begin = page.locator('#postLoginWechat');
	await begin.locator('form button').first().click();
	await expect(begin.getByRole('status')).toContainText('200 · ');
	await page.goto('/api/docs#getLoginWechatEvents');
	const events = page.locator('#getLoginWechatEvents');
	await events.locator('form button').first().click();
	await expect(events.locator('pre')).toContainText('"status":"waiting"');
	await events.locator('.stop').click();
	await expect(events.getByRole('status')).toHaveText('已停止。');
	await expect(events.locator('.stop')).toBeHidden();
	await expect(events.locator('pre')).toContainText('"status":"waiting"');
});

test.describe('answers other than JSON', () => {
	test.use({ provoked: /status of 401/ });

	test('a refusal is shown as a refusal, a picture as a picture', async ({ page }) => {
		await page.goto('/api/docs#getCart');
		const cart = page.locator('#getCart');
		await cart.locator('form button').first().click();
		await expect(cart.getByRole('status')).toContainText('401 · ');
		await expect(cart.locator('pre')).toContainText('"code": "not-logged-in"');

		await page.goto('/api/docs?lang=EN#getOpenapiMessageCaptcha');
		const captcha = page.locator('#getOpenapiMessageCaptcha');
		for (const field of await captcha.locator('form input').all()) await field.fill('13800138000');
		await captcha.locator('form button').first().click();
		await expect(captcha.locator('img')).toBeVisible();
		expect(await captcha.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(50);
	});
});
