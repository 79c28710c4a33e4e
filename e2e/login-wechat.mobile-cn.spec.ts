import { control, ticketOf } from './support/login.ts';
import { expect, test } from './support/test.ts';

test.use({ provoked: /status of (403|409|422|502)|net::ERR_INTERNET_DISCONNECTED/ });

test('the page waits for a network and a visible tab, and offers a new code for one that ended', async ({
	page,
	context,
	open,
	t,
	device,
}) => {
	const picture = page.getByRole('img', { name: t('login:qr.alt') });
	let streams = 0;
	page.on('request', (request) => {
		if (new URL(request.url()).pathname === '/api/login/wechat/events') streams += 1;
	});
	await open('/login');
	if (device === 'mobile') await page.getByRole('button', { name: t('login:qr.open') }).click();
	const section = page.getByRole('region', { name: t('login:qr.title') });
	await expect(section.getByRole('status')).toContainText(t('login:qr.waiting'));
	const ticket = await ticketOf(picture);
	await context.setOffline(true);
	await expect(section.getByRole('status')).toContainText(t('login:qr.lost'));
	await expect(section.getByRole('status')).toContainText(t('login:qr.lostText'));
	await context.setOffline(false);
	await expect(section.getByRole('status')).toContainText(t('login:qr.waiting'));

	const hide = (hidden: boolean) =>
		page.evaluate((now) => {
			Object.defineProperty(document, 'hidden', { configurable: true, get: () => now });
			document.dispatchEvent(new Event('visibilitychange'));
		}, hidden);
	const left = page.waitForEvent('requestfailed', (request) => new URL(request.url()).pathname === '/api/login/wechat/events');
	await hide(true);
	await left;
	const before = streams;
	await control('POST', '/wechat', { ticket, status: 'scanned' });
	await expect(section.getByRole('status')).toContainText(t('login:qr.waiting'));
	expect(streams, 'a hidden tab asks nothing').toBe(before);
	await hide(false);
	await expect(section.getByRole('status')).toContainText(t('login:qr.scanned'));

	await control('POST', '/wechat', { ticket, status: 'refused' });
	await expect(section.getByRole('status')).toContainText(t('login:qr.refused'));
	await section
		.getByRole('button', { name: t('login:qr.refresh') })
		.last()
		.click();
	await expect(section.getByRole('status')).toContainText(t('login:qr.waiting'));
	await control('POST', '/wechat', { ticket: await ticketOf(picture), status: 'expired' });
	await expect(section.getByRole('status')).toContainText(t('login:qr.expired'));
});
