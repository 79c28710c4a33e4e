import type { IncomingMessage, ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { Log } from '#server/watch/log-fields.ts';
import type { Rendered } from '#shared/render.ts';
import type { Encoding } from './page-cache.ts';

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const GZIP = { level: 5 };
/** More bytes than a page has. */
const PAGE_BYTES = 4 * 1024 * 1024;
const encoder = new TextEncoder();
const compressors: Record<Exclude<Encoding, 'identity'>, (html: string) => Promise<Buffer>> = {
	br: (html) => promisify(brotliCompress)(html, BROTLI),
	gzip: (html) => promisify(gzip)(html, GZIP),
};

/** Chooses Brotli before gzip, if the browser accepts them (RFC 9110, 12.5.3; a weight of 0 refuses). */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding {
	const header = String(accepted ?? '');
	if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(header)) return 'br';
	return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(header) ? 'gzip' : 'identity';
}

const encodingHeader = (encoding: Encoding): Record<string, string> =>
	encoding === 'identity' ? {} : { 'content-encoding': encoding };

/** A response to one browser. */
type Sending = { request: IncomingMessage; response: ServerResponse; headers: Record<string, string> };

/** Sends a page that isn't kept as one buffer with its length. */
export async function sendOnce({
	request,
	response,
	headers,
	status,
	html,
}: Sending & { status: number; html: string }): Promise<void> {
	const encoding = chooseEncoding(request.headers['accept-encoding']);
	const body = encoding === 'identity' ? encoder.encode(html) : await compressors[encoding](html);
	response.writeHead(status, { ...headers, ...encodingHeader(encoding), 'content-length': String(body.length) });
	response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * Collects the many small pieces that React writes, and sends them as one when it flushes: after the shell and after each late
 * part. At most one page waits here.
 */
function gather(encoding: Encoding, response: ServerResponse): Writable & { flush: () => void } {
	const compressor = encoding === 'br' ? createBrotliCompress(BROTLI) : encoding === 'gzip' ? createGzip(GZIP) : null;
	compressor?.pipe(response);
	let pieces: Buffer[] = [];
	const flush = () => {
		const part = Buffer.concat(pieces);
		pieces = [];
		(compressor ?? response).write(part);
		compressor?.flush();
	};
	const destination = new Writable({
		highWaterMark: PAGE_BYTES,
		write(piece: Buffer, _encoding, done) {
			pieces.push(piece);
			done();
		},
		final(done) {
			if (pieces.length > 0) flush();
			(compressor ?? response).end();
			done();
		},
	});
	return Object.assign(destination, { flush });
}

type Streaming = Sending & { nonce: string; log: Log; requestId: string };

/**
 * Streams a page that has late parts: first the shell, then each part when it is ready. Ends when all parts are sent, or the
 * browser has left.
 */
export function streamPage(page: Extract<Rendered, { kind: 'pending' }>, sending: Streaming): Promise<void> {
	const { request, response, headers, nonce, log, requestId } = sending;
	return new Promise((resolve, reject) => {
		const encoding = chooseEncoding(request.headers['accept-encoding']);
		const { pipe, abort } = page.stream({
			nonce,
			onShell: () => {
				response.writeHead(page.status, { ...headers, ...encodingHeader(encoding) });
				pipe(gather(encoding, response));
			},
			onShellError: reject,
			onError: (error) => {
				if (!response.destroyed)
					log.error({ requestId, reason: error instanceof Error ? error.message : 'unknown' }, 'render failed');
			},
		});
		response.once('close', () => {
			if (!response.writableFinished) abort();
			resolve();
		});
	});
}
