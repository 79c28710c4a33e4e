import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
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

/** Milliseconds between two attempts to reach the site; the browser's own event comes earlier, where it knows. */
const TRY_EVERY_MS = 5_000;
/** The event of a press that begins or ends to wait for the network. */
export const AWAITING = 'awaiting-network';
let awaiting = 0;

/** True while something that was pressed waits for the network. */
export const awaitsNetwork = (): boolean => awaiting > 0;

/** True when the site answers; a file that didn't load is gone then. */
const isReachable = async (): Promise<boolean> =>
	navigator.onLine &&
	fetch('/livez', { cache: 'no-store', signal: AbortSignal.timeout(TRY_EVERY_MS) }).then(
		({ status }) => status < 500,
		() => false,
	);

/** Resolves when the site answers. Until then the bar of `OfflineBar` says that a press waits. */
export async function untilReachable(): Promise<void> {
	const count = (more: number) => {
		awaiting += more;
		dispatchEvent(new Event(AWAITING));
	};
	count(1);
	while (!(await isReachable()))
		await new Promise((resolve) => {
			setTimeout(resolve, TRY_EVERY_MS);
			addEventListener('online', resolve, { once: true });
		});
	count(-1);
}

/** Loads code for a press. Without a network it waits, and loads when the network is back; it rejects when the code is gone. */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
	try {
		return await withChunkTimeout(load());
	} catch (error) {
		if (await isReachable()) throw error;
	}
	await untilReachable();
	return loadCode(load);
}

/** Makes a component whose code is loaded when it is first rendered. Without a network it waits, as every press does. */
export const lazyCode = <P extends object>(
	load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> => lazy(() => loadCode(load));
