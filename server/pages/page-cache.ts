import { createHash } from 'node:crypto';
import { constants } from 'node:zlib';
import { type Encoding, packBrotli, packGzip } from '#server/request/encoding.ts';

const MAX_BYTES = 32 * 1024 * 1024;
/** The most addresses with one request so far that are remembered. */
const MAX_ASKED = 5_000;

/** A guest's page as constant bytes in every encoding, each with its headers. */
export type CachedPage = {
	status: number;
	renderedAt: number;
	size: number;
	bodies: Record<Encoding, { body: Buffer; headers: readonly string[] }>;
};

/** Turns a whole page into constant bytes: it is compressed once, and has an ETag for each encoding. */
export async function freezePage(status: number, html: string, headers: Readonly<Record<string, string>>): Promise<CachedPage> {
	const plain = Buffer.from(html);
	const [br, gz] = await Promise.all([
		packBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
		packGzip(plain, { level: 6 }),
	]);
	const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
	const shape = (encoding: Encoding, body: Buffer) => {
		const own: Record<string, string> = { ...headers, etag: `"${digest}-${encoding}"`, 'content-length': String(body.length) };
		if (encoding !== 'identity') own['content-encoding'] = encoding;
		return { body, headers: Object.entries(own).flat() };
	};
	const bodies = { br: shape('br', br), gzip: shape('gzip', gz), identity: shape('identity', plain) };
	return { status, renderedAt: performance.now(), size: plain.length + br.length + gz.length, bodies };
}

/**
 * Creates a memory for guests' pages by key, bounded in bytes; the least recently used one is dropped first. An address with a
 * query is kept from its second request on, so that thousands of different queries don't push out popular pages.
 */
export function createPageCache() {
	const pages = new Map<string, CachedPage>();
	let bytes = 0;
	const drop = (key: string) => {
		bytes -= pages.get(key)?.size ?? 0;
		pages.delete(key);
	};
	const asked = new Set<string>();
	return {
		/** True when the page of an address may be kept. */
		admits(key: string, url: string): boolean {
			if (!url.includes('?') || pages.has(key) || asked.has(key)) return true;
			if (asked.size >= MAX_ASKED) asked.clear();
			asked.add(key);
			return false;
		},
		get(key: string): CachedPage | undefined {
			const page = pages.get(key);
			if (page && pages.size > 1) {
				pages.delete(key);
				pages.set(key, page);
			}
			return page;
		},
		set(key: string, page: CachedPage): void {
			drop(key);
			pages.set(key, page);
			bytes += page.size;
			for (const oldest of pages.keys()) {
				if (bytes <= MAX_BYTES) break;
				drop(oldest);
			}
		},
	};
}
