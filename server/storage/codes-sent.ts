import { SMS_RESEND_AFTER } from '#shared/constants.ts';
import type { MobileNumber } from '#shared/rules/phone.ts';
import type { Vault } from './vault.ts';

/** A number that a code was sent to, and the time from which another may be sent, epoch milliseconds. */
type CodeSent = MobileNumber & { again: number };

const keyOf = (browser: string): string => `codes-sent:${browser}`;

/** Returns the numbers that a browser requested codes for and can't request again yet, the latest first. */
export async function codesSentBy(browser: string, vault: Vault, now: number): Promise<CodeSent[]> {
	const sent = (await vault.get<CodeSent[]>(keyOf(browser))) ?? [];
	return sent.filter(({ again }) => again > now);
}

/** Notes that a code was sent, until another may be sent. */
export async function noteCodeSent(
	browser: string,
	{ mobile, mobilePre }: MobileNumber,
	vault: Vault,
	now: number,
): Promise<void> {
	const latest = { mobile, mobilePre, again: now + SMS_RESEND_AFTER };
	const others = (await codesSentBy(browser, vault, now)).filter(
		(other) => other.mobile !== mobile || other.mobilePre !== mobilePre,
	);
	await vault.put(keyOf(browser), [latest, ...others], SMS_RESEND_AFTER / 1_000);
}
