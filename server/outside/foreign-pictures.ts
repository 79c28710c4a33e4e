import { createHash } from 'node:crypto';
import { AppError } from '#server/request/errors.ts';
import type { DiskCache } from './disk-cache.ts';
import type { Download } from './download.ts';
import type { PictureEncoder, PictureFormat } from './picture-encoder.ts';
import type { SignedAddresses } from './signed-address.ts';
import { createTurns } from './turns.ts';

/** A bound for each host: a host that hangs doesn't take the turns of others. */
const PER_HOST = { atOnce: 4, waiting: 100, timeoutMs: 20_000 };
/** A picture that failed isn't tried again before this time. */
const FAILED_MS = 3_000;
const MAX_FAILED = 1_000;
/** A part of file names: it changes when pictures are encoded in another way. */
const VERSION = 1;

export type AskedPicture = { tag: string; where: string; width: number; format: PictureFormat };

type Parts = {
	/** The hosts of pictures that are shown. */
	hosts: readonly string[];
	addresses: SignedAddresses;
	download: Download;
	encoder: PictureEncoder;
	cache: DiskCache;
	/** Logs that a picture of a host failed, and why. */
	failed: (host: string, reason: string) => void;
};

/** A picture as its host sent it, shared by the widths that are being made. */
type Original = { found: Promise<{ bytes: Buffer; isKept: boolean }>; users: number };

const nameOf = (...parts: readonly (string | number)[]): string =>
	createHash('sha256')
		.update(JSON.stringify([VERSION, ...parts]))
		.digest('hex');

/** Runs a work once for all callers that ask for it at the same time. `ended` resolves when no work is under way. */
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

/** Gives pictures of other hosts in the widths and encodings of pages, from the cache or made now. Requests at the same time share the work. */
export function createForeignPictures({ hosts, addresses, download, encoder, cache, failed }: Parts) {
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
			const reply = await encoder.encode({ use: 'page', bytes: found.bytes, width, format });
			if ('refused' in reply) throw new AppError('not-found', reply.refused);
			// Bytes that couldn't be decoded are no picture, and aren't kept.
			if (!found.isKept) {
				found.isKept = true;
				await cache.put(nameOf(source), found.bytes);
			}
			await cache.put(name, reply.bytes);
			return reply.bytes;
		} finally {
			original.users -= 1;
			if (original.users === 0) originals.delete(source);
		}
	}

	function remember(source: string, host: string, error: unknown): void {
		const expected = error instanceof AppError;
		failed(host, expected ? error.message : 'unexpected');
		if (!expected || error.retryAfter) return;
		failures.set(source, { error, until: performance.now() + FAILED_MS });
		const [oldest] = failures.keys();
		if (failures.size > MAX_FAILED && oldest) failures.delete(oldest);
	}

	function inTurn(host: string, work: () => Promise<Buffer>): Promise<Buffer> {
		const ofHost = turns.get(host) ?? createTurns(PER_HOST);
		turns.set(host, ofHost);
		return ofHost(work);
	}

	return {
		/**
		 * Returns the picture's bytes. Throws `not-found` for an address that isn't ours and for bytes that are no picture, `upstream-unavailable` when the
		 * host fails.
		 */
		async get(asked: AskedPicture): Promise<Buffer> {
			const source = addresses.sourceOf(asked.tag, asked.where);
			if (!source) throw new AppError('not-found', 'no address of ours');
			const { host } = new URL(source);
			// Checked for kept pictures too: a host that was taken off the list isn't trusted any more.
			if (!hosts.includes(host)) throw new AppError('not-found', 'host not named');
			const name = nameOf(source, asked.width, asked.format);
			return results.share(name, async () => {
				const kept = await cache.get(name);
				if (kept) return kept;
				const failure = failures.get(source);
				if (failure && failure.until > performance.now()) throw failure.error;
				return inTurn(host, () => make(source, asked, name)).catch((error) => {
					remember(source, host, error);
					throw error;
				});
			});
		},
		/** Ends downloads and the encoder. After it nothing is written to the cache. */
		async close(): Promise<void> {
			encoder.close();
			await download.close();
			await results.ended();
		},
	};
}

export type ForeignPictures = ReturnType<typeof createForeignPictures>;
