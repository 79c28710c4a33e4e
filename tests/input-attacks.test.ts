import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { endCodeMinute, openRedis, redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, logIn, sendCode, visitor } from './support/visitor.ts';

let site: TestSite;
beforeAll(async () => {
	site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() });
});
afterEach(() => site.sandbox.reset());
afterAll(() => site.close());

/** Sends a request line as it is, since clients would clean it up. */
const ask = (target: string, headers = ''): Promise<{ status: number; location: string | undefined; text: string }> =>
	new Promise((resolve) => {
		const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
		let text = '';
		socket.setEncoding('utf8').on('data', (chunk) => {
			text += chunk;
		});
		socket.once('close', () => {
			const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]);
			resolve({ status, location: /^location: (.*)\r$/im.exec(text)?.[1], text });
		});
		socket.on('error', () => {});
		socket.write(
			`GET ${target} HTTP/1.1\r\nHost: www.good.test\r\nX-Forwarded-Proto: https\r\nConnection: close\r\n${headers}\r\n`,
		);
	});

describe('addresses that try to lead to another site', () => {
	const NO_PAGE = '/#no-such-page';
	it.each<[target: string, status: number, leadsTo?: string]>([
		['//evil.test', 404],
		['//evil.test/user', 302, NO_PAGE],
		['/\\evil.test/user', 302, NO_PAGE],
		['///evil.test/%2e%2e/user', 302, NO_PAGE],
		['http://evil.test/user', 400],
		['https://evil.test:443/', 400],
		['/user/..//evil.test', 404],
		['/%2f%2fevil.test', 404],
		['/%5cevil.test', 404],
		['/user?redirect=//evil.test', 302, '/login?redirect=%2Fuser%3Fredirect%3D%2F%2Fevil.test'],
		['/login?redirect=%2F%2Fevil.test&redirect=//evil.test', 200],
		['/crm?open=1&url=https://evil.test', 302, '/login?redirect=%2Fcrm%3Fopen%3D1%26url%3Dhttps%3A%2F%2Fevil.test'],
		['/?redirect=https://evil.test', 200],
		['/user%0d%0aLocation:%20https://evil.test', 404],
		['/nowhere%0d%0aSet-Cookie:%20sid=evil', 404],
		['/voyage-search?lang=EN%0d%0aSet-Cookie:%20sid=evil', 200],
	])('never leads to another site: %s (T34)', async (target, expected, leadsTo) => {
		const { status, location, text } = await ask(target);
		expect([status, location]).toEqual([expected, leadsTo]);
		if (location !== undefined) expect(new URL(location, 'https://www.good.test').origin).toBe('https://www.good.test');
		const [head = ''] = text.split('\r\n\r\n');
		expect(head.match(/^location:/gim)?.length ?? 0).toBe(leadsTo === undefined ? 0 : 1);
		expect(head).not.toMatch(/^set-cookie: sid=/im);
	});

	it.each([
		['Cookie', `__Host-sid=${'a'.repeat(8_000)}`],
		['Cookie', '__Host-sid=s%3A; __Host-sid=; __Host-browser=../../x; lang=EN%0d%0a'],
		['Cookie', `__Host-browser=${'%00'.repeat(20)}`],
		['Accept-Language', 'x'.repeat(4_000)],
		['X-Request-Id', 'a\tb<script>'],
		['X-Forwarded-For', 'x'.repeat(3_000)],
		['X-Forwarded-Proto', 'https, javascript'],
		['Referer', 'https://www.good.test/%0d%0aLocation:evil'],
	])('odd headers do no harm: %s (%#)', async (name, value) => {
		for (const [target, expected] of [
			['/user', 302],
			['/api/session', 200],
			['/api/openapi/guest/info', 401],
		] as const) {
			const { status, text } = await ask(target, `${name}: ${value}\r\n`);
			expect([target, status]).toEqual([target, expected]);
			expect(text.split('\r\n\r\n')[0]).not.toContain('<script>');
		}
	});
});

