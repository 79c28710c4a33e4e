import { chmod, lstat, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '#server/watch/log-fields.ts';

const EVERY_MS = 60_000;
/** The share of the bound after which the folder is read again: other processes write there too. */
const LOOK_AFTER = 1 / 16;
/** The share of the bound that stays full when files are removed. */
const LEFT_FULL = 7 / 8;

type Kept = { path: string; size: number; usedAt: number };

/**
 * Keeps files in a folder that holds `maxBytes` at most; the files unused for longest are removed first. Processes of one machine may share it: each
 * may exceed the bound by a sixteenth before it notices. A folder that can't be used counts as empty, and the log says so.
 */
export function createDiskCache(folder: string, maxBytes: number, log: Pick<Log, 'warn'>) {
	let size = 0;
	let unseen = Number.POSITIVE_INFINITY;
	/** One file is written after the other: a file that is half written can't be counted. */
	let last = Promise.resolve();
	let saidAt = Number.NEGATIVE_INFINITY;
	let parts = 0;
	let prepared: Promise<boolean> | undefined;

	function say(error: unknown): void {
		if (Date.now() - saidAt < EVERY_MS) return;
		saidAt = Date.now();
		const reason = error instanceof Error && 'code' in error ? error.code : 'not ours alone';
		log.warn({ reason }, 'pictures are not cached: PICTURE_CACHE_DIR');
	}

	/** True when the folder can be used; it is made when it is first needed. */
	function usable(): Promise<boolean> {
		prepared ??= prepare();
		return prepared;
	}

	/** The folder must be this user's alone: others could put pictures of theirs into it. */
	async function prepare(): Promise<boolean> {
		try {
			await mkdir(folder, { recursive: true, mode: 0o700 });
			const found = await lstat(folder);
			if (!found.isDirectory() || found.uid !== (process.getuid?.() ?? found.uid)) throw new Error('not ours');
			await chmod(folder, 0o700);
			return true;
		} catch (error) {
			say(error);
			return false;
		}
	}

	async function files(): Promise<Kept[]> {
		const names = await readdir(folder);
		const found = await Promise.all(
			names.map(async (name) => {
				const path = join(folder, name);
				const facts = await stat(path).catch(() => null);
				return facts?.isFile() ? [{ path, size: facts.size, usedAt: facts.mtimeMs }] : [];
			}),
		);
		return found.flat().sort((one, other) => one.usedAt - other.usedAt);
	}

	/** Reads the folder, and removes files when there is no room for `wanted` bytes. */
	async function makeRoom(wanted: number): Promise<void> {
		const kept = await files();
		size = kept.reduce((sum, file) => sum + file.size, 0);
		unseen = 0;
		if (size + wanted <= maxBytes) return;
		for (const file of kept) {
			if (size + wanted <= maxBytes * LEFT_FULL) return;
			await rm(file.path, { force: true });
			size -= file.size;
		}
	}

	async function write(name: string, bytes: Buffer): Promise<void> {
		if (size + bytes.length > maxBytes || unseen > maxBytes * LOOK_AFTER) await makeRoom(bytes.length);
		size += bytes.length;
		unseen += bytes.length;
		const part = join(folder, `${name}.${process.pid}-${parts++}.part`);
		try {
			await writeFile(part, bytes, { mode: 0o600, flag: 'wx' });
			await rename(part, join(folder, name));
		} catch (error) {
			await rm(part, { force: true });
			size -= bytes.length;
			throw error;
		}
	}

	return {
		/** Returns the bytes that were kept under a file name, or null. */
		async get(name: string): Promise<Buffer | null> {
			if (!(await usable())) return null;
			const path = join(folder, name);
			const bytes = await readFile(path).catch(() => null);
			// A machine that lost its power may leave empty files.
			if (!bytes?.length) return null;
			void utimes(path, new Date(), new Date()).catch(() => {});
			return bytes;
		},
		/** Keeps bytes under a file name, unless they are larger than the folder may be. */
		async put(name: string, bytes: Buffer): Promise<void> {
			if (bytes.length > maxBytes * LEFT_FULL || !(await usable())) return;
			last = last.then(() => write(name, bytes)).catch(say);
			await last;
		},
	};
}

export type DiskCache = ReturnType<typeof createDiskCache>;
