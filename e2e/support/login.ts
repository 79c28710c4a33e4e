import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { toString as drawQr } from 'qrcode';
import type { Words } from '../../tests/support/words.ts';

type Outbox = {
	codes: { mobile: string; code: string }[];
	scans: { ticket: string; status: string }[];
};

const CONTROL = `http://127.0.0.1:${process.env.E2E_SANDBOX_PORT}/__control`;

/** Reports to the sandbox an action on a visitor's phone or in a bank's app. */
export async function control<T = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T> {
	const reply = await fetch(`${CONTROL}${path}`, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
	expect(reply.status, `${method} ${path}`).toBe(200);
	return (await reply.json()) as T;
}

const outbox = () => control<Outbox>('GET', '/outbox');

let last = 0;
/** Returns a mobile number that no other test of this run uses. */
export function newMobile(): string {
	last += 1;
	const tail = (Number(process.env.TEST_WORKER_INDEX ?? 0) * 100_000 + last) % 100_000_000;
	return `139${String(tail).padStart(8, '0')}`;
}

/** Waits for the last code that was sent to a number, and returns it. */
export async function codeFor(mobile: string): Promise<string> {
	const sent = async () => (await outbox()).codes.find((sms) => sms.mobile === mobile)?.code;
	await expect.poll(sent, `no code was sent to ${mobile}`).toBeDefined();
	return (await sent()) ?? '';
}

/** Returns the ticket behind the QR code that a page shows: of all tickets given out, the one that draws the same picture. */
export async function ticketOf(picture: Locator): Promise<string> {
	const shown = await picture.getAttribute('src');
	for (const { ticket } of (await outbox()).scans) {
		const url = `https://open.weixin.qq.example/connect/confirm?ticket=${ticket}`;
		const svg = await drawQr(url, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
		if (shown?.endsWith(Buffer.from(svg).toString('base64'))) return ticket;
	}
	throw new Error('the page shows no WeChat code of the sandbox');
}

export const form = (page: Page, t: Words) => {
	const main = page.getByRole('main');
	return {
		mobile: main.getByLabel(t('login:sms.mobile'), { exact: true }),
		code: main.getByLabel(t('login:sms.code'), { exact: true }),
		agree: main.getByRole('checkbox'),
		send: main.locator('button[value=code]'),
		submit: main.getByRole('button', { name: t('login:sms.submit'), exact: true }),
	};
};

/** Logs in by message on the open login page, and waits until the page has been left. */
export async function logInBySms(page: Page, t: Words, mobile: string): Promise<void> {
	const { mobile: number, agree, send, code } = form(page, t);
	await number.fill(mobile);
	await agree.check();
	await send.click();
	await expect(page.getByText(t('login:sms.sent', { to: `${mobile.slice(0, 3)}****${mobile.slice(-4)}` }))).toBeVisible();
	await code.fill(await codeFor(mobile));
	await page.waitForURL((url) => url.pathname !== '/login', { waitUntil: 'commit' });
}

/** Logs a browser in by a code without using the screens, for tests of members' pages. */
export async function enter({ request }: BrowserContext, mobile = newMobile()): Promise<string> {
	const post = (path: string, data: object) => request.post(`/api/openapi${path}`, { data, headers: { 'x-csrf': '1' } });
	const number = { mobile, mobilePre: '86' };
	await post('/message/sms/code', number);
	const reply = await post('/guest/pc/mobile/login', { ...number, code: await codeFor(mobile) });
	expect(reply.status(), 'logging in').toBe(200);
	return mobile;
}

/** Logs a browser in as a bank's customer, which needs no text message. */
export async function enterFromBank({ request }: BrowserContext, mobile = newMobile()): Promise<string> {
	const { code } = await control<{ code: string }>('POST', '/entry', { mobile });
	const { nonce } = ((await (await request.get('/api/login/entry')).json()) as { data: { nonce: string } }).data;
	const reply = await request.post('/api/login/bank', { data: { code, nonce }, headers: { 'x-csrf': '1' } });
	expect(reply.status(), 'logging in').toBe(200);
	return mobile;
}
