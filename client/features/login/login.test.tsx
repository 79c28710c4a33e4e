import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { description } from '#client/test-support/description.ts';
import { type Answers, failure, fakeServer } from '#client/test-support/fake-server.ts';
import { openPage } from '#client/test-support/open-page.tsx';
import { guestSession, memberSession } from '#client/test-support/sample-session.ts';
import { textsOf } from '#client/test-support/texts.ts';
import type { LoginState, WechatEvent } from '#shared/catalogue/bff/login.ts';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import { LOGIN_ERRORS } from '#shared/login-errors.ts';
import { bindPath, loginPath, paths } from '#shared/paths.ts';

const t = textsOf('CN', 'login');
const SEND = 'POST /openapi/message/sms/code';
const LOGIN = 'POST /openapi/guest/pc/mobile/login';
const MEMBER: CallOutput<typeof LOGIN> = {
	id: 'm1',
	nickname: '',
	mobile: '13800138000',
	mobilePre: '86',
	region: '',
	isNew: false,
};
const WECHAT: Answers = { 'POST /login/wechat': { image: 'data:image/png;base64,AA==', expiresIn: 120 } };

const mobile = () => screen.getByRole<HTMLInputElement>('textbox', { name: t('sms.mobile') });
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: t('sms.code') });
const agree = () => screen.getByRole<HTMLInputElement>('checkbox');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const qr = () => screen.queryByRole('img', { name: t('qr.alt') });
const stateOf = (changes: Partial<LoginState> = {}): LoginState => ({ now: Date.now(), codes: [], scanned: false, ...changes });

/** The stream of the server's events about a WeChat attempt. */
class FakeEventSource extends EventTarget {
	static readonly CLOSED = 2;
	static readonly opened: FakeEventSource[] = [];
	readyState = 1;
	constructor() {
		super();
		FakeEventSource.opened.push(this);
	}
	close() {
		this.readyState = FakeEventSource.CLOSED;
	}
}
/** Waits until the code is shown and the page listens to what becomes of it. */
const shown = () =>
	waitFor(() => {
		expect(qr()).toBeTruthy();
		expect(FakeEventSource.opened.at(-1)?.readyState).toBe(1);
	});
const report = (status: WechatEvent['status'], late?: true) => {
	const event = new MessageEvent('message', { data: JSON.stringify({ status, late }) });
	act(() => void FakeEventSource.opened.at(-1)?.dispatchEvent(event));
};

beforeEach(() => {
	vi.stubGlobal('EventSource', FakeEventSource);
	FakeEventSource.opened.length = 0;
});

/** Records the paths of the documents that the page begins. */
function watchDocuments() {
	const begun: string[] = [];
	const begin = (address: string | URL) => void begun.push(new URL(address, location.origin).pathname);
	const spies = [vi.spyOn(location, 'replace'), vi.spyOn(location, 'assign')].map((spy) => spy.mockImplementation(begin));
	onTestFinished(() => {
		for (const spy of spies) spy.mockRestore();
	});
	return begun;
}

async function openLogin(answers: Answers = {}, { page = 'login', redirect = '', state = stateOf() } = {}) {
	const server = fakeServer({
		'GET /session': guestSession(),
		'GET /openapi/countrySmsCode': [],
		'GET /login/state': state,
		...WECHAT,
		...answers,
	});
	const query = redirect && `?redirect=${encodeURIComponent(redirect)}`;
	const opened = await openPage(page === 'bind' ? 'bind' : 'login', { query });
	await screen.findByRole('heading', { level: 1 });
	return { server, opened };
}

async function typeCode() {
	await userEvent.type(mobile(), '138 0013 8000');
	await userEvent.click(agree());
	await userEvent.type(code(), '123456');
}

test('a correct code begins a new document at the page that was asked for', async () => {
	const documents = watchDocuments();
	const { server } = await openLogin({ [LOGIN]: MEMBER }, { redirect: paths.orders });
	expect(screen.getByText(t('leadBack'))).toBeTruthy();
	await typeCode();
	await waitFor(() => expect(documents).toEqual([paths.orders]));
	expect(server.inputs(LOGIN)).toEqual([{ mobile: '13800138000', mobilePre: '86', code: '123456' }]);
});

