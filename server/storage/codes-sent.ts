import { SMS_RESEND_AFTER } from '#shared/constants.ts';
import type { MobileNumber } from '#shared/rules/phone.ts';
import type { Vault } from './vault.ts';

/** A code that was sent to a number, and from when on another may be: epoch milliseconds. */
type CodeSent = MobileNumber & { again: number };

const keyOf = (browser: string): string => `codes-sent:${browser}`;

/** The numbers that a browser had codes sent to and that have to wait for another, the latest first. */
export async function codesSentBy(browser: string, vault: Vault, now: number): Promise<CodeSent[]> {
	const sent = (await vault.get<CodeSent[]>(keyOf(browser))) ?? [];
	return sent.filter(({ again }) => again > now);
}

/** Notes that a code was sent, for as long as another has to wait. */
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
