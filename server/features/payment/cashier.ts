import { randomBytes } from 'node:crypto';
import { type Outside, outsideAddress } from '#server/composition/outside-address.ts';
import { AppError } from '#server/errors.ts';
import type { FeatureScope } from '../handler.ts';

/** Where payments may lead to. */
export type CashierSettings = Outside & {
	/** The site's own origin. */
	siteUrl: string;
};

const CASHIER_PAGE = '/cashier';
const GO_SECONDS = 10 * 60;
export const GO_PATH = '/pay/go';

const goKey = (token: string): string => `go:${token}`;
type Go = { memberId: string; url: string };

/** The address of a cashier as browsers may be sent to it; null for any other, so that no payment leads to a false cashier. */
export const cashierAddress = (told: string, settings: CashierSettings): string | null =>
	outsideAddress(told, settings, CASHIER_PAGE);

/** An address of ours that leads a member on to the cashier. */
export async function wayToCashier(told: string, { member, vault, settings, log }: FeatureScope): Promise<string> {
	const url = cashierAddress(told, settings.cashier);
	if (url === null || !member) {
		log.warn({ reason: 'cashier' }, 'a cashier that is not on the list was refused');
		throw new AppError('upstream-unavailable', 'cashier_url is not allowed');
	}
	const token = randomBytes(18).toString('base64url');
	await vault.put(goKey(token), { memberId: member.id, url } satisfies Go, GO_SECONDS);
	return `${GO_PATH}/${token}`;
}

/** Where a way of ours leads to, for the member it was made for. */
export async function endOfWay(token: string, memberId: string, vault: FeatureScope['vault']): Promise<string | null> {
	const go = await vault.get<Go>(goKey(token));
	return go?.memberId === memberId ? go.url : null;
}
