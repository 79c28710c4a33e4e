import { AppError, fromPlain, toPlain } from '#server/request/errors.ts';
import type { Identity } from '#server/request/identity.ts';
import { noteCodeSent } from '#server/storage/codes-sent.ts';
import type { Limits, Subject } from '#server/storage/limits.ts';
import type { Vault } from '#server/storage/vault.ts';
import { UNAVAILABLE } from '#server/upstream/refusal.ts';
import type { Watch } from '#server/watch/watch.ts';
import type { LimitPolicy } from '#shared/catalogue/limit-policy.ts';
import { SMS_RESEND_AFTER } from '#shared/constants.ts';
import { LOGIN_ERRORS } from '#shared/login-errors.ts';
import { DEFAULT_DIAL_PREFIX, dialled, isMobile, type MobileNumber, readNumber } from '#shared/rules/phone.ts';
import { type Countries, mustBeOffered } from './offered-prefixes.ts';

const CODE_SECONDS = 15 * 60;
const DRAWN_SECONDS = 5 * 60;
const MOBILE = /^\d{4,15}$/;
/** The key of the code that a browser requested for a number. */
const codeOf = ({ browser, number }: Subject): string => `code:${browser}:${number}`;
type Code = 'sent' | 'used';
/** The keys of the number that a browser last requested a captcha for, and of the number with the captcha that it has seen. */
const captchaAskedOf = (browser: string): string => `captcha-asked:${browser}`;
const drawnOf = (browser: string): string => `captcha-drawn:${browser}`;

export type Limiting = {
	limits: Limits;
	vault: Vault;
	clock: () => Date;
	watch: Pick<Watch, 'code'>;
	/** Returns the countries that upstream offers codes to. */
	countries: Countries;
};
type Numbered = { mobile?: unknown; mobilePre?: unknown; captcha?: unknown; orderNo?: unknown };

/** Returns the number of an input in its canonical form. */
const numberIn = ({ mobile, mobilePre }: Numbered): MobileNumber =>
	readNumber({ mobile: String(mobile), mobilePre: String(mobilePre ?? DEFAULT_DIAL_PREFIX) });

/** Returns the order number of an input: attempts to find a boarding pass are counted for each order, over all visitors. */
const orderOf = ({ orderNo }: Numbered): string | undefined => (orderNo === undefined ? undefined : String(orderNo));

const numberOf = ({ mobile, mobilePre }: Numbered, { member }: Identity): string | undefined => {
	if (mobile) return dialled({ mobile: String(mobile), mobilePre: String(mobilePre || DEFAULT_DIAL_PREFIX) });
	return member?.mobile ? dialled(member) : undefined;
};

/** Returns the input with its number in canonical form. Throws `invalid-input` when it can't be a mobile number. */
function withCanonicalNumber<I extends Numbered>(input: I): I {
	if (input.mobile === undefined) return input;
	const number = numberIn(input);
	// A captcha is requested without a prefix.
	if (input.mobilePre === undefined) return { ...input, mobile: number.mobile };
	if (!isMobile(number)) throw new AppError('invalid-input', 'no mobile number', { field: 'mobile' });
	return { ...input, ...number };
}

/**
 * Returns the code that the browser requested for the number; null for calls without a number. Throws `code-unknown` when there is
 * none: another browser can neither guess a code nor use up its attempts.
 */
async function requestedCode(subject: Subject, vault: Vault): Promise<Code | null> {
	if (!subject.number) return null;
	const code = await vault.get<Code>(codeOf(subject));
	if (!code) throw new AppError('code-unknown', 'no code was sent to this browser');
	return code;
}

/** Throws unless the browser has seen the captcha of the number. It can be answered once: `take` uses it up, also by a wrong answer. */
async function mustHaveSeen({ mobile }: Numbered, browser: string, read: Vault['take']): Promise<void> {
	if ((await read<string>(drawnOf(browser))) !== mobile)
		throw new AppError('invalid-input', 'no captcha of this browser', { field: 'captcha' });
}

/**
 * Adds the number that a captcha is for: the input's, else the last number that this browser requested a captcha for, so that no
 * address needs to contain it.
 */
async function withCaptchaNumber<I extends Numbered>(input: I, browser: string, vault: Vault): Promise<I> {
	const mobile = input.mobile ?? (await vault.get<string>(captchaAskedOf(browser)));
	if (!MOBILE.test(String(mobile))) throw new AppError('invalid-input', 'no number', { field: 'mobile' });
	return { ...input, mobile };
}

const isRefusal = (error: unknown): boolean => error instanceof AppError && error.code === 'upstream-business';

