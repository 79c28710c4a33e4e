import { randomInt } from 'node:crypto';
import { SMS_CODE_LENGTH, SMS_RESEND_AFTER } from '#shared/constants.ts';
import { LOGIN_ERRORS } from '#shared/login-errors.ts';
import type { Context } from '../context.ts';
import { SandboxError } from '../errors.ts';

type Number = { mobilePre: string; mobile: string };
type SmsRow = { id: number; code: string; sentAt: number; tries: number };

const CODE_LIFE = 5 * 60_000;
const MAX_TRIES = 5;
const HOUR = 3_600_000;
/** Codes that a number gets within an hour before a captcha is needed. */
const WITHOUT_CAPTCHA = 3;
const CAPTCHA_LETTERS = 'ACDEFHJKMNPRTUVWXY34579';

const refusal = (name: keyof typeof LOGIN_ERRORS, errMsg: string) => new SandboxError(LOGIN_ERRORS[name], errMsg);

const digits = (): string => String(randomInt(10 ** SMS_CODE_LENGTH)).padStart(SMS_CODE_LENGTH, '0');

/** Puts a code into the outbox, unless the last one is younger than a minute. With `captcha` solved the hourly limit doesn't apply. */
export function sendCode({ db, now }: Context, number: Number, captchaSolved: boolean): void {
	const at = now.getTime();
	const sent = db.all<{ sentAt: number }>(
		'SELECT sentAt FROM sms WHERE mobilePre = :mobilePre AND mobile = :mobile AND sentAt > :since ORDER BY sentAt DESC',
		{ ...number, since: at - HOUR },
	);
	const [last] = sent;
	if (last && at - last.sentAt < SMS_RESEND_AFTER) throw refusal('tooManyCodes', '验证码发送过于频繁，请一分钟后再试');
	if (sent.length >= WITHOUT_CAPTCHA && !captchaSolved) throw refusal('captchaAsked', '请先输入图形验证码');
	db.run('INSERT INTO sms (mobilePre, mobile, code, sentAt) VALUES (:mobilePre, :mobile, :code, :sentAt)', {
		...number,
		code: digits(),
		sentAt: at,
	});
}

/** Records codes that were sent to a number in China half an hour ago, as many as it gets without a captcha. */
export function sendEarlier({ db, now }: Pick<Context, 'db' | 'now'>, mobile: string): { sent: number } {
	const sentAt = now.getTime() - HOUR / 2;
	for (let sent = 0; sent < WITHOUT_CAPTCHA; sent += 1)
		db.run("INSERT INTO sms (mobilePre, mobile, code, sentAt) VALUES ('86', :mobile, :code, :sentAt)", {
			mobile,
			code: digits(),
			sentAt,
		});
	return { sent: WITHOUT_CAPTCHA };
}

/** Checks the last code sent to a number. A wrong try counts; from the sixth try on the code is invalid. Returns a function that uses the code up. */
export function checkCode({ db, now }: Context, { code, ...number }: Number & { code: string }): () => void {
	const last = db.get<SmsRow>(
		'SELECT id, code, sentAt, tries FROM sms WHERE mobilePre = :mobilePre AND mobile = :mobile AND used = 0 ORDER BY id DESC LIMIT 1',
		number,
	);
	if (!last) throw refusal('codeWrong', '验证码不正确，请核对后重新输入');
	if (now.getTime() - last.sentAt > CODE_LIFE) throw refusal('codeExpired', '验证码已过期，请重新获取');
	if (last.tries >= MAX_TRIES) throw refusal('tooManyTries', '错误次数过多，请重新获取验证码');
	if (last.code !== code) {
		db.run('UPDATE sms SET tries = tries + 1 WHERE id = :id', { id: last.id });
		throw refusal('codeWrong', '验证码不正确，请核对后重新输入');
	}
	return () => db.run('UPDATE sms SET used = 1 WHERE id = :id', { id: last.id });
}

/** Uses up the last code sent to a number. */
export function useCode(context: Context, sent: Number & { code: string }): void {
	checkCode(context, sent)();
}

/** Creates a new captcha for a number; earlier ones become invalid. */
export function drawCaptcha({ db, now }: Pick<Context, 'db' | 'now'>, mobile: string): string {
	const answer = Array.from({ length: 4 }, () => CAPTCHA_LETTERS[randomInt(CAPTCHA_LETTERS.length)]).join('');
	db.run('INSERT OR REPLACE INTO captcha (mobile, answer, drawnAt) VALUES (:mobile, :answer, :at)', {
		mobile,
		answer,
		at: now.getTime(),
	});
	return answer;
}

/** Checks an answer; whether right or wrong, the captcha is valid once. */
export function solveCaptcha({ db }: Context, mobile: string, answer: string): void {
	const asked = db.get<{ answer: string }>('SELECT answer FROM captcha WHERE mobile = :mobile', { mobile });
	db.run('DELETE FROM captcha WHERE mobile = :mobile', { mobile });
	if (asked?.answer.toLowerCase() !== answer.trim().toLowerCase()) throw refusal('captchaWrong', '图形验证码不正确');
}
