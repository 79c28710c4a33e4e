import { data, redirect } from 'react-router';
import { type FailedCall, failedCall } from '#client/app/failed-call.ts';
import type { Api } from '#shared/catalogue/catalogue.ts';
import { voyagePath } from '#shared/paths.ts';

/** The reason why no voyage was noted to change to. */
export type RebookAnswer = { failure: FailedCall };

/** Notes the voyage that was chosen in a form, and leads to its cabins. The order stays as it is. */
export async function beginRebooking(api: Api, id: string, form: FormData) {
	try {
		const { voyage } = await api('POST /order/rebooking/begin', { id, voyageId: String(form.get('voyage') ?? '') });
		return redirect(`${voyagePath(voyage)}#cabins`);
	} catch (error) {
		const failure = failedCall(error);
		return data<RebookAnswer>({ failure }, { status: failure.code === 'conflict' ? 409 : 502 });
	}
}
