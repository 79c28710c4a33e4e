import { expect, test } from './support/test.ts';

test.use({ provoked: /frame-ancestors/ });

test('no page of ours is shown in a frame of another site (T21)', async ({ page, baseURL }) => {
	const elsewhere = 'http://localhost:9/';
	const frames = ['/', '/login', '/api/session'].map((path) => `<iframe src="${baseURL}${path}"></iframe>`).join('');
	await page.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body: `<!DOCTYPE html>${frames}` }));
	await page.goto(elsewhere);
	await expect
		.poll(() =>
			page
				.frames()
				.slice(1)
				.map((frame) => frame.url()),
		)
		.toEqual(Array(3).fill('chrome-error://chromewebdata/'));
});
