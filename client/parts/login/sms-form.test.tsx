import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useDirectSender } from '#client/parts/form-sender.ts';
import { description } from '#client/test-support/description.ts';
import { type Answers, failure, fakeServer } from '#client/test-support/fake-server.ts';
import { nextPress } from '#client/test-support/next-press.ts';
import { openPart } from '#client/test-support/open-page.tsx';
import { textsOf } from '#client/test-support/texts.ts';
import { SMS_CODE_LENGTH } from '#shared/constants.ts';
import { LOGIN_ERRORS } from '#shared/login-errors.ts';
import { answerLogin } from './sms-action.ts';
import { SmsForm } from './sms-form.tsx';

const t = textsOf('CN', 'login');
const SEND = 'POST /openapi/message/sms/code';
const SEND_WITH_CAPTCHA = 'POST /openapi/message/sms/captcha/code';
const LOGIN = 'POST /openapi/guest/pc/mobile/login';
const COUNTRIES = [
	{ code: '86', cnName: '中国', enName: 'China' },
	{ code: '852', cnName: '中国香港', enName: 'Hong Kong' },
];

function Login() {
	return <SmsForm sender={useDirectSender('/login', answerLogin)} countries={COUNTRIES} submit={t('sms.submit')} />;
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const mobile = () => field(t('sms.mobile'));
const code = () => field(t('sms.code'));
const agree = () => screen.getByRole<HTMLInputElement>('checkbox');
const sendButton = () => screen.getByRole('button', { name: new RegExp(`${t('sms.send')}|${t('sms.resend')}|重发`) });
const login = () => userEvent.click(screen.getByRole('button', { name: t('sms.submit') }));

async function openForm(answers: Answers = {}) {
	const server = fakeServer(answers);
	openPart(Login);
	await screen.findByRole('checkbox');
	return server;
}

async function askForCode() {
	await userEvent.type(mobile(), '138 0013 8000');
	await userEvent.click(agree());
	await userEvent.click(sendButton());
}

test('what is missing is said at its field and above the form, where each line leads to its field', async () => {
	const server = await openForm();
	await login();
	expect(description(mobile())).toBe(t('error.mobileMissing'));
	expect(description(code())).toContain(t('error.codeMissing'));
	expect(description(agree())).toBe(t('error.agree'));
	expect(document.activeElement).toBe(mobile());
	const summary = within(screen.getByText(t('summary')).closest('[role=alert]') as HTMLElement);
	await userEvent.click(summary.getByRole('link', { name: t('error.agree') }));
	expect(document.activeElement).toBe(agree());
	expect(server.inputs(LOGIN)).toEqual([]);
});

test('a number that is too short is reported while it is typed, until it is complete', async () => {
	await openForm();
	await login();
	await userEvent.type(mobile(), '1380013800');
	expect(description(mobile())).toBe(t('error.mobile'));
	await userEvent.type(mobile(), '0');
	expect(description(mobile())).toBe('');
});

test('a code is sent to the number without its spaces; the focus goes on, and the number is shown masked', async () => {
	const server = await openForm({ [SEND]: {} });
	await askForCode();
	await waitFor(() => expect(document.activeElement).toBe(code()));
	expect(server.inputs(SEND)).toEqual([{ mobile: '13800138000', mobilePre: '86' }]);
	expect(screen.getByText(t('sms.sent', { to: '138****8000' }))).toBeTruthy();
});

test('asking for a code keeps what is typed in its field', async () => {
	await openForm({ [SEND]: {} });
	await userEvent.type(code(), '1234');
	await askForCode();
	await waitFor(() => expect(screen.getByText(t('sms.sent', { to: '138****8000' }))).toBeTruthy());
	expect(code().value).toBe('1234');
});

test('no second code is sent within a minute', async () => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	onTestFinished(() => void vi.useRealTimers());
	const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
	const server = await openForm({ [SEND]: {} });
	await user.type(mobile(), '13800138000');
	await user.click(agree());
	await user.click(sendButton());
	await waitFor(() => expect(sendButton().textContent).toMatch(/\d+ 秒/));
	await user.click(sendButton());
	expect(server.inputs(SEND)).toHaveLength(1);
	await act(() => vi.advanceTimersByTimeAsync(61_000));
	expect(sendButton().textContent).toBe(t('sms.resend'));
	await user.click(sendButton());
	await waitFor(() => expect(server.inputs(SEND)).toHaveLength(2));
});

