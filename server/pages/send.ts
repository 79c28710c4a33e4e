import type { IncomingMessage, ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { createBrotliCompress, createGzip } from 'node:zlib';
import { chooseEncoding, type Encoding, encode, encodingHeader, QUICK } from '#server/request/encoding.ts';
import type { Log } from '#server/watch/log-fields.ts';
import type { Rendered } from '#shared/render.ts';

/** More bytes than a page has. */
const PAGE_BYTES = 4 * 1024 * 1024;

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
	const body = await encode(html, encoding);
	response.writeHead(status, { ...headers, ...encodingHeader(encoding), 'content-length': String(body.length) });
	response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * Collects the many small pieces that React writes, and sends them as one when it flushes: after the shell and after each late
 * part. At most one page waits here.
 */
function gather(encoding: Encoding, response: ServerResponse): Writable & { flush: () => void } {
	const compressor = encoding === 'br' ? createBrotliCompress(QUICK.br) : encoding === 'gzip' ? createGzip(QUICK.gzip) : null;
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
