import { data } from 'react-router';
import { failedCall } from './failed-call.ts';

/** True when the thing asked for doesn't exist, or the id in the address can't be one. */
export const isMissing = (error: unknown): boolean => ['not-found', 'invalid-input'].includes(failedCall(error).code);

/** Returns a loader's reply with the result of `read`; null with status 404 when there is no such thing, or it is another member's. */
export async function unlessMissing<T>(read: () => Promise<T>) {
	try {
		return data<T | null>(await read(), { status: 200 });
	} catch (error) {
		if (isMissing(error)) return data<T | null>(null, { status: 404 });
		throw error;
	}
}