test('no code is sent before the privacy policy is agreed to', async () => {
	const server = await openForm({ [SEND]: {} });
	await userEvent.type(mobile(), '13800138000');
	await userEvent.click(sendButton());
	expect(description(agree())).toBe(t('error.agree'));
	expect(server.inputs(SEND)).toEqual([]);
});

test('a complete code logs in without a press, in whatever form it is pasted', async () => {
	const server = await openForm({
		[SEND]: {},
		[LOGIN]: { id: 'm1', nickname: '', mobile: '13800138000', mobilePre: '86', region: '', isNew: false },
	});
	await askForCode();
	await waitFor(() => expect(document.activeElement).toBe(code()));
	await userEvent.paste('12 34-56');
	await waitFor(() => expect(server.inputs(LOGIN)).toEqual([{ mobile: '13800138000', mobilePre: '86', code: '123456' }]));
});

test('a code that is complete while another press is under way is sent after it', async () => {
	let answer = (_sent: object) => {};
	const server = await openForm({
		[SEND]: () => new Promise<object>((done) => (answer = done)),
		[LOGIN]: { id: 'm1', nickname: '', mobile: '13800138000', mobilePre: '86', region: '', isNew: false },
	});
	await askForCode();
	await userEvent.type(code(), '123456');
	expect(server.inputs(LOGIN)).toEqual([]);
	await act(async () => answer({}));
	await waitFor(() => expect(server.inputs(LOGIN)).toHaveLength(1));
});

test('a complete code without consent is kept, and what is missing is said at the box', async () => {
	const server = await openForm();
	await userEvent.type(mobile(), '13800138000');
	await userEvent.type(code(), '12345');
	expect(description(agree())).toBe('');
	await userEvent.type(code(), '6');
	await waitFor(() => expect(description(agree())).toBe(t('error.agree')));
	expect(server.inputs(LOGIN)).toEqual([]);
	expect(description(mobile())).toBe('');
});

test('an answer that takes long is announced below the button', async () => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	onTestFinished(() => void vi.useRealTimers());
	const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
	await openForm({ [LOGIN]: () => new Promise(() => {}) });
	await user.type(mobile(), '13800138000');
	await user.click(agree());
	await user.type(code(), '123456');
	expect(screen.queryByText(t('sms.long'))).toBeNull();
	await act(() => vi.advanceTimersByTimeAsync(6_000));
	expect(screen.getByText(t('sms.long')).getAttribute('role')).toBe('status');
});

test('a code that is too long is never sent without a press', async () => {
	const server = await openForm({ [SEND]: {} });
	await askForCode();
	await waitFor(() => expect(document.activeElement).toBe(code()));
	await userEvent.paste('1234567');
	await login();
	expect(description(code())).toContain(t('error.codeShort', { length: SMS_CODE_LENGTH }));
	expect(server.inputs(LOGIN)).toEqual([]);
});

test.each([
	['wrong', failure('upstream-business', '', LOGIN_ERRORS.codeWrong), 'codeWrong'],
	['old', failure('upstream-business', '', LOGIN_ERRORS.codeExpired), 'codeExpired'],
	['void after too many tries', failure('upstream-business', '', LOGIN_ERRORS.tooManyTries), 'codeVoid'],
	['one that was never asked for', failure('code-unknown'), 'codeUnknown'],
	['used up, perhaps, by a login without an answer', failure('code-unclear'), 'codeUnclear'],
] as const)('a code that is %s is reported at its field, and the number stays', async (_, answer, words) => {
	await openForm({ [SEND]: {}, [LOGIN]: answer });
	await askForCode();
	await waitFor(() => expect(document.activeElement).toBe(code()));
	await userEvent.paste('123456');
	await waitFor(() => expect(description(code())).toContain(t(`error.${words}`)));
	expect(mobile().value).toBe('138 0013 8000');
});

