import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { failedCall, isNotLoggedIn } from '#client/app/failed-call.ts';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import { checkInPath } from '#shared/paths.ts';

type Refused = Extract<CallOutput<'POST /check-in/find'>, { state: 'refused' }>;

/** `orderNo` and `name` go back into the form; `message` has upstream's own words, `minutes` is the time to wait. */
export type FindAnswer = {
	orderNo: string;
	name: string;
	problems: Refused['problems'];
	message: string;
	failed: 'often' | 'unavailable' | null;
	minutes: number;
};

/** Finds an order by number and name, and redirects to its passengers. Both are sent in the body only, so that no log has them. */
export async function findOrder({ request, context }: ActionFunctionArgs) {
	const api = context.get(apiContext);
	const form = await request.formData();
	const typed = { orderNo: String(form.get('orderNo') ?? ''), name: String(form.get('name') ?? '') };
	const none = { ...typed, problems: {}, message: '', failed: null, minutes: 0 };
	try {
		const found = await api('POST /check-in/find', typed);
		if (found.state === 'found') return redirect(checkInPath(found.order));
		const { problems, message } = found;
		return data<FindAnswer>({ ...none, problems, message }, { status: 422 });
	} catch (error) {
		if (isNotLoggedIn(error)) throw error;
		const { code, shown, retryAfter = 60 } = failedCall(error);
		if (code === 'rate-limited')
			return data<FindAnswer>({ ...none, failed: 'often', minutes: Math.ceil(retryAfter / 60) }, { status: 429 });
		return data<FindAnswer>({ ...none, failed: 'unavailable', message: shown }, { status: 502 });
	}
}
