import { redirect } from 'react-router';
import { type FailedCall, failedCall } from '#client/app/failed-call.ts';
import type { Api } from '#shared/catalogue/catalogue.ts';
import { orderPath } from '#shared/paths.ts';

export type ShareAnswer = { failure: FailedCall } | null;

/** Makes the address of an order's voyage, or revokes it. In the browser the order's page then loads itself again. */
export async function shareVoyage(api: Api, id: string, form: FormData): Promise<Response | ShareAnswer> {
	try {
		await api('POST /order/our-voyage', { id, shared: form.get('shared') === 'on' });
	} catch (error) {
		return { failure: failedCall(error) };
	}
	return typeof document === 'undefined' ? redirect(orderPath(id)) : null;
}