test.each(['https://elsewhere.example/', '//elsewhere.example', 'javascript:alert(1)'])(
	'a login that was asked to lead to %s leads home',
	async (redirect) => {
		const documents = watchDocuments();
		await openLogin({ [LOGIN]: MEMBER }, { redirect });
		await typeCode();
		await waitFor(() => expect(documents).toEqual([paths.home]));
	},
);

test.each([
	['a wrong code', failure('upstream-business', '', LOGIN_ERRORS.codeWrong), t('error.codeWrong')],
	['a code that upstream refuses in its own words', failure('upstream-business', '验证码已停用', 321), '验证码已停用'],
])('%s is refused at the code’s field; the number, the code and the box stay', async (_, answer, words) => {
	await openLogin({ [LOGIN]: answer });
	await typeCode();
	await waitFor(() => expect(description(code())).toContain(words));
	expect(code().getAttribute('aria-invalid')).toBe('true');
	expect([mobile().value, code().value, agree().checked]).toEqual(['138 0013 8000', '123456', true]);
	expect(document.title).toContain(t('failed'));
});

test('a number for which upstream sends no code is reported at the number’s field', async () => {
	await openLogin({ [SEND]: failure('upstream-business', '', LOGIN_ERRORS.tooManyCodes) });
	await userEvent.type(mobile(), '13800138000');
	await userEvent.click(agree());
	await press(t('sms.send'));
	await waitFor(() => expect(description(mobile())).toContain(t('error.codesTooOften')));
	expect(mobile().value).toBe('13800138000');
});

test('too many tries show a notice above the form', async () => {
	await openLogin({ [LOGIN]: failure('rate-limited') });
	await typeCode();
	expect(await screen.findByText(t('error.refused'))).toBeTruthy();
});

test('after a reload the page names the number that got a code, and the wait for another goes on', async () => {
	const now = Date.now();
	await openLogin({}, { state: stateOf({ now, codes: [{ to: '138****8000', own: false, again: now + 40_000 }] }) });
	expect(screen.getByText(t('sms.sent', { to: '138****8000' }))).toBeTruthy();
	await waitFor(() => expect(screen.getByRole('button', { name: /^\d+ 秒/ }).getAttribute('aria-disabled')).toBe('true'));
});

test('an account that is scanned and confirmed in WeChat logs in, and leads to the page that was asked for', async () => {
	const documents = watchDocuments();
	await openLogin({ 'POST /login/wechat/enter': { next: 'in' } }, { redirect: paths.orders });
	await shown();
	report('scanned');
	expect(await screen.findByText(t('qr.scannedText'))).toBeTruthy();
	report('confirmed');
	await waitFor(() => expect(documents).toEqual([paths.orders]));
});

test('a late answer of WeChat is reported while the code stays, and still logs in', async () => {
	const documents = watchDocuments();
	await openLogin({ 'POST /login/wechat/enter': { next: 'in' } }, { redirect: paths.orders });
	await shown();
	report('waiting', true);
	expect(await screen.findByText(t('qr.late'))).toBeTruthy();
	expect(qr()).toBeTruthy();
	report('confirmed');
	await waitFor(() => expect(documents).toEqual([paths.orders]));
});

test('a tab that waits at the login page goes on when another one has logged in', async () => {
	const documents = watchDocuments();
	const { server } = await openLogin({}, { redirect: paths.orders });
	await shown();
	const other = new BroadcastChannel('session');
	onTestFinished(() => other.close());
	server.answer({ 'GET /session': memberSession() });
	other.postMessage(0);
	await waitFor(() => expect(documents).toEqual([paths.orders]));
});

