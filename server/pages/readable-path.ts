import { AppError } from '#server/request/errors.ts';

const ANY_ORIGIN = 'http://site.invalid';

function isReadable(url: string): boolean {
	try {
		decodeURIComponent(url.split('?', 1)[0] ?? '');
		return URL.canParse(url, ANY_ORIGIN);
	} catch {
		return false;
	}
}

/** Refuses an address that is none (`//`), or has invalid escapes (`/%`, `/%ff`): the router would fail on it, or read another path. */
export function mustBeReadable(url: string): void {
	if (!isReadable(url)) throw new AppError('invalid-input', 'no readable path', { field: 'path' });
}
