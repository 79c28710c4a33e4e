import { data, type LoaderFunctionArgs } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { failedCall } from '#client/app/failed-call.ts';

const MISSING = ['not-found', 'invalid-input'];

/** The order and the person that an address asks for. */
export function askedPerson(request: Request): { order: string; person: string } {
	const { searchParams } = new URL(request.url);
	return { order: searchParams.get('order') ?? '', person: searchParams.get('person') ?? '' };
}

/** What `read` brings of the person asked for; null, as 404, where there is no such person, which is said of other members' persons alike. */
export async function unlessMissing<T>(read: () => Promise<T>) {
	try {
		return data<T | null>(await read(), { status: 200 });
	} catch (error) {
		const { code } = failedCall(error);
		if (code && MISSING.includes(code)) return data<T | null>(null, { status: 404 });
		throw error;
	}
}

/** A passenger's check-in as far as it was saved. `device` tells this page apart from others of the same member. */
export const loadForm = ({ request, context }: LoaderFunctionArgs) =>
	unlessMissing(async () => {
		const api = context.get(apiContext);
		const [view, countries] = await Promise.all([
			api('GET /check-in/form', askedPerson(request)),
			api('GET /openapi/countrySmsCode', {}).catch(() => []),
		]);
		return { view, countries, device: crypto.randomUUID() };
	});
