import { CHUNK_LOAD_TIMEOUT } from '#shared/constants.ts';
import { readStored, store } from './stored.ts';

const RELOADED = 'chunkReloaded';

/**
 * Reloads the page unless it was reloaded within the last two minutes: after a release the old files are gone. Returns whether it
 * does.
 */
export function reloadOnce(): boolean {
	const last = Number(readStored('sessionStorage', RELOADED) ?? 0);
	if (Date.now() - last < CHUNK_LOAD_TIMEOUT) return false;
	store('sessionStorage', RELOADED, String(Date.now()));
	if (readStored('sessionStorage', RELOADED) === null) return false;
	location.reload();
	return true;
}

/**
 * Gives the error of a file that didn't load the code `chunk` before it is thrown, since each browser words such errors
 * differently.
 */
export const codeChunkErrors = (): void =>
	addEventListener('vite:preloadError', ({ payload }) => {
		Object.assign(payload, { code: 'chunk' });
	});

/** Waits two minutes at most for files of the site; then they count as missing. */
export function withChunkTimeout<T>(loading: Promise<T>): Promise<T> {
	let timer: ReturnType<typeof setTimeout>;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(Object.assign(new Error('a file took too long'), { code: 'chunk' })), CHUNK_LOAD_TIMEOUT);
	});
	return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}
