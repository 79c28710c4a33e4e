import { data } from 'react-router';
import { isMissing } from './failed-call.ts';

/** Returns a loader's reply with the result of `read`; null with status 404 when there is no such thing, or it is another member's. */
export async function unlessMissing<T>(read: () => Promise<T>) {
	try {
		return data<T | null>(await read(), { status: 200 });
	} catch (error) {
		if (isMissing(error)) return data<T | null>(null, { status: 404 });
		throw error;
	}
}
