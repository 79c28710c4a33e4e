import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

const TYPES: Readonly<Record<string, string>> = {
	'.avif': 'image/avif',
	'.webp': 'image/webp',
	'.mp4': 'video/mp4',
	'.webm': 'video/webm',
	'.vtt': 'text/vtt; charset=utf-8',
};

const RANGE = /^bytes=(\d*)-(\d*)$/;

type Span = { start: number; end: number };

/**
 * Returns the requested range of a file; null for the whole, 'unsatisfiable' when the file has no such range. Anything but a single range is ignored,
 * as HTTP allows.
 */
function span(header: string | undefined, size: number): Span | null | 'unsatisfiable' {
	const [, first = '', last = ''] = RANGE.exec(header ?? '') ?? [];
	if (!first && !last) return null;
	const start = first ? Number(first) : Math.max(0, size - Number(last));
	const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
	if (first && last && Number(last) < Number(first)) return null;
	return start >= size || (!first && last === '0') ? 'unsatisfiable' : { start, end };
}

/** Returns the file of an address, or null when it is outside of the folder or of a type that isn't served. */
function locate(mediaDir: string, address: string): string | null {
	const root = resolve(mediaDir);
	try {
		const path = resolve(join(root, decodeURIComponent(address)));
		return path.startsWith(root + sep) && TYPES[extname(path)] && !path.includes('\0') ? path : null;
	} catch {
		return null;
	}
}

/** Serves pictures and film. Their addresses contain a hash of the contents, so they may be cached for ever. */
export async function sendMedia(
	mediaDir: string,
	address: string,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	const path = locate(mediaDir, address);
	const found = path ? await stat(path).catch(() => null) : null;
	if (!path || !found?.isFile() || (request.method !== 'GET' && request.method !== 'HEAD')) {
		response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('Not found\n');
		return;
	}
	const part = span(request.headers.range, found.size);
	const headers = {
		'content-type': TYPES[extname(path)],
		'cache-control': 'public, max-age=31536000, immutable',
		'accept-ranges': 'bytes',
		'x-content-type-options': 'nosniff',
	};
	if (part === 'unsatisfiable') {
		response.writeHead(416, { 'content-range': `bytes */${found.size}` }).end();
		return;
	}
	const { start, end } = part ?? { start: 0, end: found.size - 1 };
	response.writeHead(part ? 206 : 200, {
		...headers,
		'content-length': end - start + 1,
		...(part && { 'content-range': `bytes ${start}-${end}/${found.size}` }),
	});
	if (request.method === 'HEAD' || found.size === 0) {
		response.end();
		return;
	}
	// A visitor who leaves half way is not an error.
	await pipeline(createReadStream(path, { start, end }), response).catch(() => response.destroy());
}
