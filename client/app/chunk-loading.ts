import { CHUNK_LOAD_TIMEOUT } from '#shared/constants.ts';
import { readStored, store } from './stored.ts';

const RELOADED = 'chunkReloaded';

/** Reloads the page when it hasn't been reloaded within the last two minutes: after a release the old files are gone. */
export function reloadOnce(): boolean {
	const last = Number(readStored('sessionStorage', RELOADED) ?? 0);
	if (Date.now() - last < CHUNK_LOAD_TIMEOUT) return false;
	store('sessionStorage', RELOADED, String(Date.now()));
	if (readStored('sessionStorage', RELOADED) === null) return false;
	location.reload();
	return true;
}

/** Marks the error of a file that didn't come, before it is thrown: browsers word such errors each in their own way. */
export const markChunkErrors = (): void =>
	addEventListener('vite:preloadError', ({ payload }) => {
		Object.assign(payload, { code: 'chunk' });
	});

/** What a part of the site is loaded with: a file that doesn't come in two minutes counts as missing. */
export function withChunkTimeout<T>(loading: Promise<T>): Promise<T> {
	let timer: ReturnType<typeof setTimeout>;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(Object.assign(new Error('a file took too long'), { code: 'chunk' })), CHUNK_LOAD_TIMEOUT);
	});
	return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}
