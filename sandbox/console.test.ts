import { expect, it } from 'vitest';
import { startSandbox } from './test-support.ts';

it('the console shows codes that were sent, moves scans on, and leads to the site from a bank or a partner', async () => {
	const { url, close, send } = await startSandbox('2026-11-21T04:00:00Z');
	const post = (path: string, fields: Record<string, string>) =>
		fetch(url + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
	try {
		await send('POST /openapi/message/sms/code', { mobile: '13800000009', mobilePre: '86' });
		const { codes } = (await (await fetch(`${url}/__control/outbox`)).json()) as { codes: { code: string }[] };
		const page = await fetch(`${url}/__sandbox`);
		expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
		expect(await page.text()).toContain(`<code>${codes[0]?.code}</code>`);

		const bank = await post('/__sandbox/entry', { mobile: '13800000009', loginMethod: 'bank' });
		expect(bank.headers.get('location')).toMatch(/^\/\?code=[\w-]{20,}&redirect=%2Fuser$/);
		const partner = await post('/__sandbox/entry', { mobile: '13800000009', loginMethod: 'partner' });
		expect(partner.headers.get('location')).toMatch(/^\/\?platform=ccb&ticket=[\w-]{20,}$/);

		const wrong = await post('/__sandbox/entry', { mobile: '<script>', loginMethod: 'bank' });
		expect([wrong.status, wrong.headers.get('location')]).toEqual([303, '/__sandbox']);
		expect((await post('/__sandbox/nothing', {})).status).toBe(404);
	} finally {
		await close();
	}
});
