import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOGIN_ERRORS } from '#shared/login-errors.ts';
import { startSandbox, type TestSandbox } from './test-support.ts';

const NUMBER = { mobilePre: '86', mobile: '13800138000' };
let server: TestSandbox;

beforeAll(async () => {
	server = await startSandbox('2026-11-21T01:00:00Z');
});
afterAll(() => server.close());

type Outbox = { codes: { mobile: string; code: string }[]; captchas: { mobile: string; answer: string }[] };
const control = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
	(
		await fetch(`${server.url}/__control${path}`, { method, ...(body !== undefined && { body: JSON.stringify(body) }) })
	).json() as T;
const codeOf = async (mobile: string) => {
	const { codes } = await control<Outbox>('GET', '/outbox');
	return codes.find((sms) => sms.mobile === mobile)?.code ?? '';
};
const errOf = async (...asked: Parameters<TestSandbox['send']>) => (await server.send(...asked)).envelope.err;
const later = (mobile: string) => control('POST', '/age-codes', { mobile });

describe('a code by message', () => {
	it('makes a new member of a number, and finds the same one the next time', async () => {
		await server.ask('POST /openapi/message/sms/code', NUMBER);
		const first = await server.ask('POST /openapi/guest/pc/mobile/login', { ...NUMBER, code: await codeOf(NUMBER.mobile) });
		expect(first).toMatchObject({ ...NUMBER, isNew: true });
		await later(NUMBER.mobile);
		await server.ask('POST /openapi/message/sms/code', NUMBER);
		const again = await server.ask('POST /openapi/guest/pc/mobile/login', { ...NUMBER, code: await codeOf(NUMBER.mobile) });
		expect(again).toMatchObject({ id: first.id, isNew: false });
		expect(again.token).not.toBe(first.token);
		const info = await server.send('GET /openapi/guest/info', {}, { channel: 'WEB', 'user-token': again.token });
		expect(info.envelope).toMatchObject({ err: 0, data: NUMBER });
		await control('POST', '/end-tokens', { mobile: NUMBER.mobile });
		expect(await errOf('GET /openapi/guest/info', {}, { channel: 'WEB', 'user-token': again.token })).toBe(700);
	});

	it('is valid once, for five minutes, and for five tries', async () => {
		const number = { mobilePre: '86', mobile: '13800138001' };
		const login = (code: string) => errOf('POST /openapi/guest/pc/mobile/login', { ...number, code });
		await server.ask('POST /openapi/message/sms/code', number);
		expect(await errOf('POST /openapi/message/sms/code', number)).toBe(LOGIN_ERRORS.tooManyCodes);
		const code = await codeOf(number.mobile);
		const wrong = code === '000000' ? '000001' : '000000';
		for (let attempt = 0; attempt < 5; attempt += 1) expect(await login(wrong)).toBe(LOGIN_ERRORS.codeWrong);
		expect(await login(code)).toBe(LOGIN_ERRORS.tooManyTries);
		await later(number.mobile);
		expect(await login(code)).toBe(LOGIN_ERRORS.codeExpired);
		await server.ask('POST /openapi/message/sms/code', number);
		const fresh = await codeOf(number.mobile);
		expect(await login(fresh)).toBe(0);
		expect(await login(fresh)).not.toBe(0);
	});

	it('needs a captcha after three codes in an hour, and each captcha is valid once', async () => {
		const number = { mobilePre: '86', mobile: '13800138002' };
		await control('POST', '/send-earlier', { mobile: number.mobile });
		expect(await errOf('POST /openapi/message/sms/code', number)).toBe(LOGIN_ERRORS.captchaAsked);
		const send = (captcha: string) => errOf('POST /openapi/message/sms/captcha/code', { ...number, captcha });
		expect(await send('none')).toBe(LOGIN_ERRORS.captchaWrong);
		const picture = await server.fetchCall('GET /openapi/message/captcha', { mobile: number.mobile }, { channel: 'WEB' });
		expect(picture.headers.get('content-type')).toBe('image/svg+xml');
		const { captchas } = await control<Outbox>('GET', '/outbox');
		const answer = captchas.find(({ mobile }) => mobile === number.mobile)?.answer ?? '';
		expect(await send(answer.toLowerCase())).toBe(0);
		expect(await send(answer)).toBe(LOGIN_ERRORS.captchaWrong);
	});
});

describe('WeChat', () => {
	it('is scanned, confirmed and bound to a number, and logs in without a number the next time', async () => {
		const number = { mobilePre: '86', mobile: '13800138003' };
		const stand = (ticket: string) => server.ask('POST /openapi/guest/pc/wechat/qrcode/login', { ticket });
		const { ticket } = await server.ask('POST /openapi/guest/pc/wechat/create', {});
		expect(await stand(ticket)).toMatchObject({ status: 'waiting' });
		await control('POST', '/wechat', { ticket, status: 'scanned' });
		expect(await stand(ticket)).toMatchObject({ status: 'scanned' });
		await control('POST', '/wechat', { ticket, status: 'confirmed', openId: 'o1' });
		const { bindToken, token } = await stand(ticket);
		expect(token).toBeUndefined();
		await server.ask('POST /openapi/message/sms/code', number);
		const bound = await server.ask('POST /openapi/user/wechat/bind', { ...number, bindToken, code: await codeOf(number.mobile) });
		expect(bound).toMatchObject(number);
		const next = await server.ask('POST /openapi/guest/pc/wechat/create', {});
		await control('POST', '/wechat', { ticket: next.ticket, status: 'confirmed', openId: 'o1' });
		expect(await stand(next.ticket)).toMatchObject({ status: 'confirmed', id: bound.id, token: expect.any(String) });
		expect(await errOf('POST /openapi/guest/pc/wechat/qrcode/login', { ticket: next.ticket })).toBe(LOGIN_ERRORS.qrExpired);
	});
});

it.each([
	['POST /openapi/guest/pc/bocomLogin', 'code'],
	['POST /openapi/user/ccb/login', 'ticket'],
] as const)('%s takes a code once', async (name, field) => {
	const { code } = await control<{ code: string }>('POST', '/entry', { mobile: '13800138004' });
	expect((await server.send(name, { [field]: code })).envelope).toMatchObject({ err: 0, data: { mobile: '13800138004' } });
	expect(await errOf(name, { [field]: code })).toBe(LOGIN_ERRORS.linkUsed);
});
