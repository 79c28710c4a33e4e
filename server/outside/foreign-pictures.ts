import { createHash } from 'node:crypto';
import { AppError } from '#server/request/errors.ts';
import type { DiskCache } from './disk-cache.ts';
import type { Download } from './download.ts';
import type { PictureFormat, Resizer } from './resizer.ts';
import type { SignedAddresses } from './signed-address.ts';
import { createTurns } from './turns.ts';

/** One host that hangs leaves the others theirs. */
const PER_HOST = { atOnce: 4, waiting: 100, timeoutMs: 20_000 };
/** For so long a picture that failed isn't tried again. */
const FAILED_MS = 3_000;
const MAX_FAILED = 1_000;
/** Part of what files are called: another number when pictures are encoded in another way. */
const VERSION = 1;

export type AskedPicture = { tag: string; where: string; width: number; format: PictureFormat };

type Parts = {
	/** Whose pictures are shown. */
	hosts: readonly string[];
	addresses: SignedAddresses;
	download: Download;
	resizer: Resizer;
	cache: DiskCache;
	/** Is told the host and why, for the log. */
	failed: (host: string, reason: string) => void;
};

/** A picture as its host sent it, for all its widths that are being made. */
type Original = { found: Promise<{ bytes: Buffer; isKept: boolean }>; users: number };

const nameOf = (...parts: readonly (string | number)[]): string =>
	createHash('sha256')
		.update(JSON.stringify([VERSION, ...parts]))
		.digest('hex');

/** Runs a work once for all who ask for it at the same time. `ended`: nothing is under way any more. */
function sharedWork<T>() {
	const flights = new Map<string, Promise<T>>();
	return {
		share(key: string, work: () => Promise<T>): Promise<T> {
			const flight = flights.get(key) ?? work().finally(() => flights.delete(key));
			flights.set(key, flight);
			return flight;
		},
		ended: () => Promise.allSettled(flights.values()),
	};
}

/** Pictures of other hosts in the widths and encodings that pages name, from the cache or made now. Who asks at the same time shares the work. */
export function createForeignPictures({ hosts, addresses, download, resizer, cache, failed }: Parts) {
	const results = sharedWork<Buffer>();
	const originals = new Map<string, Original>();
	const turns = new Map<string, ReturnType<typeof createTurns>>();
	const failures = new Map<string, { error: unknown; until: number }>();

	async function find(source: string): Promise<{ bytes: Buffer; isKept: boolean }> {
		const kept = await cache.get(nameOf(source));
		return kept ? { bytes: kept, isKept: true } : { bytes: await download.fetch(source), isKept: false };
	}

	async function make(source: string, { width, format }: AskedPicture, name: string): Promise<Buffer> {
		const original = originals.get(source) ?? { found: find(source), users: 0 };
		originals.set(source, original);
		original.users += 1;
		try {
			const found = await original.found;
			const result = await resizer.resize({ bytes: found.bytes, width, format });
			// Only now is it known to be a picture.
			if (!found.isKept) {
				found.isKept = true;
				await cache.put(nameOf(source), found.bytes);
			}
			await cache.put(name, result);
			return result;
		} finally {
			original.users -= 1;
			if (original.users === 0) originals.delete(source);
		}
	}

	function remember(source: string, host: string, error: unknown): void {
		const expected = error instanceof AppError;
		failed(host, expected ? error.message : 'unexpected');
		if (!expected || error.retryAfter) return;
		failures.set(source, { error, until: Date.now() + FAILED_MS });
		const [oldest] = failures.keys();
		if (failures.size > MAX_FAILED && oldest) failures.delete(oldest);
	}

	function inTurn(host: string, work: () => Promise<Buffer>): Promise<Buffer> {
		const ofHost = turns.get(host) ?? createTurns(PER_HOST);
		turns.set(host, ofHost);
		return ofHost(work);
	}

	return {
		/** The picture's bytes. Throws `not-found` for addresses that aren't ours and for what is no picture, `upstream-unavailable` when its host fails. */
		async get(asked: AskedPicture): Promise<Buffer> {
			const source = addresses.sourceOf(asked.tag, asked.where);
			if (!source) throw new AppError('not-found', 'no address of ours');
			const { host } = new URL(source);
			// Also of what is kept: a host that was taken off the list isn't trusted any more.
			if (!hosts.includes(host)) throw new AppError('not-found', 'host not named');
			const name = nameOf(source, asked.width, asked.format);
			return results.share(name, async () => {
				const kept = await cache.get(name);
				if (kept) return kept;
				const failure = failures.get(source);
				if (failure && failure.until > Date.now()) throw failure.error;
				return inTurn(host, () => make(source, asked, name)).catch((error) => {
					remember(source, host, error);
					throw error;
				});
			});
		},
		/** Nothing is written to the cache any more once this is done. */
		async close(): Promise<void> {
			resizer.close();
			await download.close();
			await results.ended();
		},
	};
}

export type ForeignPictures = ReturnType<typeof createForeignPictures>;