test('a captcha that is asked for gets the focus, and its answer is sent with the number', async () => {
	const server = await openForm({ [SEND]: failure('upstream-business', '', LOGIN_ERRORS.captchaAsked), [SEND_WITH_CAPTCHA]: {} });
	await askForCode();
	const captcha = await screen.findByRole('textbox', { name: t('captcha.label') });
	await waitFor(() => expect(document.activeElement).toBe(captcha));
	expect(captcha.getAttribute('aria-invalid')).not.toBe('true');
	await userEvent.type(mobile(), '{End} ');
	expect(captcha.getAttribute('aria-invalid')).not.toBe('true');
	await nextPress();
	await userEvent.click(sendButton());
	await waitFor(() => expect(description(field(t('captcha.label')))).toContain(t('error.captchaMissing')));
	await userEvent.type(field(t('captcha.label')), 'k7fw');
	await nextPress();
	await userEvent.click(sendButton());
	await waitFor(() => expect(screen.queryByRole('textbox', { name: t('captcha.label') })).toBeNull());
	expect(server.inputs(SEND_WITH_CAPTCHA)).toEqual([{ mobile: '13800138000', mobilePre: '86', captcha: 'k7fw' }]);
});

test('a captcha that the site asks for is as one that upstream asks for', async () => {
	const server = await openForm({ [SEND]: failure('captcha-asked'), [SEND_WITH_CAPTCHA]: {} });
	await askForCode();
	await userEvent.type(await screen.findByRole('textbox', { name: t('captcha.label') }), 'k7fw');
	await nextPress();
	await userEvent.click(sendButton());
	await waitFor(() =>
		expect(server.inputs(SEND_WITH_CAPTCHA)).toEqual([{ mobile: '13800138000', mobilePre: '86', captcha: 'k7fw' }]),
	);
});

test('a country to which no codes are sent is said at the number, which stays', async () => {
	await openForm({ [SEND]: failure('prefix-not-offered') });
	await askForCode();
	await waitFor(() => expect(description(mobile())).toContain(t('error.prefix')));
	expect(mobile().value).toBe('138 0013 8000');
	expect(agree().checked).toBe(true);
});

test('a captcha answered wrongly is empty again, with another picture', async () => {
	await openForm({
		[SEND]: failure('upstream-business', '', LOGIN_ERRORS.captchaAsked),
		[SEND_WITH_CAPTCHA]: failure('upstream-business', '', LOGIN_ERRORS.captchaWrong),
	});
	await askForCode();
	const captcha = () => field(t('captcha.label'));
	const picture = () => screen.getByRole('img', { name: t('captcha.picture') }).getAttribute('src');
	await userEvent.type(await screen.findByRole('textbox', { name: t('captcha.label') }), '----');
	const before = picture();
	await nextPress();
	await userEvent.click(sendButton());
	await waitFor(() => expect(description(captcha())).toContain(t('error.captchaWrong')));
	expect(picture()).not.toBe(before);
	expect(captcha().value).toBe('');
});

test('a server that can’t be reached is reported above the form, and what is filled in stays', async () => {
	await openForm({ [SEND]: failure('upstream-unavailable') });
	await askForCode();
	expect(await screen.findByText(t('error.unavailable'))).toBeTruthy();
	expect(agree().checked).toBe(true);
	expect(mobile().value).toBe('138 0013 8000');
});

test('the rule of eleven digits isn’t applied to numbers of other countries', async () => {
	const server = await openForm({ [SEND]: {} });
	await userEvent.click(screen.getByRole('button', { name: new RegExp(t('dial.title')) }));
	const search = await screen.findByRole('combobox', { name: t('dial.search') });
	await userEvent.type(search, '香港');
	await waitFor(() => expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(1));
	await userEvent.keyboard('{Enter}');
	await userEvent.type(mobile(), '6123 4567');
	await userEvent.click(agree());
	await userEvent.click(sendButton());
	await waitFor(() => expect(server.inputs(SEND)).toEqual([{ mobile: '61234567', mobilePre: '852' }]));
});
