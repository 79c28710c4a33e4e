import { AppError } from '#server/errors.ts';

/** Refuses a path whose escapes mean nothing (`/%`, `/%ff`): the router would only warn in the log and guess what was meant. */
export function mustBeReadable(url: string): void {
	try {
		decodeURIComponent(url.split('?', 1)[0] ?? '');
	} catch {
		throw new AppError('invalid-input', 'malformed escapes in the path', { field: 'path' });
	}
}
