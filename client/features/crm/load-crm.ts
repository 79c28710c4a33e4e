import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { failedCall } from '#client/app/failed-call.ts';
import type { CallInput } from '#shared/catalogue/catalogue.ts';

export type OutsidePageName = CallInput<'GET /crm'>['page'];

const INVITOR = /^[\w-]{1,64}$/;

/**
 * Loads the member's coupons. When the address has `open`, redirects to the CRM's page instead, with or without scripts; a failure of
 * that is returned, and shown on our page that offers the link.
 */
export async function loadCrm({ request, context }: LoaderFunctionArgs, page: OutsidePageName) {
	const api = context.get(apiContext);
	const { searchParams } = new URL(request.url);
	const sent = searchParams.get('invitorId') ?? '';
	const invitorId = INVITOR.test(sent) ? sent : null;
	const own = () => api('GET /crm/coupons', {});
	if (!searchParams.has('open')) return { failure: null, invitorId, ...(await own()) };
	let url: string;
	try {
		({ url } = await api('GET /crm', { page, invitorId: invitorId ?? undefined }));
	} catch (error) {
		return data({ failure: failedCall(error), invitorId, ...(await own()) }, { status: 502 });
	}
	throw redirect(url);
}
