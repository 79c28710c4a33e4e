import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { failedCall } from '#client/app/failed-call.ts';
import type { CallInput } from '#shared/catalogue/catalogue.ts';

export type OutsidePageName = CallInput<'GET /crm'>['page'];

const INVITOR = /^[\w-]{1,64}$/;

/**
 * Redirects to the CRM's page when the address has `open`, with or without scripts. A failure is returned, and shown on our page that offers
 * the link.
 */
export async function loadCrm({ request, context }: LoaderFunctionArgs, page: OutsidePageName) {
	const api = context.get(apiContext);
	const { searchParams } = new URL(request.url);
	const sent = searchParams.get('invitorId') ?? '';
	const invitorId = INVITOR.test(sent) ? sent : null;
	if (!searchParams.has('open')) return { failure: null, invitorId };
	let url: string;
	try {
		({ url } = await api('GET /crm', { page, invitorId: invitorId ?? undefined }));
	} catch (error) {
		return data({ failure: failedCall(error), invitorId }, { status: 502 });
	}
	throw redirect(url);
}