describe('values of the wrong type', () => {
	const WIDE_DIGITS = '１３８００１３８０００';
	const ODD: readonly unknown[] = [
		null,
		true,
		0,
		-1,
		1e308,
		{},
		[],
		['13800138000'],
		{ $ne: '' },
		{ toString: 'x' },
		'',
		' ',
		'a'.repeat(5_000),
		WIDE_DIGITS,
	];
	/** Values in the form of a link's code or a nonce: the site reads them, and refuses them because this browser has another nonce. */
	const TEXTS: Record<string, readonly unknown[]> = {
		'/api/login/bank code': [' ', WIDE_DIGITS],
		'/api/login/bank nonce': ['', ' ', WIDE_DIGITS],
		'/api/login/partner nonce': ['', ' ', WIDE_DIGITS],
	};
	const CALLS: Record<string, Record<string, unknown>> = {
		'/api/openapi/message/sms/code': { mobile: '13800138000', mobilePre: '86' },
		'/api/openapi/message/sms/captcha/code': { mobile: '13800138000', mobilePre: '86', captcha: 'abcd' },
		'/api/openapi/guest/pc/mobile/login': { mobile: '13800138000', mobilePre: '86', code: '123456' },
		'/api/login/bank': { code: 'x', nonce: 'x' },
		'/api/login/partner': { partner: 'ccb', parameters: { ticket: 'x' }, nonce: 'x' },
		'/api/login/wechat/bind': { mobile: '13800138000', mobilePre: '86', code: '123456' },
	};
	const cases = Object.entries(CALLS).flatMap(([path, right]) =>
		Object.keys(right).map((field) => [path, field, right] as const),
	);

	it.each(cases)('%s refuses values other than a text for %s (T44, T52)', async (path, field, right) => {
		const browser = visitor(site);
		// A number in full width is read (docs/rules.md, typed-text).
		const wrong = field === 'mobile' ? ODD.filter((odd) => odd !== WIDE_DIGITS) : ODD;
		for (const odd of wrong) {
			const { status, headers } = await browser.post(path, { ...right, [field]: odd });
			const isText = TEXTS[`${path} ${field}`]?.includes(odd) ?? false;
			expect([odd, status]).toEqual([odd, isText ? 403 : 400]);
			expect(String(headers['set-cookie'] ?? '')).not.toContain('sid=');
		}
		expect(site.sandbox.calls().calls).toEqual([]);
		expect(await browser.who()).toBeNull();
	});
});

describe('another person’s WeChat login (T27)', () => {
	it.each([{ ticket: 'x' }, { browser: 'x' }, { 'x-browser': 'x' }])(
		'can’t be claimed by a field or a header: %o',
		async (claim) => {
			const [victim, attacker] = [visitor(site), visitor(site)];
			expect((await victim.post('/api/login/wechat')).status).toBe(200);
			const id = victim.cookies.get('__Host-browser') ?? '';
			const claimed = Object.fromEntries(Object.keys(claim).map((name) => [name, id]));
			const reply = await attacker.post('/api/login/wechat/enter', claimed, claimed);
			expect(reply.status).toBe(409);
			// With two ids neither counts, the planted or the browser's own
			const planted = await visitor(site).post(
				'/api/login/wechat/enter',
				{},
				{ cookie: `__Host-browser=${id}; __Host-browser=${id}` },
			);
			expect(planted.status).toBe(409);
		},
	);
});

it('an attacker cannot use up the tries at a code that another person asked for (T31)', async () => {
	const mobile = '13077776666';
	const [attacker, owner] = [visitor(site), visitor(site, { 'x-forwarded-for': '10.77.66.55' })];
	await sendCode(attacker, mobile);
	for (let round = 0; round < 7; round++)
		await attacker.post('/api/openapi/guest/pc/mobile/login', { mobile, mobilePre: '86', code: '00000000' });
	await fetch(`${site.sandboxUrl}/__control/age-codes`, { method: 'POST', body: JSON.stringify({ mobile }) });
	const redis = await openRedis();
	await endCodeMinute(redis);
	redis.disconnect();
	expect((await logIn(site, owner, mobile)).status).toBe(200);
});
