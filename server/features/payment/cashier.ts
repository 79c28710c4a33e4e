import { outsideAddress } from '#server/composition/content/outside-address.ts';
import type { CashierSettings, FeatureScope } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import { createCashierLink, type Visit } from '#server/storage/cashier-link.ts';

const CASHIER_PAGE = '/cashier';

/** Returns a cashier's address if it is on the list, else null, so that no payment leads to a false cashier. */
export const cashierAddress = (address: string, settings: CashierSettings): string | null =>
	outsideAddress(address, settings, CASHIER_PAGE);

/**
 * Returns an address of this site that redirects the member to the cashier that upstream named. Throws `upstream-unavailable`
 * when that cashier isn't on the list.
 */
export async function cashierLink(
	address: string,
	visit: Visit,
	{ member, vault, settings, report }: FeatureScope,
): Promise<string> {
	const url = cashierAddress(address, settings.cashier);
	if (url === null || !member) {
		report.warn({ reason: 'cashier' }, 'a cashier that is not on the list was refused');
		throw new AppError('upstream-unavailable', 'cashier_url is not allowed');
	}
	return createCashierLink({ url, memberId: member.id, visit }, vault);
}