/** True where certainly no code was sent: upstream wasn't reached, or wants the captcha, which the visitor solves next. */
const isUnsent = (error: unknown): boolean =>
	error instanceof AppError &&
	((error.unsent && !error.answered) || error.err === LOGIN_ERRORS.captchaAsked || error.err === LOGIN_ERRORS.captchaWrong);

/** Returns the failure of a code that counts: it tells the time to wait that the limit of the number asks for. */
function withPace(error: unknown): unknown {
	if (!(error instanceof AppError) || error.code !== 'upstream-unavailable') return error;
	const retryAfter = Math.max(error.retryAfter ?? 0, SMS_RESEND_AFTER / 1_000);
	return fromPlain({ ...toPlain(error), retryAfter, status: UNAVAILABLE });
}

/**
 * Requests a code by `send`. The browser's record of it is written first: while the store fails nothing is sent, since nobody could use the code.
 * After the code is sent, notes that can't be written are skipped.
 */
async function sendCode<T>(
	subject: Subject,
	number: MobileNumber,
	{ limits, vault, clock, watch }: Limiting,
	send: () => Promise<T>,
): Promise<T> {
	const record = (first?: 'first') => vault.put(codeOf(subject), 'sent' satisfies Code, CODE_SECONDS, first);
	const isFirst = await record('first');
	const reply = await send().catch(async (error: unknown) => {
		if (isFirst && (isRefusal(error) || isUnsent(error))) await vault.drop(codeOf(subject)).catch(() => {});
		throw error;
	});
	watch.code('sent', number.mobilePre);
	const noted = noteCodeSent(subject.browser, number, vault, clock().getTime());
	await Promise.allSettled([record(), noted, limits.forget('try-code', subject)]);
	return reply;
}

/**
 * Makes a call within its limits. A failure that isn't the visitor's isn't counted for the number. A code counts once upstream was asked for it,
 * whatever fails then (docs/rules.md, sms-counted).
 */
export async function limited<T, I extends Numbered>(
	policy: LimitPolicy,
	sent: I,
	identity: Identity,
	limiting: Limiting,
	run: (input: I) => Promise<T>,
): Promise<T> {
	const { limits, vault, watch, countries } = limiting;
	// Some are counted by address alone: a visitor gets no cookie for them.
	const browser = policy === 'events' || policy === 'log-out' ? '' : identity.browser();
	const own = withCanonicalNumber(sent);
	const input = policy === 'captcha' ? await withCaptchaNumber(own, browser, vault) : own;
	const subject: Subject = {
		number: policy === 'find-pass' ? orderOf(input) : numberOf(input, identity),
		member: identity.member?.id,
		address: identity.address,
		browser,
		captcha: input.captcha === undefined ? undefined : true,
	};
	const requested = policy === 'try-code' ? await requestedCode(subject, vault) : null;
	if (policy === 'send-code') {
		// A member's own number is upstream's choice.
		const isOwn = identity.member !== null && subject.number === dialled(identity.member);
		if (!isOwn) await mustBeOffered(numberIn(input), countries);
	}
	if (policy === 'send-code') await limits.take('ask-code', subject);
	const refuse = async (error: unknown): Promise<never> => {
		// A refusal may ask for a captcha, which is then drawn for this number.
		if (policy === 'send-code') await vault.put(captchaAskedOf(browser), input.mobile, CODE_SECONDS);
		throw error;
	};
	// Without a captcha's picture its answer lifts no limit.
	if (input.captcha !== undefined) await mustHaveSeen(input, browser, vault.get).catch(refuse);
	await limits.take(policy, subject).catch(refuse);
	let isAsked = false;
	const ask = () => {
		isAsked = true;
		return run(input);
	};
	try {
		if (input.captcha !== undefined) await mustHaveSeen(input, browser, vault.take);
		const reply = policy === 'send-code' ? await sendCode(subject, numberIn(input), limiting, ask) : await ask();
		if (policy === 'captcha') await vault.put(drawnOf(browser), input.mobile, DRAWN_SECONDS);
		if (policy === 'try-code') await limits.forget(policy, subject);
		// A second press with the same code is answered by the first one's reply.
		if (requested === 'sent') {
			watch.code('used', numberIn(input).mobilePre);
			await vault.put(codeOf(subject), 'used' satisfies Code, CODE_SECONDS).catch(() => {});
		}
		return reply;
	} catch (error) {
		const isCounted = policy === 'send-code' ? isAsked && !isUnsent(error) : isRefusal(error);
		if (!isCounted) await limits.giveBack(policy, subject);
		return refuse(policy === 'send-code' && isCounted ? withPace(error) : error);
	}
}
