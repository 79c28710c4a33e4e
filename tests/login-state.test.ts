import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LoginState } from '#shared/catalogue/bff/login.ts';
import { SMS_RESEND_AFTER } from '#shared/constants.ts';
import { redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, codeOf, sendCode, tryCode, type Visitor, visitor } from './support/visitor.ts';
import { words } from './support/words.ts';

const MOBILE = '13812345678';
const MASKED = '138****5678';
const t = words('CN');
let site: TestSite;
beforeAll(async () => {
	site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() });
});
afterAll(() => site.close());

const stateOf = async (browser: Visitor): Promise<LoginState> => (await browser.get('/api/login/state')).body.data;
const pageOf = async (browser: Visitor, path: string): Promise<string> =>
	(await browser.get(path, { 'accept-language': 'zh-CN' })).text;

it('a browser that comes back gets the remaining wait for another code, and no other browser does', async () => {
	const [asking, other] = [visitor(site), visitor(site)];
	await sendCode(asking, MOBILE);
	const { codes, now, scanned } = await stateOf(asking);
	expect(codes).toEqual([{ to: MASKED, own: false, again: expect.any(Number) }]);
	const left = (codes[0]?.again ?? 0) - now;
	expect(left).toBeGreaterThan(0);
	expect(left).toBeLessThanOrEqual(SMS_RESEND_AFTER);
	expect(scanned).toBe(false);
	expect(await pageOf(asking, '/login')).toContain(t('login:sms.sent', { to: MASKED }));

	const reply = await other.get('/api/login/state');
	expect(reply.body.data).toMatchObject({ codes: [], scanned: false });
	expect(reply.headers['set-cookie']).toBeUndefined();
	expect(await pageOf(other, '/login')).not.toContain(MASKED);

	await tryCode(asking, MOBILE, await codeOf(site, MOBILE));
	expect((await stateOf(asking)).codes).toMatchObject([{ to: MASKED, own: true }]);
});

it('a number without a code, after a refusal, has no wait', async () => {
	const browser = visitor(site);
	site.sandbox.fault({ call: 'POST /openapi/message/sms/code', err: 1004, errMsg: '请先输入图形验证码', times: 1 });
	await sendCode(browser, '13812345679');
	expect((await stateOf(browser)).codes).toEqual([]);
});

it('the page that binds a number mentions a WeChat login only after one', async () => {
	const html = await pageOf(visitor(site), '/bind');
	expect(html).toContain(t('login:bind.scanFirst'));
	expect(html).not.toContain(t('login:bind.lead'));
});

it.each(['/?code', '/?code=', '/?code=%20', '/?redirect=%2Forders&code='])('%s shows home, and no failed login', async (path) => {
	const html = await pageOf(visitor(site), path);
	expect(html).toContain(t('search-form:form.submit'));
	expect(html).not.toContain(t('common:entry.title'));
});
