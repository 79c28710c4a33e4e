import { AppError } from '#server/errors.ts';
import type { Identity } from '#server/identity.ts';
import type { Limits, Subject } from '#server/storage/limits.ts';
import type { Vault } from '#server/storage/vault.ts';
import type { LimitPolicy } from '#shared/catalogue/limit-policy.ts';
import { DEFAULT_DIAL_PREFIX } from '#shared/rules/phone.ts';

const CODE_SECONDS = 15 * 60;
const MOST_NUMBERS = 4;
const keyOf = (browser: string): string => `codes:${browser}`;
/** Where the number stands that a browser was last asked a captcha for, and the one whose captcha it has seen. */
export const captchaAskedOf = (browser: string): string => `captcha-asked:${browser}`;
export const drawnOf = (browser: string): string => `captcha-drawn:${browser}`;

export type Limiting = { limits: Limits; vault: Vault };
type Numbered = { mobile?: unknown; mobilePre?: unknown; captcha?: unknown };

const numberOf = ({ mobile, mobilePre }: Numbered, { member }: Identity): string | undefined => {
	if (mobile) return `+${mobilePre || DEFAULT_DIAL_PREFIX} ${mobile}`;
	return member?.mobile ? `+${member.mobilePre} ${member.mobile}` : undefined;
};

/** A code works only in the browser that asked for it: nobody can guess at, or use up, what another waits for. */
async function mustHaveAsked({ number, browser }: Subject, vault: Vault): Promise<void> {
	const asked = await vault.get<string[]>(keyOf(browser));
	if (number && !asked?.includes(number)) throw new AppError('code-unknown', 'no code was sent to this browser');
}

async function rememberAsking({ number, browser }: Subject, vault: Vault): Promise<void> {
	const asked = (await vault.get<string[]>(keyOf(browser))) ?? [];
	const numbers = [...new Set([number, ...asked])].slice(0, MOST_NUMBERS);
	await vault.put(keyOf(browser), numbers, CODE_SECONDS);
}

/** A captcha is answered in the browser that has seen it, and once: a wrong answer burns it. */
async function mustHaveSeen({ mobile }: Numbered, browser: string, vault: Vault): Promise<void> {
	if ((await vault.take<string>(drawnOf(browser))) !== mobile)
		throw new AppError('invalid-input', 'no captcha of this browser', { field: 'captcha' });
}

/** Makes a call within its limits. What didn't reach its goal for reasons that aren't the visitor's isn't counted. */
export async function limited<T>(
	policy: LimitPolicy,
	input: Numbered,
	identity: Identity,
	{ limits, vault }: Limiting,
	run: () => Promise<T>,
): Promise<T> {
	const subject: Subject = { number: numberOf(input, identity), address: identity.address, browser: identity.browser() };
	if (policy === 'try-code') await mustHaveAsked(subject, vault);
	await limits.take(policy, subject);
	try {
		if (policy === 'send-code') await vault.put(captchaAskedOf(subject.browser), input.mobile, CODE_SECONDS);
		if (input.captcha !== undefined) await mustHaveSeen(input, subject.browser, vault);
		const reply = await run();
		if (policy === 'send-code') await Promise.all([rememberAsking(subject, vault), limits.forget('try-code', subject)]);
		if (policy === 'try-code') await limits.forget(policy, subject);
		return reply;
	} catch (error) {
		const refused = error instanceof AppError && error.code === 'upstream-business';
		if (policy === 'send-code' || !refused) await limits.giveBack(policy, subject);
		throw error;
	}
}