test('a tab that is seen again after a login elsewhere goes on; without a login it stays', async () => {
	const documents = watchDocuments();
	const { server } = await openLogin({}, { redirect: paths.orders });
	await shown();
	act(() => void dispatchEvent(new Event('focus')));
	await waitFor(() => expect(server.inputs('GET /session').length).toBeGreaterThan(1));
	expect(documents).toEqual([]);
	server.answer({ 'GET /session': memberSession() });
	act(() => void document.dispatchEvent(new Event('visibilitychange')));
	await waitFor(() => expect(documents).toEqual([paths.orders]));
});

test('an account of WeChat without a number leads to the page that binds one', async () => {
	const { opened } = await openLogin({ 'POST /login/wechat/enter': { next: 'bind' } }, { redirect: paths.orders });
	await shown();
	report('confirmed');
	await waitFor(() => expect(opened.address()).toBe(bindPath(paths.orders)));
});

test.each(['expired', 'refused'] as const)(
	'a WeChat code that is %s is reported, and a new one is made on request',
	async (status) => {
		const { server } = await openLogin();
		await shown();
		report(status);
		expect(screen.getByText(t(`qr.${status}`))).toBeTruthy();
		await userEvent.click(screen.getAllByRole('button', { name: t('qr.refresh') })[0] as HTMLElement);
		await waitFor(() => expect(screen.getByText(t('qr.waiting'))).toBeTruthy());
		expect(server.inputs('POST /login/wechat')).toHaveLength(2);
	},
);

test('a browser that goes offline shows that the connection is lost; back online it listens to a new stream', async () => {
	await openLogin();
	await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
	act(() => void dispatchEvent(new Event('offline')));
	expect(screen.getByText(t('qr.lost'))).toBeTruthy();
	expect(FakeEventSource.opened[0]?.readyState).toBe(FakeEventSource.CLOSED);
	act(() => void dispatchEvent(new Event('online')));
	expect(FakeEventSource.opened).toHaveLength(2);
	report('waiting');
	expect(screen.queryByText(t('qr.lost'))).toBeNull();
});

test('a stream that the server refuses ends the attempt', async () => {
	await openLogin();
	await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
	const [source] = FakeEventSource.opened;
	source?.close();
	act(() => void source?.dispatchEvent(new Event('error')));
	expect(screen.getByText(t('qr.expired'))).toBeTruthy();
});

test('a WeChat code that upstream can’t make is reported in upstream’s words', async () => {
	await openLogin({ 'POST /login/wechat': failure('upstream-business', '微信登录维护中', 321) });
	expect(await screen.findByText(t('qr.failed'))).toBeTruthy();
	expect(screen.getByText('微信登录维护中')).toBeTruthy();
});

test('on a narrow screen, which can’t scan itself, a WeChat code is made only on request', async () => {
	vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
	const { server } = await openLogin();
	expect(qr()).toBeNull();
	expect(server.inputs('POST /login/wechat')).toEqual([]);
	await press(t('qr.open'));
	await shown();
});

test('a number is bound to the account that was scanned, which then is logged in', async () => {
	const documents = watchDocuments();
	const { server } = await openLogin(
		{ 'POST /login/wechat/bind': { id: 'm1', nickname: '', mobileMasked: '138****8000' } },
		{ page: 'bind', redirect: paths.orders, state: stateOf({ scanned: true }) },
	);
	await typeCode();
	await waitFor(() => expect(documents).toEqual([paths.orders]));
	expect(server.inputs('POST /login/wechat/bind')).toEqual([{ mobile: '13800138000', mobilePre: '86', code: '123456' }]);
	expect(screen.getByRole('link', { name: t('bind.other') }).getAttribute('href')).toBe(loginPath(paths.orders));
});

test('where no account was scanned, the page to bind a number leads to the login page', async () => {
	await openLogin({}, { page: 'bind', redirect: paths.orders });
	expect(screen.queryByRole('textbox')).toBeNull();
	expect(screen.getByRole('link', { name: t('bind.scan') }).getAttribute('href')).toBe(loginPath(paths.orders));
});

test('where it is unknown whether an account was scanned, a number can be bound all the same', async () => {
	await openLogin({ 'GET /login/state': failure('session-unavailable') }, { page: 'bind' });
	expect(mobile()).toBeTruthy();
});
