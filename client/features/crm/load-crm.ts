import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { failedCall } from '#client/app/failed-call.ts';
import type { CallInput } from '#shared/catalogue/catalogue.ts';

const INVITOR = /^[\w-]{1,64}$/;

/** What opens the page outside: this address, asked for with `open`. */
export const opening = (path: string, invitorId: string | null): string =>
	`${path}?${new URLSearchParams({ open: '1', ...(invitorId ? { invitorId } : {}) })}`;

/**
 * Leads on to a page outside of the site when asked to; without scripts, and after logging in, just as well. What can't be opened is
 * said on the page that offered it.
 */
export async function loadCrm({ request, context }: LoaderFunctionArgs, page: CallInput<'GET /crm'>['page']) {
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
