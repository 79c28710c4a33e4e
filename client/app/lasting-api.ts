import type { Api } from '#shared/catalogue/catalogue.ts';
import { asMember, exchange, requestOf } from './api.ts';

const LASTING_MS = 20_000;

/**
 * The browser's `api` for calls that have to arrive even when the page is closed at this moment. They give up after 20 seconds,
 * so that they can be tried again.
 */
export const lastingApi: Api = (name, input) =>
	asMember(() => {
		const [url, init] = requestOf(name, input as Record<string, unknown>);
		return exchange(url, { ...init, keepalive: true, signal: AbortSignal.timeout(LASTING_MS) });
	});
