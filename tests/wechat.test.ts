import { type ClientRequest, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { codeOf, control, cookieHeader, logIn, outbox, sendCode, type Visitor, visitor } from './support/visitor.ts';

const POLL = 'POST /openapi/guest/pc/wechat/qrcode/login';
let site: TestSite;
beforeAll(async () => {
	site = await startSite({ REDIS_URL: redisUrl() });
});
afterEach(() => site.sandbox.reset());
afterAll(() => site.close());

const polls = (): number => site.sandbox.calls().counts[POLL] ?? 0;

/** The events that a browser gets, in their order. */
function listen(browser: Visitor): { heard: string[]; bytes: () => string; ended: Promise<void>; leave: () => void } {
	const heard: string[] = [];
	let bytes = '';
	let request: ClientRequest;
	const cookie = cookieHeader(browser);
	const ended = new Promise<void>((resolve) => {
		request = get(`${site.url}/api/login/wechat/events`, { headers: { cookie } }, (response) => {
			response.setEncoding('utf8').on('data', (text: string) => {
				bytes += text;
				for (const [, status = ''] of text.matchAll(/data: \{"status":"(\w+)"\}/g)) heard.push(status);
			});
			response.once('close', resolve);
		});
		request.once('error', () => resolve());
	});
	return { heard, bytes: () => bytes, ended, leave: () => request.destroy() };
}

async function begin(browser: Visitor): Promise<string> {
	const { status, body } = await browser.post('/api/login/wechat');
	expect(status).toBe(200);
	expect(body.data.image).toMatch(/^data:image\/svg\+xml;base64,/);
	expect(body.data.expiresIn).toBeLessThanOrEqual(300);
	return (await outbox(site)).scans[0]?.ticket ?? '';
}
const move = (ticket: string, status: string, openId: string) => control(site, '/wechat', { ticket, status, openId });
const until = async (holds: () => boolean) => {
	while (!holds()) await pause(20);
};

describe('WeChat', () => {
	it('an unknown account is bound to a number after scanning, and logs in at once the next time (T27)', async () => {
		const browser = visitor(site);
		const ticket = await begin(browser);
		const stream = listen(browser);
		await until(() => stream.heard.length > 0);
		await move(ticket, 'scanned', 'open-1');
		await until(() => stream.heard.length > 1);
		await move(ticket, 'confirmed', 'open-1');
		await stream.ended;
		expect(stream.heard).toEqual(['waiting', 'scanned', 'confirmed']);
		expect(
			stream
				.bytes()
				.replaceAll(/^(data: \{"status":"\w+"\}|: still|)$/gm, '')
				.trim(),
		).toBe('');

		expect((await browser.post('/api/login/wechat/enter')).body.data).toEqual({ next: 'bind' });
		expect(await browser.who()).toBeNull();
		await sendCode(browser, '13711112222');
		const code = await codeOf(site, '13711112222');
		const bind = (from: Visitor, sent: string) =>
			from.post('/api/login/wechat/bind', { mobile: '13711112222', mobilePre: '86', code: sent });
		expect((await bind(visitor(site), code)).status).toBe(401);
		expect((await bind(browser, '00000000')).status).toBe(422);
		expect((await bind(browser, code)).body.data.mobileMasked).toBe('137****2222');
		expect(await browser.who()).toBe('137****2222');

		const again = visitor(site);
		const second = await begin(again);
		const known = listen(again);
		await until(() => known.heard.length > 0);
		await move(second, 'confirmed', 'open-1');
		await known.ended;
		const entered = await again.post('/api/login/wechat/enter');
		expect(entered.body.data).toEqual({ next: 'in' });
		expect(await again.who()).toBe('137****2222');
		// Another tab that has followed the same attempt.
		expect((await again.post('/api/login/wechat/enter')).body.data).toEqual({ next: 'in' });
		expect(await again.who()).toBe('137****2222');
		await again.post('/api/logout');
		expect((await again.post('/api/login/wechat/enter')).status).toBe(409);
	});

	it('a poll that upstream answers late is reported as late, and still logs in', async () => {
		const browser = visitor(site);
		const ticket = await begin(browser);
		await move(ticket, 'confirmed', 'open-1');
		site.sandbox.fault({ call: POLL, delayMs: 3_300 });
		const stream = listen(browser);
		await stream.ended;
		expect(stream.bytes()).toContain('data: {"status":"waiting","late":true}');
		expect(stream.heard.at(-1)).toBe('confirmed');
		expect((await browser.post('/api/login/wechat/enter')).body.data).toEqual({ next: 'in' });
	});

	/** Scans with an account, and waits until the page of a browser learns it. */
	async function scanWith(browser: Visitor, openId: string): Promise<void> {
		const ticket = await begin(browser);
		const stream = listen(browser);
		await move(ticket, 'confirmed', openId);
		await stream.ended;
		expect(stream.heard.at(-1)).toBe('confirmed');
	}

	it('a new code knows nothing of the scan of the one before', async () => {
		const browser = visitor(site);
		await scanWith(browser, 'open-5');
		await begin(browser);
		const stream = listen(browser);
		await until(() => stream.heard.length > 0);
		stream.leave();
		expect(stream.heard).toEqual(['waiting']);
		expect((await browser.post('/api/login/wechat/enter')).status).toBe(409);
	});

	it('a code that was scanned is over: after a logout nothing is asked about it, and no number can be bound to it', async () => {
		const browser = visitor(site);
		await scanWith(browser, 'open-6');
		await sendCode(browser, '13711113333');
		const code = await codeOf(site, '13711113333');
		await browser.post('/api/logout');
		const asked = polls();
		const stream = listen(browser);
		await stream.ended;
		expect([stream.heard, polls()]).toEqual([['expired'], asked]);
		const bound = await browser.post('/api/login/wechat/bind', { mobile: '13711113333', mobilePre: '86', code });
		expect(bound.status).toBe(409);
	});

	it('another browser can’t see an attempt, or end it (T27)', async () => {
		const [browser, other] = [visitor(site), visitor(site)];
		const ticket = await begin(browser);
		await other.get('/api/login/entry');
		const foreign = listen(other);
		await foreign.ended;
		expect(foreign.heard).toEqual(['expired']);
		const own = listen(browser);
		await move(ticket, 'confirmed', 'open-2');
		await own.ended;
		expect((await other.post('/api/login/wechat/enter')).status).toBe(409);
		expect((await browser.post('/api/login/wechat/enter')).status).toBe(200);
	});

	it('a closed page stops the calls to upstream', async () => {
		const browser = visitor(site);
		await begin(browser);
		const stream = listen(browser);
		await until(() => stream.heard.length > 0);
		stream.leave();
		await pause(300);
		const before = polls();
		await pause(2_000);
		expect(polls()).toBe(before);
	});

	it('an attempt is polled once a tick, however many streams follow it, and a browser has five at once', async () => {
		const browser = visitor(site);
		await begin(browser);
		const streams = Array.from({ length: 5 }, () => listen(browser));
		await until(() => streams.every(({ heard }) => heard.length > 0));
		const refused = await browser.get('/api/login/wechat/events');
		expect([refused.status, refused.headers['retry-after']]).toEqual([429, '5']);
		const [before, started] = [polls(), performance.now()];
		await pause(3_200);
		expect(polls() - before).toBeGreaterThan(0);
		expect(polls() - before).toBeLessThanOrEqual(1 + Math.ceil((performance.now() - started) / 1_500));
		for (const { leave } of streams) leave();
		await pause(300);
		const again = listen(browser);
		await until(() => again.heard.length > 0);
		again.leave();
	});

	it.each(['refused', 'expired'])('reports that an attempt is %s, and ends', async (status) => {
		const browser = visitor(site);
		const ticket = await begin(browser);
		await move(ticket, status, 'open-3');
		const stream = listen(browser);
		await stream.ended;
		expect(stream.heard).toEqual([status]);
	});

	it('goes on when upstream is away for a moment, and asks no more than once a second', async () => {
		const browser = visitor(site);
		const ticket = await begin(browser);
		site.sandbox.fault({ call: POLL, httpStatus: 503, times: 1 });
		const stream = listen(browser);
		await until(() => stream.heard.length > 0);
		await move(ticket, 'confirmed', 'open-4');
		const started = performance.now();
		await stream.ended;
		expect(stream.heard).toEqual(['waiting', 'confirmed']);
		expect(polls()).toBeLessThanOrEqual(2 + Math.ceil((performance.now() - started) / 1_000));
	});

	it('replaces the member who was logged in only when the page enters', async () => {
		const browser = visitor(site);
		await logIn(site, browser, '13733334444');
		const ticket = await begin(browser);
		const stream = listen(browser);
		await move(ticket, 'confirmed', 'open-1');
		await stream.ended;
		expect(await browser.who()).toBe('137****4444');
		await browser.post('/api/login/wechat/enter');
		expect(await browser.who()).toBe('137****2222');
	});
});
