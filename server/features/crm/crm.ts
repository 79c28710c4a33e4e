import { outsideAddress } from '#server/composition/content/outside-address.ts';
import type { Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import { STAND_IN_PAGE } from '#shared/constants.ts';

/** `GET /crm`: the address that upstream gives for a member's page, if its host is on the list. */
export const crm: Handler<'GET /crm'> = async ({ page, invitorId }, { api, settings, report }) => {
	const coupons = () =>
		invitorId === undefined
			? api('GET /openapi/user/CRM/getQuanUrl', {})
			: api('GET /openapi/user/CRM/getQuanUrlV2', { invitorId });
	const address = await (page === 'centre' ? api('GET /openapi/user/CRM/getH5Url', {}) : coupons());
	const url = outsideAddress(address, settings.outside, STAND_IN_PAGE);
	if (url !== null) return { url };
	report.warn({ reason: page }, 'an address that is not on the list was refused');
	throw new AppError('upstream-unavailable', 'not an address that members may be led to');
};
