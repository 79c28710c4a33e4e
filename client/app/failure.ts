import { ERRORS, type ErrorCode } from '#shared/errors.ts';

export type Failure = { kind: ErrorCode | 'chunk'; message: string; requestId: string };

const CHUNK = /dynamically imported module|importing a module script|unable to preload|loading chunk|chunk-timeout/i;

const textOf = (error: object, name: string): string => {
	const value = name in error ? (error as Record<string, unknown>)[name] : '';
	return typeof value === 'string' ? value : '';
};

/** What a route's error means: a plain object of the server, an error of the API, a router's reply, a chunk that didn't come. */
export function failureOf(error: unknown): Failure {
	if (error === null || typeof error !== 'object') return { kind: 'upstream-unavailable', message: '', requestId: '' };
	const code = textOf(error, 'code');
	const message = textOf(error, 'message');
	const requestId = textOf(error, 'requestId');
	if (code in ERRORS) return { kind: code as ErrorCode, message, requestId };
	if (CHUNK.test(message)) return { kind: 'chunk', message: '', requestId };
	if ('status' in error && error.status === 404) return { kind: 'not-found', message: '', requestId };
	return { kind: 'upstream-unavailable', message: '', requestId };
}
